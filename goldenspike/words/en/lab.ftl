# Simulations: what cannot be played or written.

lab-games = { $found } games cannot be played; ask for at least 1.
lab-workers = { $found } workers cannot play; ask for at least 1.
lab-bots = { $found ->
    [0] No bot was named
   *[other] { $found } bots were named
} for { $players } players. Name one bot for all the seats, or { $players }, one for each.
lab-records-folder = The records cannot be written to “{ $path }”: { $detail }.
lab-records-taken = “{ $path }” already holds { $file }; nothing was played, so that no record is overwritten. Choose another folder.
lab-bot-stays = The bot “{ $name }” cannot be sent to another process, because it is not at the top of a module; play with 1 worker.
lab-worker-died = One of the processes that play the games died. The machine may have run out of memory; try fewer workers.
