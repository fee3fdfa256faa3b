# Simulations: what cannot be played or written.

lab-games = { $found } games cannot be played; ask for at least 1.
lab-workers = { $found } workers cannot play; ask for at least 1.
lab-bots = { $found ->
    [0] No bot was named
   *[other] { $found } bots were named
} for { $players } players. Name one bot for all the seats, or { $players }, one for each.
lab-records-folder = The records cannot be written to “{ $path }”: { $detail }.
lab-records-taken = “{ $path }” already holds { $file }; nothing was played, so that no record is overwritten. Choose another folder.
lab-bot-instead = “{ $name }” needs more than is installed here, and { $other } would play in its place. Install it with: pip install "goldenspike[bots]" (from a clone: pip install ".[bots]")
lab-bot-stays = The bot “{ $name }” cannot be sent to another process, because it is not at the top of a module; play with 1 worker.
lab-worker-died = One of the processes that play the games died. The machine may have run out of memory; try fewer workers.

lab-arena-bots = An arena takes from 1 to { $most } bots, not { $found }.
lab-no-measures = Nothing is measured in { $game }.
lab-no-settings = { $game } has no setting for that many players, with these options.
lab-resume-folder = The games cannot be kept in “{ $path }”: { $detail }.
lab-resume-other = “{ $path }” keeps other games than these: { $name } is { $found } there, not { $wanted }. Choose another folder.
lab-resume-broken = Line { $line } of { $file } cannot be read. Mend or remove that line, or choose another folder.
lab-cluster-missing = A cluster needs dask.distributed. Install it with: pip install "goldenspike[lab]" (from a clone: pip install ".[lab]")
lab-cluster-silent = No cluster answers at “{ $address }”: { $detail }
lab-cluster-empty = The cluster at “{ $address }” has no workers.
lab-cluster-version = A worker of the cluster has version { $found } of goldenspike, not { $wanted }.
lab-cluster-failed = The cluster cannot play these games: { $detail }

## Figures

lab-figure-percent = { NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
lab-figure-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-figure-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-figure-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
lab-figure-with-interval = { $value } ({ $low } to { $high })

## What games count

lab-divide-crossed = crossed the divide
lab-divide-stayed = stayed east of it
lab-income-passengers = passengers
