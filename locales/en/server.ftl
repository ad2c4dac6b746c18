# What the hall's server says besides its pages.

server-mind-name = { $level } { $number }
server-gone = There is nothing here. The table may be gone, or the link is not whole.
server-not-yours = That seat is not yours: it belongs to another browser. If you sat there on another device, make a link there to carry your seat over.
server-stale = The table has moved on: that question is no longer asked.
server-away = A mind plays for { $seat } now. Take the seat back first.
server-not-now = That cannot be done at this table now.
server-review-goes-on = This game has not ended; only a finished saga can be judged without giving away what is hidden.
server-taken = That seat cannot be taken.
server-token = This invitation is used up or not whole. Ask for a new link.
server-slower = That was too much at once. Wait a moment and try again.
server-long = What was sent is too long.
server-still-here = { $seat } is still at the table.
server-no-randomness = The system gives no random numbers, so nothing can be set up.
server-other-site = This request came from another site and was not carried out.
server-other-host = This hall does not answer to that name.
server-no-form = What was sent cannot be read: { $why }
server-fault-wish = “{ $found }” cannot sit there. Known are: me, here, friend, and mind- with a level: { $levels }.
server-fault-me = One seat, and only one, is yours.
server-fault-clock = The clock cannot be set so: from 1 to 600 minutes and up to 3600 seconds a move, or from 1 to 30 days.
server-fault-players = The number of players cannot be “{ $found }”.
server-fault-file = Choose a saga file first.
