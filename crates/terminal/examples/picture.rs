//! Draws a step of a saga as an SVG picture:
//! `cargo run -p terminal --example picture -- SAGA STEP SEAT WIDTH HEIGHT > picture.svg`

use std::error::Error;
use std::io::BufReader;

use tabletop::Eyes;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [file, step, seat, width, height] = &words[..] else {
        return Err("give a saga, a step, a seat, a width and a height".into());
    };
    let saga = tabletop::saga::read(BufReader::new(std::fs::File::open(file)?))?;
    let table = sitting::open(&saga.header)?;
    let mut replay = sitting::Replay::new(table, saga)?;
    replay.goto(step.parse()?)?;
    let sitting = replay.fork(sitting::Fate::fresh()?)?;
    let room = terminal::Room::new(words::Words::english(), |_| None);
    let eyes = Eyes::Seat(seat.parse()?);
    let buffer = terminal::picture::table(&sitting, &room, eyes, width.parse()?, height.parse()?);
    print!("{}", terminal::picture::svg(&buffer));
    Ok(())
}
