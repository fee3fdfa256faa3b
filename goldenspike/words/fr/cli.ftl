# La ligne de commande.

cli-about = Continental Divide et Silverton, deux jeux de plateau ferroviaires classiques, pour les joueurs, les robots et la recherche. Une adaptation indépendante, avec son propre texte de règles ; les noms appartiennent à leurs propriétaires, et les plateaux sont des reconstitutions.
cli-usage = Utilisation : { $line }
cli-value-verb = COMMANDE
cli-value-game = JEU
cli-value-file = FICHIER
cli-value-dir = DOSSIER
cli-value-name = NOM
cli-value-id = ID
cli-value-key = CLÉ
cli-value-value = VALEUR
cli-value-words = MOTS
cli-verbs = Commandes
cli-parameters = Paramètres
cli-help = Afficher cette aide.
cli-version = Afficher la version.
cli-lang = Langue (par défaut : celle du système).
cli-with-default = { $about } (par défaut : { $default })

## Commandes et paramètres

cli-game = Jeu : continental-divide ou silverton.
cli-players = Nombre de joueurs.
cli-option = Option du jeu sous la forme CLÉ=VALEUR, comme level=advanced ou rules=hiring,simple-market ; peut être répétée.
cli-pack = Jeu de données : l’identifiant d’un jeu fourni, ou un dossier.
cli-json = Afficher un seul document JSON.
cli-file = Enregistrement d’une partie (*.gs.json).

cli-think = Faire tourner sur cette machine les robots d’un serveur qui utilise PostgreSQL.
cli-think-database = Base de données du serveur : postgresql://….
cli-think-workers = Nombre de robots qui réfléchissent en même temps (par défaut : 2).

cli-database = Base de données du serveur : sqlite:///FICHIER ou postgresql://… (par défaut : comme pour serve).
cli-backup = Sauvegarder la base de données d’un serveur dans un fichier, même pendant que le serveur tourne.
cli-backup-file = Fichier à écrire. Il contient la clé secrète des places : gardez-le pour vous.
cli-backup-force = Remplacer un fichier existant.
cli-backup-exists = Le fichier { $file } existe déjà ; --force le remplace.
cli-backup-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} : sauvegarde dans { $file }.
cli-restore = Restaurer une sauvegarde dans une nouvelle base de données.
cli-restore-file = Fichier de sauvegarde.
cli-restore-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} : restauration depuis { $file }.

cli-play = Jouer dans le terminal, avec d’autres personnes et des robots.
cli-play-bots = Robots des dernières places, séparés par des virgules ; les autres places sont jouées par des personnes (par défaut : vous contre trois robots).
cli-play-names = Noms des personnes, séparés par des virgules.
cli-play-seed = Nombre qui détermine tous les dés et tirages, pour répéter une partie.
cli-play-save = Enregistrer la partie dans ce fichier après chaque coup. Il contient la graine : gardez-le pour vous.
cli-play-resume = Continuer la partie de ce fichier.

cli-simulate = Faire jouer de nombreuses parties à des robots.
cli-simulate-bots = Robots, séparés par des virgules ; répétés jusqu’à ce que chaque place ait le sien (par défaut : greedy).
cli-simulate-games = Nombre de parties (par défaut : 100).
cli-simulate-seed = Nombre qui détermine tous les dés et tirages (par défaut : 1).
cli-simulate-records = Écrire l’enregistrement de chaque partie dans ce dossier.
cli-simulate-workers = Nombre de processus (par défaut : 1).
cli-simulate-laws = Vérifier tous les invariants du jeu après chaque événement ; lent.
cli-simulate-bot = Robot
cli-simulate-seats = Places
cli-simulate-grade = Résultat
cli-simulate-graded = Parties
cli-simulate-wins = Victoires
cli-simulate-mean = Moyenne
cli-simulate-median = Médiane
cli-simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
cli-simulate-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions, { $speed } décisions par seconde.
cli-simulate-by-seat = Victoires par place : { $wins }
cli-simulate-failed = La partie { $number } (graine { $seed }) a échoué : { $error }
cli-simulate-failures = { $errors ->
    [one] { $errors } partie a échoué
   *[other] { $errors } parties ont échoué
}, sur { $games }.

cli-arena = Opposer des robots en équilibrant les places, et les classer.
cli-arena-bots = Robots, séparés par des virgules. Le dernier occupe aussi les places restantes : expert,greedy oppose un expert à des robots greedy. S’il y a plus de robots que de places, toutes les combinaisons jouent.
cli-arena-games = Nombre de parties (par défaut : 100) ; de préférence un multiple du nombre de joueurs.
cli-arena-budget = Budget d’un robot pour une décision : 400 est un nombre d’étapes, 0.5s un nombre de secondes (par défaut : celui du robot).
cli-arena-cluster = Jouer sur la grappe dask.distributed à cette adresse.
cli-arena-resume = Enregistrer chaque partie terminée dans ce dossier, et continuer à partir de celles qui s’y trouvent.
cli-arena-report = Écrire dans ce fichier un rapport avec tableaux et graphiques.
cli-arena-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}. Les intervalles sont des intervalles de confiance à 95 %.
cli-arena-share = Parties gagnées
cli-arena-ratio = / part équitable
cli-arena-rating = Cote
cli-arena-time = Temps médian
cli-arena-slow = p99
cli-arena-overruns = Dépassements
cli-arena-place = Position de départ
cli-arena-seat = Place
cli-value-address = ADRESSE

cli-calibrate = Mesurer un plateau : un même robot joue toutes les places dans chaque configuration, et les résultats sont comparés aux objectifs du jeu.
cli-calibrate-bot = Robot qui joue (par défaut : greedy).
cli-calibrate-players = Seulement les configurations pour ces nombres de joueurs, séparés par des virgules.
cli-calibrate-games = Nombre de parties par configuration (par défaut : 100).
cli-calibrate-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $settings ->
    [one] { $settings } configuration
   *[other] { $settings } configurations
}. Les intervalles sont des intervalles de confiance à 95 %.
cli-calibrate-missed = Manqué
cli-calibrate-setting = Configuration

cli-replay = Afficher la partie d’un enregistrement.
cli-replay-at = Seulement les N premières entrées du journal (par défaut : toutes).

cli-verify = Vérifier un enregistrement : chaque coup était permis, et les dés correspondent à l’engagement.
cli-verify-all = { $entries ->
    [one] La seule entrée est permise
   *[other] Les { $entries } entrées sont permises
}, et les dés correspondent à l’engagement.
cli-verify-legal = { $entries ->
    [0] Il n’y a encore aucune entrée
    [one] La seule entrée est permise
   *[other] Les { $entries } entrées sont permises
}. La partie n’est pas terminée et sa graine n’est pas encore publique : les dés n’ont pas pu être vérifiés.
cli-no-result = La partie n’a pas de résultat : elle a été arrêtée avant la fin, d’un commun accord ou par l’hôte, ou enregistrée en cours de jeu.

cli-packs = Jeux de données : les plateaux et les nombres d’un jeu.
cli-pack-check = Vérifier un jeu de données et lister tous les problèmes.
cli-pack-check-dir = Dossier du jeu de données.
cli-pack-show = Résumer ou dessiner un jeu de données.
cli-pack-name = L’identifiant d’un jeu de données fourni, ou un dossier.
cli-pack-show-svg = Dessiner le plateau dans ce fichier.
cli-pack-new = Commencer votre propre jeu de données, à partir d’une copie dans ce dossier.
cli-pack-new-name = Identifiant du nouveau jeu de données.
cli-pack-new-from = Jeu de données à copier.
cli-pack-sound = Le jeu de données { $pack } est valable.
cli-pack-drawn = Plateau dessiné dans { $file }.
cli-pack-made = Le jeu de données est dans { $folder }. Modifiez ses tables, puis lancez : goldenspike pack check { $folder }

cli-rules = Lire les règles.
cli-rules-id = Règle ou chapitre, comme CD-5.4 ou CD-5.
cli-rules-search = Seulement les règles qui contiennent tous ces mots.
cli-rules-nothing = Aucune règle ne contient « { $words } ».

## Erreurs

cli-disk-full = Le disque est plein : la sortie est incomplète.
cli-interrupted = Interrompu.
cli-defect = Erreur interne de Golden Spike ({ $what }). Merci de la signaler ; GOLDENSPIKE_DEBUG=1 montre où elle s’est produite.
cli-language = Langue inconnue « { $found } » ; --lang accepte : { $known }.
cli-extra-missing = « { $call } » demande d’autres paquets. Installez-les avec : pip install "goldenspike[{ $extra }]" (depuis un clone : pip install ".[{ $extra }]")
cli-unknown-verb = Commande inconnue « { $verb } ». Commandes : { $known }.
cli-unknown-option = Option inconnue { $option } ; voyez --help.
cli-unknown-option-near = Option inconnue { $option } ; vouliez-vous dire { $near } ?
cli-missing = Il manque { $name } ; voyez --help.
cli-no-value = { $name } demande une valeur ; voyez --help.
cli-takes-no-value = { $name } ne prend pas de valeur.
cli-not-a-number = { $name } doit être un nombre entier, pas « { $value } ».
cli-twice = { $name } a été donné deux fois.
cli-too-much = Argument inattendu « { $found } » ; voyez --help.
cli-wrong-call = Arguments non valables ; voyez --help.
cli-bad-option = « { $given } » n’est pas une option du jeu ; écrivez --option CLÉ=VALEUR.
cli-out-of-range = { $name } doit être compris entre { $low } et { $high }.
cli-no-bots = --bots doit nommer au moins un robot.
cli-not-with-resume = { $name } ne peut pas être combiné avec --resume : la partie enregistrée l’a déjà fixé.
cli-other-game = La partie de { $file } est une partie de { $found }.

cli-value-host = HÔTE
cli-value-url = URL
cli-serve = Démarrer l’application web, pour jouer dans le navigateur.
cli-serve-open = Ouvrir la page dans un navigateur.
