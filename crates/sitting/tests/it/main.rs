//! Sittings over a toy game.

mod boxes;
mod curtain;
mod damage;
mod fork;
mod games;
mod minds;
mod play;
mod replay;
mod toy;
mod undo;
mod verify;
