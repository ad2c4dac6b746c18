# What every room of the program says.

# What stands between the things of a list, and between the last two.
list-between = { ", " }
list-last = { " and " }
# A list without things.
list-nothing = nothing

# How a player without a name is called.
seat-name = Player { $number }

unknown-language = There is no language “{ $wanted }”. The languages are: { $known }.

# Minds by their strength.
mind-random = Random
mind-greedy = Greedy
mind-thrall = Thrall
mind-karl = Karl
mind-huscarl = Huscarl
mind-jarl = Jarl
mind-konung = Konung

# What happens at a table besides the game.
sitting-undo = { $seat } takes back the choice of step { $step }.
sitting-seat-human = { $name } now sits where { $seat } sat.
sitting-seat-mind = A mind ({ $level }) plays on for { $seat }.
sitting-resign = { $seat } gives up; a mind plays on.
sitting-failed-late = The program of { $seat } did not answer in time.
sitting-failed-died = The program of { $seat } has ended.
sitting-failed-nonsense = The program of { $seat } answered what is no choice.
sitting-timeout = { $seat } ran out of time; a mind plays on.
sitting-secret = Fate’s secret is revealed.
