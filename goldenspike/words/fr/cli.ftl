# La ligne de commande.

cli-about = Continental Divide et Silverton, deux jeux de plateau ferroviaires classiques, pour les gens, les robots et la recherche. Une réalisation indépendante, avec un texte de règles qui lui est propre ; les noms appartiennent à leurs propriétaires, et les plateaux sont des reconstitutions.
cli-usage = Utilisation : { $line }
cli-value-verb = VERBE
cli-value-game = JEU
cli-value-file = FICHIER
cli-value-dir = DOSSIER
cli-value-name = NOM
cli-value-id = ID
cli-value-key = CLÉ
cli-value-value = VALEUR
cli-value-words = MOTS
cli-verbs = Verbes
cli-parameters = Paramètres
cli-help = Montrer cette aide.
cli-version = Montrer la version.
cli-lang = La langue (par défaut : celle du système).
cli-with-default = { $about } ({ $default })

## Verbes et paramètres

cli-game = Le jeu : continental-divide ou silverton.
cli-players = Le nombre de joueurs.
cli-option = Une option du jeu sous la forme nom=valeur, comme level=advanced ou rules=hiring,simple-market ; peut être répété.
cli-pack = Le jeu de données : l’identifiant d’un de ceux fournis, ou un dossier.
cli-json = Écrire un seul document JSON et rien d’autre.
cli-file = Le fichier d’un enregistrement (*.gs.json).

cli-think = Faire réfléchir sur cette machine les robots d’un serveur dont les tables sont dans PostgreSQL.
cli-think-database = La base de données du serveur : postgresql://….
cli-think-workers = Combien de robots réfléchissent à la fois (par défaut : 2).

cli-database = La base de données du serveur : sqlite:///FICHIER ou postgresql://… (par défaut : comme pour serve).
cli-backup = Copier toute la base de données d’un serveur dans un fichier, même pendant que le serveur tourne.
cli-backup-file = Le fichier à écrire. Il contient le secret qui prouve les places : il n’est que pour vous.
cli-backup-force = Remplacer le fichier s’il y en a un.
cli-backup-exists = Il y a déjà un fichier { $file } ; --force le remplace.
cli-backup-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} avec { $entries ->
    [one] 1 entrée
   *[other] { $entries } entrées
} sauvegardées dans { $file }.
cli-restore = Remplir une base de données nouvelle de ce que contient une sauvegarde.
cli-restore-file = Le fichier d’une sauvegarde.
cli-restore-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} avec { $entries ->
    [one] 1 entrée
   *[other] { $entries } entrées
} restaurées depuis { $file }.

cli-play = Jouer dans le terminal, avec d’autres personnes et avec des robots.
cli-play-bots = Les robots, séparés par des virgules, aux dernières places ; les autres sont des personnes. Sans rien de tout cela, vous affrontez trois robots.
cli-play-names = Les noms des personnes, séparés par des virgules.
cli-play-seed = Un nombre qui décide de tout le hasard, pour pouvoir répéter une partie.
cli-play-save = Garder la partie dans ce fichier après chaque coup. Il contient la graine : il est pour vous seul.
cli-play-resume = Continuer la partie de ce fichier.

cli-simulate = Faire jouer beaucoup de parties à des robots.
cli-simulate-bots = Les robots, séparés par des virgules ; répétés jusqu’à ce que chaque place ait le sien (par défaut : greedy).
cli-simulate-games = Le nombre de parties (par défaut : 100).
cli-simulate-seed = Un nombre qui décide de tout le hasard (par défaut : 1).
cli-simulate-records = Écrire l’enregistrement de chaque partie dans ce dossier.
cli-simulate-workers = Le nombre de processus simultanés (par défaut : 1).
cli-simulate-laws = Vérifier toutes les lois du jeu après chaque événement ; c’est lent.
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

cli-arena = Opposer des robots, chacun à chaque place aussi souvent, et les classer.
cli-arena-bots = Les robots, séparés par des virgules ; le dernier a aussi les places qui restent : expert,greedy en oppose un à tous les autres. S’il y a plus de robots que de places, toutes les combinaisons jouent.
cli-arena-games = Le nombre de parties (par défaut : 100) ; de préférence un multiple du nombre de joueurs.
cli-arena-budget = Ce qu’un robot peut dépenser par décision : 400 est un nombre de pas, 0.5s un nombre de secondes (par défaut : à sa guise).
cli-arena-cluster = Jouer sur la grappe dask.distributed à cette adresse.
cli-arena-resume = Garder chaque partie finie dans ce dossier, et continuer celles qui y sont.
cli-arena-report = Écrire une page de tableaux et d’images dans ce fichier.
cli-arena-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}. Les intervalles sont à 95 %.
cli-arena-share = Parties gagnées
cli-arena-ratio = Sur juste part
cli-arena-rating = Cote
cli-arena-time = Temps médian
cli-arena-slow = p99
cli-arena-overruns = Dépassements
cli-arena-place = Rang
cli-arena-seat = Place
cli-value-address = ADRESSE

cli-calibrate = Mesurer un plateau : un robot à toutes les places joue chaque formule, et le résultat est comparé aux objectifs du jeu.
cli-calibrate-bot = Le robot qui joue (par défaut : greedy).
cli-calibrate-players = Seulement les formules pour ces nombres de joueurs, séparés par des virgules.
cli-calibrate-games = Le nombre de parties de chaque formule (par défaut : 100).
cli-calibrate-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $settings ->
    [one] { $settings } formule
   *[other] { $settings } formules
}. Les intervalles sont à 95 %.
cli-calibrate-missed = Manqué
cli-calibrate-setting = Formule

cli-replay = Montrer la partie d’un enregistrement.
cli-replay-at = Seulement les N premières lignes du journal (par défaut : toutes).

cli-verify = Vérifier un enregistrement : que chaque coup était permis, et que les dés sont ceux qui étaient promis.
cli-verify-all = { $entries ->
    [one] La seule ligne du journal est permise ({ $entries })
   *[other] Les { $entries } lignes du journal sont permises
}, et les dés correspondent à l’engagement.
cli-verify-legal = { $entries ->
    [0] Le journal est encore vide
    [one] La seule ligne du journal est permise
   *[other] Les { $entries } lignes du journal sont permises
}. La partie est encore en cours et sa graine n’est pas connue : les dés n’ont pas pu être vérifiés.
cli-no-result = La partie n’a pas de résultat : elle a été arrêtée avant la fin, d’un commun accord ou par qui tenait la table, ou sauvegardée en cours de jeu.

cli-packs = Jeux de données : des plateaux et des nombres avec lesquels jouer.
cli-pack-check = Trouver tout ce qui cloche dans un jeu de données.
cli-pack-check-dir = Le dossier du jeu de données.
cli-pack-show = Résumer un jeu de données, ou le dessiner.
cli-pack-name = L’identifiant d’un jeu de données fourni, ou un dossier.
cli-pack-show-svg = Dessiner le plateau dans ce fichier.
cli-pack-new = Commencer son propre jeu de données, comme copie dans ce dossier.
cli-pack-new-name = L’identifiant du nouveau jeu de données.
cli-pack-new-from = Le jeu de données à copier.
cli-pack-sound = Le jeu de données { $pack } est en ordre.
cli-pack-drawn = Le plateau est dessiné dans { $file }.
cli-pack-made = Le jeu de données est dans { $folder } ; modifiez ses tables, puis lancez : goldenspike pack check { $folder }

cli-rules = Lire les règles.
cli-rules-id = Une règle ou un chapitre, comme CD-5.4 ou CD-5.
cli-rules-search = Seulement les règles qui parlent de tous ces mots.
cli-rules-nothing = Aucune règle ne parle de « { $words } ».

## Appels erronés

cli-disk-full = Le disque est plein : tout n’a pas pu être écrit.
cli-interrupted = Interrompu.
cli-defect = Golden Spike a fait lui-même une erreur ({ $what }). Merci de la signaler ; avec GOLDENSPIKE_DEBUG=1, il montre où.
cli-language = Il n’y a pas de langue « { $found } » ; --lang accepte : { $known }.
cli-extra-missing = « { $call } » ne se contente pas du moteur. Installez le reste : pip install "goldenspike[{ $extra }]" (depuis un clone : pip install ".[{ $extra }]")
cli-unknown-verb = Il n’y a pas de verbe « { $verb } ». Les verbes sont : { $known }.
cli-unknown-option = Il n’y a pas d’option { $option } ; --help énumère celles qui existent.
cli-unknown-option-near = Il n’y a pas d’option { $option } ; vouliez-vous dire { $near } ?
cli-missing = Il manque { $name } ; --help en dit plus.
cli-no-value = { $name } demande une valeur ; --help en dit plus.
cli-takes-no-value = { $name } ne prend pas de valeur.
cli-not-a-number = { $name } doit être un nombre entier, non « { $value } ».
cli-twice = { $name } a été donné deux fois.
cli-too-much = « { $found } » est un mot de trop ; --help dit ce qui est attendu.
cli-wrong-call = Cet appel ne peut pas être compris ; --help dit ce qui est attendu.
cli-bad-option = « { $given } » n’est pas une option ; écrivez --option NOM=VALEUR.
cli-out-of-range = { $name } doit être compris entre { $low } et { $high }.
cli-no-bots = --bots doit nommer au moins un robot.
cli-not-with-resume = { $name } ne va pas avec --resume : la partie du fichier en a décidé.
cli-other-game = La partie de { $file } est une partie de { $found }.

cli-value-host = HÔTE
cli-value-url = URL
cli-serve = Jouer dans le navigateur : démarre l’application web.
cli-serve-open = Ouvrir la page dans un navigateur.
