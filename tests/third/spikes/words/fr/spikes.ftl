sp-refused-not_so_many = Plantez { $least } à { $most } clous, pas { $count }.
pack-show-game-spikes = Clous
