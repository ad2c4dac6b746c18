//! Lists the language files, so that a new one needs no line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let home = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let locales = home.join("../../locales").canonicalize()?;
    println!("cargo:rerun-if-changed={}", locales.display());

    let mut list = String::from("&[\n");
    for folder in sorted(&locales)?.into_iter().filter(|entry| entry.is_dir()) {
        let language = name(&folder);
        for file in files(&folder)? {
            let _ = writeln!(
                list,
                "    File {{ language: {language:?}, name: {:?}, text: include_str!({:?}) }},",
                name(&file),
                file.display().to_string(),
            );
        }
    }
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("files.rs"), list)
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in sorted(folder)? {
        if entry.is_dir() {
            found.extend(files(&entry)?);
        } else if entry.extension().is_some_and(|end| end == "ftl") {
            found.push(entry);
        }
    }
    Ok(found)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries: Vec<_> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    Ok(entries)
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
