# What can go wrong where the hall keeps its tables.

store-folder = The folder { $path } cannot be used: { $why }. Choose another with --data.
store-held = Another hall is using { $path }. Stop it, or choose another folder with --data.
store-newer = { $path } was written by a newer version of this program (its format is { $version }). It was left as it is: use the newer program, or another folder with --data.
store-foreign = { $path } is not a database of this program. It was left as it is: choose another folder with --data.
store-full = There is no room left on the disk. Nothing was lost; nothing new can be kept until there is room.
store-conflict = Somebody was quicker: that is already written.
store-other = The database failed: { $why }
store-closed = The hall is closing.
