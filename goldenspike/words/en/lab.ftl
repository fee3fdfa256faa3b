# Simulations: errors and figures.

lab-games = Cannot play { $found } games; ask for at least 1.
lab-workers = Cannot use { $found } workers; ask for at least 1.
lab-bots = { $found ->
    [0] No bots were named
    [one] 1 bot was named
   *[other] { $found } bots were named
} for { $players } players. Name one bot for all seats, or { $players } bots, one per seat.
lab-records-folder = Cannot write records to “{ $path }”: { $detail }.
lab-records-taken = “{ $path }” already contains { $file }. No games were played, to avoid overwriting it. Choose another folder.
lab-bot-instead = “{ $name }” needs additional packages; { $other } would play instead. Install them with: pip install "goldenspike[bots]" (from a clone: pip install ".[bots]")
lab-bot-stays = The bot “{ $name }” cannot run in another process because it is not defined at the top level of a module. Use 1 worker.
lab-worker-died = A worker process died. The machine may have run out of memory; try fewer workers.

lab-arena-bots = An arena needs 1 to { $most } bots, not { $found }.
lab-no-measures = There are no measurements for { $game }.
lab-no-settings = { $game } has no configuration for this number of players with these options.
lab-resume-folder = Cannot save games in “{ $path }”: { $detail }.
lab-resume-other = “{ $path }” contains other games: their { $name } is { $found }, not { $wanted }. Choose another folder.
lab-resume-broken = Line { $line } of { $file } cannot be read. Fix or delete that line, or choose another folder.
lab-cluster-missing = A cluster needs dask.distributed. Install it with: pip install "goldenspike[lab]" (from a clone: pip install ".[lab]")
lab-cluster-silent = No cluster responds at “{ $address }”: { $detail }
lab-cluster-empty = The cluster at “{ $address }” has no workers.
lab-cluster-version = A cluster worker has goldenspike { $found }, not { $wanted }.
lab-cluster-failed = The cluster cannot play these games: { $detail }

## Figures

lab-figure-percent = { NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
lab-figure-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-figure-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-figure-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
lab-figure-with-interval = { $value } ({ $low } to { $high })

## What is counted

lab-divide-crossed = crossed the divide
lab-divide-stayed = stayed east of it
lab-income-passengers = passengers
