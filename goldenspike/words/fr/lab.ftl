# Simulations : erreurs et chiffres.

lab-games = Impossible de jouer { $found } { $found ->
    [one] partie
   *[other] parties
} ; demandez-en au moins 1.
lab-workers = Impossible d’utiliser { $found } processus ; demandez-en au moins 1.
lab-bots = { $found ->
    [0] Aucun robot n’a été nommé
    [one] { $found } robot a été nommé
   *[other] { $found } robots ont été nommés
} pour { $players } joueurs. Nommez un robot pour toutes les places, ou { $players } robots, un par place.
lab-records-folder = Impossible d’écrire les enregistrements dans « { $path } » : { $detail }.
lab-records-taken = « { $path } » contient déjà { $file }. Aucune partie n’a été jouée, pour ne pas l’écraser. Choisissez un autre dossier.
lab-bot-instead = « { $name } » demande d’autres paquets ; { $other } jouerait à sa place. Installez-les avec : pip install "goldenspike[bots]" (depuis un clone : pip install ".[bots]")
lab-bot-stays = Le robot « { $name } » ne peut pas tourner dans un autre processus, car il n’est pas défini au premier niveau d’un module. Utilisez 1 processus.
lab-worker-died = Un processus de travail s’est arrêté. La mémoire de la machine est peut-être épuisée ; essayez avec moins de processus.

lab-arena-bots = Une arène demande de 1 à { $most } robots, pas { $found }.
lab-no-measures = Il n’y a pas de mesures pour { $game }.
lab-no-settings = { $game } n’a pas de configuration pour ce nombre de joueurs avec ces options.
lab-resume-folder = Impossible d’enregistrer les parties dans « { $path } » : { $detail }.
lab-resume-other = « { $path } » contient d’autres parties : { $name } y vaut { $found }, pas { $wanted }. Choisissez un autre dossier.
lab-resume-broken = La ligne { $line } de { $file } est illisible. Corrigez-la ou supprimez-la, ou choisissez un autre dossier.
lab-cluster-missing = Une grappe demande dask.distributed. Installez-le avec : pip install "goldenspike[lab]" (depuis un clone : pip install ".[lab]")
lab-cluster-silent = Aucune grappe ne répond à « { $address } » : { $detail }
lab-cluster-empty = La grappe « { $address } » n’a aucun processus de travail.
lab-cluster-version = Un processus de la grappe a goldenspike { $found }, pas { $wanted }.
lab-cluster-failed = La grappe ne peut pas jouer ces parties : { $detail }

## Chiffres

lab-figure-percent = { NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
lab-figure-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-figure-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-figure-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
lab-figure-with-interval = { $value } ({ $low } à { $high })

## Ce qui est compté

lab-divide-crossed = ont franchi la ligne de partage
lab-divide-stayed = sont restées à l’est
lab-income-passengers = voyageurs
