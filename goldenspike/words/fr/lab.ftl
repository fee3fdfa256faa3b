# Simulations : ce qui ne peut être ni joué ni écrit.

lab-games = Impossible de jouer { $found } { $found ->
    [one] partie
   *[other] parties
} ; demandez-en au moins une.
lab-workers = Il ne peut y avoir { $found } processus pour jouer ; demandez-en au moins un.
lab-bots = { $found ->
    [0] Aucun robot n’a été nommé
    [one] Un seul robot a été nommé
   *[other] { $found } robots ont été nommés
} pour { $players } joueurs. Nommez-en un seul pour toutes les places, ou { $players }, un par place.
lab-records-folder = Impossible d’écrire les parties dans « { $path } » : { $detail }.
lab-records-taken = « { $path } » contient déjà { $file } ; rien n’a été joué, pour n’écraser aucune partie. Choisissez un autre dossier.
lab-bot-instead = « { $name } » a besoin d’un module absent ici, et { $other } jouerait à sa place. Installez-le : pip install "goldenspike[bots]" (depuis un clone : pip install ".[bots]")
lab-bot-stays = Le robot « { $name } » ne peut pas être envoyé à un autre processus, car il n’est pas défini au premier niveau d’un module ; jouez avec un seul processus.
lab-worker-died = L’un des processus qui jouent les parties s’est arrêté. La mémoire de la machine est peut-être épuisée ; essayez avec moins de processus.

lab-arena-bots = Une arène accueille de 1 à { $most } robots, non { $found }.
lab-no-measures = Rien n’est mesuré dans { $game }.
lab-no-settings = { $game } n’a pas de formule pour ce nombre de joueurs avec ces options.
lab-resume-folder = Impossible de garder les parties dans « { $path } » : { $detail }.
lab-resume-other = « { $path } » garde d’autres parties que celles-ci : { $name } y vaut { $found }, non { $wanted }. Choisissez un autre dossier.
lab-resume-broken = La ligne { $line } de { $file } est illisible. Réparez-la ou supprimez-la, ou choisissez un autre dossier.
lab-cluster-missing = Une grappe demande dask.distributed. Installez-le : pip install "goldenspike[lab]" (depuis un clone : pip install ".[lab]")
lab-cluster-silent = Aucune grappe ne répond à « { $address } » : { $detail }
lab-cluster-empty = La grappe « { $address } » n’a aucun processus de travail.
lab-cluster-version = Un processus de la grappe a la version { $found } de goldenspike, non { $wanted }.
lab-cluster-failed = La grappe ne peut pas jouer ces parties : { $detail }

## Chiffres

lab-figure-percent = { NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
lab-figure-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-figure-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-figure-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
lab-figure-with-interval = { $value } ({ $low } à { $high })

## Ce que les jeux comptent

lab-divide-crossed = ont franchi la ligne de partage
lab-divide-stayed = sont restées à l’est
lab-income-passengers = voyageurs
