//! Bytes as lower-case hexadecimal digits.

/// Writes bytes, two digits each.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = |byte: &u8| [DIGITS[(byte >> 4) as usize], DIGITS[(byte & 15) as usize]];
    bytes.iter().flat_map(digits).map(char::from).collect()
}

/// Reads exactly `N` bytes; capitals are not taken, so that there is one way to write each.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let value = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        assert_eq!(hex(&[0, 0x1f, 0xff]), "001fff");
        assert_eq!(unhex("001fff"), Some([0, 0x1f, 0xff]));
        for wrong in ["", "001ff", "001fff0", "001FFF", "00 1ff", "00é0"] {
            assert_eq!(unhex::<3>(wrong), None, "{wrong}");
        }
    }
}
