//! The values of a box that may be turned: found by a knob's path, read and written without
//! touching anything else of the text.

use toml_edit::{DocumentMut, Item, TableLike, Value};

use super::aims::Knob;

/// A value in a box that may be changed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Slot {
    /// The record it belongs to, by name.
    pub(crate) record: String,
    key: String,
    index: Option<usize>,
    field: Vec<String>,
    /// What it may be: first what it is, then the others, the nearest first.
    pub(crate) options: Vec<Setting>,
}

/// What a slot may hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
    Number(i64),
    Word(String),
}

impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Setting::Number(number) => number.fmt(f),
            Setting::Word(word) => word.fmt(f),
        }
    }
}

impl Slot {
    /// Where it stands, for people.
    pub(crate) fn path(&self) -> String {
        let mut path = self.key.clone();
        if self.index.is_some() {
            path.push_str(&format!(".{}", self.record));
        }
        self.field.iter().for_each(|part| path.push_str(&format!(".{part}")));
        path
    }

    /// Whether both are one value of a box.
    pub(crate) fn is_same_value(&self, other: &Slot) -> bool {
        (&self.key, self.index, &self.field) == (&other.key, other.index, &other.field)
    }

    /// Writes one of its options into a box.
    pub(crate) fn set(&self, cards: &mut DocumentMut, option: usize) {
        let Some(record) = record_mut(cards, &self.key, self.index) else { return };
        let Some(value) = value_mut(record, &self.field) else { return };
        let mut new = match &self.options[option] {
            Setting::Number(number) => Value::from(*number),
            Setting::Word(word) => Value::from(word.as_str()),
        };
        // The blanks around it stay as they were.
        *new.decor_mut() = value.decor().clone();
        *value = new;
    }
}

/// The slots of a knob in a box: every value at its path that is ours and has somewhere to go.
pub(crate) fn slots(cards: &mut DocumentMut, knob: &Knob) -> Vec<Slot> {
    let parts: Vec<&str> = knob.path.split('.').collect();
    let Some((key, rest)) = parts.split_first() else { return Vec::new() };
    let records = cards.get(key).and_then(Item::as_array_of_tables).map(|records| records.len());
    let Some(records) = records else {
        let field = rest.iter().map(|part| (*part).to_owned()).collect();
        return slot(cards, knob, key, None, field).into_iter().collect();
    };
    let Some((who, field)) = rest.split_first() else { return Vec::new() };
    let field: Vec<String> = field.iter().map(|part| (*part).to_owned()).collect();
    let slots = (0..records).filter_map(|i| slot(cards, knob, key, Some(i), field.clone()));
    slots.filter(|slot| *who == "*" || *who == slot.record).collect()
}

/// Whether the values at a knob's path, ours or not, are such that it could turn any.
pub(crate) fn fits(cards: &mut DocumentMut, knob: &Knob) -> bool {
    leads(cards, &knob.path, &|_, value| options(knob, value).is_some())
}

/// Whether any of these values is ours.
pub(crate) fn is_ours(cards: &mut DocumentMut, knob: &Knob) -> bool {
    leads(cards, &knob.path, &|ours, value| ours && options(knob, value).is_some())
}

/// Whether a path leads to any value of a box, ours or not.
pub(crate) fn finds(cards: &mut DocumentMut, path: &str) -> bool {
    leads(cards, path, &|_, _| true)
}

/// Where the records of these names are: the first of them, as a path begins.
pub(crate) fn place_of<'a>(
    cards: &DocumentMut,
    names: impl IntoIterator<Item = &'a str> + Clone,
) -> Option<String> {
    let named = |key: &str, record: &dyn TableLike| {
        let own = name(record, key);
        let known = names.clone().into_iter().any(|name| name == own);
        known.then(|| format!("{key}.{own}"))
    };
    cards.iter().find_map(|(key, item)| {
        item.as_array_of_tables()?.iter().find_map(|record| named(key, record))
    })
}

/// Whether any value at a path is wanted: what is asked is whether it is ours, and what it is.
fn leads(cards: &mut DocumentMut, path: &str, wanted: &dyn Fn(bool, &Value) -> bool) -> bool {
    let parts: Vec<String> = path.split('.').map(str::to_owned).collect();
    let Some((key, rest)) = parts.split_first() else { return false };
    let records = cards.get(key).and_then(Item::as_array_of_tables).map(|records| records.len());
    let mut found = |index, who: &str, field: &[String]| {
        record_mut(cards, key, index).is_some_and(|record| {
            let ours = says_ours(record, field);
            (who == "*" || who == name(record, key))
                && value_mut(record, field).is_some_and(|value| wanted(ours, value))
        })
    };
    match (records, rest.split_first()) {
        (None, _) => found(None, "*", rest),
        (Some(records), Some((who, field))) => (0..records).any(|i| found(Some(i), who, field)),
        (Some(_), None) => false,
    }
}

fn slot(
    cards: &mut DocumentMut,
    knob: &Knob,
    key: &str,
    index: Option<usize>,
    field: Vec<String>,
) -> Option<Slot> {
    let record = record_mut(cards, key, index)?;
    let name = name(record, key).to_owned();
    if !says_ours(record, &field) {
        return None;
    }
    let options = options(knob, value_mut(record, &field)?)?;
    let slot = Slot { record: name, key: key.to_owned(), index, field, options };
    (slot.options.len() > 1).then_some(slot)
}

/// Whether a value of a record is ours: the record says so, and no table within it on the way to the
/// value says otherwise. One that is the book's within what is ours stays the book's, and the other way
/// round too: of two who disagree, who forbids is heard.
fn says_ours(record: &dyn TableLike, field: &[String]) -> bool {
    let Some((first, rest)) = field.split_first() else { return false };
    let mut ours = said_of(record, first) == Some(true);
    let mut within = record.get(first).and_then(Item::as_value);
    for part in rest {
        within = match within {
            Some(Value::InlineTable(table)) => {
                ours &= said_of(table, part) != Some(false);
                table.get(part)
            }
            Some(Value::Array(list)) => part.parse::<usize>().ok().and_then(|at| list.get(at)),
            _ => None,
        };
    }
    ours
}

/// Whether a table says of a field that it is ours, if it says anything: of the field itself, or else
/// of all that is in it.
fn said_of(table: &dyn TableLike, field: &str) -> Option<bool> {
    let own = table.get(&format!("{field}_provenance"));
    let said = own.or_else(|| table.get("provenance"))?;
    Some(said.as_str() == Some("ours"))
}

/// What a record is called.
fn name<'a>(record: &'a dyn TableLike, key: &'a str) -> &'a str {
    let named = record.get("name").or_else(|| record.get("id"));
    named.and_then(Item::as_str).unwrap_or(key)
}

/// What a value may become: itself first.
fn options(knob: &Knob, value: &Value) -> Option<Vec<Setting>> {
    if let Some(words) = &knob.values {
        let now = value.as_str()?;
        let others = words.iter().filter(|word| *word != now);
        let words = [now.to_owned()].into_iter().chain(others.cloned());
        return Some(words.map(Setting::Word).collect());
    }
    let (now, least, most) = (value.as_integer()?, knob.least?, knob.most?);
    // No farther than it may go: bounds alone may be as wide as numbers are.
    let by = knob.by.unwrap_or(i64::MAX);
    let (least, most) = (least.max(now.saturating_sub(by)), most.min(now.saturating_add(by)));
    let mut others: Vec<i64> = (least..=most).filter(|number| *number != now).collect();
    others.sort_by_key(|number| (number.abs_diff(now), *number));
    Some([now].into_iter().chain(others).map(Setting::Number).collect())
}

fn record_mut<'a>(
    cards: &'a mut DocumentMut,
    key: &str,
    index: Option<usize>,
) -> Option<&'a mut dyn TableLike> {
    let item = cards.get_mut(key)?;
    match index {
        Some(index) => Some(item.as_array_of_tables_mut()?.get_mut(index)? as &mut dyn TableLike),
        None => item.as_table_like_mut(),
    }
}

fn value_mut<'a>(record: &'a mut dyn TableLike, field: &[String]) -> Option<&'a mut Value> {
    let (first, rest) = field.split_first()?;
    let mut value = record.get_mut(first)?.as_value_mut()?;
    for part in rest {
        value = match value {
            Value::Array(list) => list.get_mut(part.parse::<usize>().ok()?)?,
            Value::InlineTable(table) => table.get_mut(part)?,
            _ => return None,
        };
    }
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOX: &str = "# a comment
[village]
mine = { price = [0, 1, 1], most = 3 } # beside
provenance = \"ours\"

[[jarl]]
name = \"Egil\"
provenance = \"ours\"
basic = { effect = \"draw\", amount = 2, side = \"both\" }
copies = 4
copies_provenance = \"known\"

[[jarl]]
name = \"Halfdan\"
provenance = \"book\"
basic = { effect = \"slots\", amount = 6 }

[[hero]]
id = \"freya\"
provenance = \"ours\"
health = 12
";

    fn knob(path: &str, most: i64, by: Option<i64>) -> Knob {
        let (least, most) = (Some(1), Some(most));
        Knob { aims: Vec::new(), path: path.into(), shared: false, least, most, by, values: None }
    }

    fn found(knob: &Knob) -> Vec<Slot> {
        slots(&mut BOX.parse().unwrap(), knob)
    }

    #[test]
    fn only_what_is_ours_may_be_turned() {
        let amounts = found(&knob("jarl.*.basic.amount", 4, None));
        assert_eq!(amounts.len(), 1, "Halfdan is the book's");
        assert_eq!(
            (amounts[0].record.as_str(), amounts[0].path().as_str()),
            ("Egil", "jarl.Egil.basic.amount")
        );
        assert_eq!(amounts[0].options, [2, 1, 3, 4].map(Setting::Number));
        assert_eq!(found(&knob("jarl.*.copies", 9, None)), [], "the copies are known");
        assert_eq!(found(&knob("jarl.Halfdan.basic.amount", 9, None)), []);
        assert_eq!(found(&knob("jarl.*.nothing", 9, None)), []);
        assert_eq!(found(&knob("jarl.*.basic.effect", 9, None)), [], "a word is no number");
        assert_eq!(found(&knob("hero.*.health", 20, None))[0].path(), "hero.freya.health");
        let near = found(&knob("jarl.*.basic.amount", 4, Some(1)));
        assert_eq!(near[0].options, [2, 1, 3].map(Setting::Number));
        let wide = Knob { least: Some(i64::MIN), ..knob("jarl.*.basic.amount", i64::MAX, Some(1)) };
        assert_eq!(found(&wide)[0].options, [2, 1, 3].map(Setting::Number));
    }

    /// Tables within a record may say where their figures come from as well.
    #[test]
    fn what_an_inner_table_says_is_not_ours_stays() {
        let ours = |marks: [&str; 3]| {
            let [record, list, card] = marks;
            let text = format!(
                "[[monster]]\nname = 'Fenrir'\n{record}\n{list}\n\
                 front = [{{ limit = 4 }}, {{ strength = [8, 9], {card} limit = 6 }}]\n"
            );
            let (mut cards, knob) =
                (text.parse().unwrap(), knob("monster.*.front.1.strength.0", 9, None));
            let found = slots(&mut cards, &knob).len() == 1;
            assert_eq!(is_ours(&mut cards, &knob), found, "{text}");
            found
        };
        let record = "provenance = 'ours'";
        let (ours_all, book_all) = ("provenance = 'ours',", "provenance = 'book',");
        let (ours_one, book_one) =
            ("strength_provenance = 'ours',", "strength_provenance = 'book',");
        for card in ["", ours_all, ours_one, "limit_provenance = 'book',"] {
            assert!(ours([record, "", card]), "{card}");
        }
        assert!(ours([record, "", &format!("{book_all} {ours_one}")]), "a field for itself");
        for card in [book_all, book_one, &format!("{ours_all} {book_one}")] {
            assert!(!ours([record, "", card]), "{card}");
            assert!(!ours([record, "front_provenance = 'ours'", card]), "{card}");
        }
        for card in ["", ours_all, ours_one] {
            assert!(!ours([record, "front_provenance = 'book'", card]), "{card}");
            assert!(!ours(["provenance = 'book'", "", card]), "{card}");
        }
    }

    #[test]
    fn a_path_may_lead_nowhere() {
        let found = |path: &str| finds(&mut BOX.parse().unwrap(), path);
        for path in ["jarl.*.basic.amount", "jarl.Halfdan.basic.amount", "village.mine.price.2"] {
            assert!(found(path), "{path}");
        }
        for path in ["jarls.*.basic", "jarl.Nobody.basic", "jarl.*.base", "village.mine.price.3"] {
            assert!(!found(path), "{path}");
        }
        let fits = |path: &str| fits(&mut BOX.parse().unwrap(), &knob(path, 9, None));
        assert!(fits("jarl.*.basic.amount") && fits("jarl.Halfdan.basic.amount"));
        assert!(!fits("jarl.*.basic") && !fits("jarl.*.basic.effect"), "no figures");
        let ours = |path: &str| is_ours(&mut BOX.parse().unwrap(), &knob(path, 9, None));
        assert!(ours("jarl.*.basic.amount") && ours("village.mine.price.0"));
        assert!(!ours("jarl.Halfdan.basic.amount") && !ours("jarl.*.copies"));
        let place = |names: &[&str]| place_of(&BOX.parse().unwrap(), names.iter().copied());
        assert_eq!(place(&["freya", "brok"]).as_deref(), Some("hero.freya"));
        assert_eq!(place(&["nobody"]), None);
    }

    #[test]
    fn one_value_is_written_and_nothing_else() {
        let mut cards: DocumentMut = BOX.parse().unwrap();
        let price = slots(&mut cards, &knob("village.mine.price.1", 3, None));
        price[0].set(&mut cards, 2);
        let sides = Knob {
            least: None,
            most: None,
            values: Some(vec!["attack".into(), "both".into()]),
            ..knob("jarl.*.basic.side", 1, None)
        };
        let sides = slots(&mut cards, &sides);
        sides[0].set(&mut cards, 1);
        let expected = BOX.replace("[0, 1, 1]", "[0, 3, 1]").replace("\"both\"", "\"attack\"");
        assert_eq!(cards.to_string(), expected);
    }
}
