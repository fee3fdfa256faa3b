sp-refused-not_so_many = Drive { $least } to { $most } spikes, not { $count }.
pack-show-game-spikes = Spikes
