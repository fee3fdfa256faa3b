# Les pages dans le navigateur, pour tous les jeux.

## Partout

web-loading = Chargement…
web-retry = Réessayer
web-close = Fermer
web-cancel = Annuler
web-language = Langue
web-pages = Pages
web-notices = Messages d’état
web-settings = Réglages
web-table = Table
web-rules = Règles
web-rules-of = { $game } : règles
web-start = Accueil
web-to-start = Retour à l’accueil
web-my-tables = Mes tables
web-skip-main = Aller au contenu
web-unreachable = Serveur injoignable. Votre dernière modification est conservée ; réessayez dans un instant.
web-failed = Une erreur s’est produite. Réessayez ; si elle persiste, merci de la signaler.
web-lost = Page introuvable
web-lost-about = Vérifiez l’adresse : elle contient peut-être une faute, ou la page a été déplacée.
web-independent = Golden Spike est une adaptation indépendante, avec son propre texte de règles. Les noms des jeux et des éditeurs appartiennent à leurs propriétaires, qui ne sont pas liés à ce projet.
web-no-tracking = Ni publicité, ni pistage, ni tiers. Un seul cookie retient vos places. Le compte est facultatif.
web-copy = Copier
web-copied = Copié.
web-share = Partager
web-qr = Code QR
web-qr-of = Code QR : { $what }

## Accueil

web-lead = Des jeux de plateau ferroviaires classiques, entre amis, contre des robots, ou les deux.
web-about-continental-divide = Fondez des compagnies, prenez des parts dans celles de vos rivaux et posez vos voies du Mississippi au Pacifique, par-delà la ligne de partage des eaux. Huit tours, pas de dés, et chaque action compte.
web-about-silverton = Arpentez les Rocheuses, prenez des concessions d’or et de charbon, et livrez tant que les prix sont hauts. Des dés, de la neige, la prison : faites fortune dans l’Ouest minier.
web-players-range = { $alone ->
    [yes] En solitaire, ou de { $low } à { $high } joueurs
   *[no] De { $low } à { $high } joueurs
}
web-about-time = { $hours ->
    [0] { $rest } min
   *[other] { $hours } h{ $rest ->
        [0] { "" }
       *[other] { " " }{ $rest } min
    }
}
web-hard-continental-divide = Facile à apprendre, sans hasard
web-hard-silverton = Pour joueurs aguerris, avec des dés
web-read-rules = Lire les règles
web-your-name = Votre nom
web-name = Nom
web-name-seat = Joueur { $number }
web-play-now = Jouer
web-rivals = Adversaires
web-against = { $bots ->
    [one] contre 1 robot
   *[other] contre { $bots } robots
}
web-offers = Solitaire et scénarios
web-offers-of = { $game } : solitaire et scénarios
web-offers-alone = En solitaire
web-offers-bots = Scénarios avec des robots
web-with-friends = Jouer entre amis
web-opening = Création de la table…
web-new-table = Nouvelle table
web-resume = Vos parties en cours
web-resume-none = Vous n’avez encore rejoint aucune table.
web-all-tables = Toutes les { $count } tables
web-join = Rejoindre par un lien
web-join-link = Lien reçu
web-join-go = Rejoindre
web-join-about = Le lien d’une place ne sert qu’une fois et vous la donne dans ce navigateur. Le lien d’une table permet de regarder ou de prendre une place libre.
web-join-bad = Ce n’est pas le lien d’une place ou d’une table.
web-my-tables-about = Ce sont les tables de ce navigateur. Pour continuer sur un autre appareil, ouvrez une table et créez un lien vers votre place.

## Nouvelle table

web-the-game = Jeu et options
web-game = Jeu
web-pack = Jeu de données
web-no-options = Ce jeu n’a pas d’options.
web-table-title = Titre (facultatif)
web-public = Publique
web-public-about = Affichée dans le salon ; tout le monde peut regarder. Une table privée ne se trouve que par son lien.
web-the-seats = Places
web-players = Joueurs
web-duration = Environ { $hours ->
    [0] { $rest } min
   *[other] { $hours } h{ $rest ->
        [0] { "" }
       *[other] { " " }{ $rest } min
    }
} en une séance.
web-seat = Place { $number }
web-seat-kind = Qui joue ici
web-seat-open = Place libre
web-bot-level = Niveau du robot
web-bot-random = Aléatoire
web-bot-beginner = Débutant
web-bot-greedy = Intermédiaire
web-bot-planner = Avancé
web-bot-expert = Expert
web-bot-random-about = Joue au hasard.
web-bot-beginner-about = Joue les coups évidents et anticipe rarement.
web-bot-greedy-about = Calcule bien et prend ce qui rapporte le plus tout de suite.
web-bot-planner-about = Prépare les tours suivants et sait attendre.
web-bot-expert-about = Voit le plus loin et fait peu d’erreurs.
web-sitting-me = Moi
web-sitting-me-about = Vous jouez ici, dans ce navigateur.
web-sitting-hotseat = Sur cet appareil
web-sitting-hotseat-about = Partage cet appareil, que l’on se passe d’un tour à l’autre.
web-sitting-friend = Un ami, par un lien
web-sitting-friend-about = Vous recevez un lien vers cette place. La partie commence sans attendre.
web-sitting-open = Libre
web-sitting-open-about = Toute personne qui trouve la table ou en a le lien peut prendre cette place. La partie commence dès qu’il n’y a plus de place libre.
web-sitting-bot = Robot
web-sitting-bot-about = Place jouée par l’ordinateur.
web-several = Une même personne peut prendre plusieurs places libres
web-several-about = Sinon, chacun ne peut en prendre qu’une.
web-leaving = Quand un joueur quitte une partie en cours
web-leaving-bot = Un robot prend le relais
web-leaving-bot-about = La partie continue immédiatement. Vous pourrez donner la place à quelqu’un d’autre plus tard.
web-leaving-open = La place se libère
web-leaving-open-about = La partie attend que quelqu’un prenne la place.
web-leaving-stay = Impossible de quitter la partie
web-leaving-stay-about = Chacun garde sa place jusqu’à la fin. Seul l’hôte peut réattribuer une place.
web-open-table = Créer la table
web-open-about = Vous recevrez ensuite les liens pour vos amis.

## À qui de jouer

web-your-turn = À vous de jouer
web-turn-of = Au tour de { $player }
web-waiting-for = En attente de { $player }
web-waiting-meanwhile = Explorez librement : rien de ce que vous ouvrez ici n’affecte la partie.
web-thinking = { $player } réfléchit
web-watching = Vous regardez la partie.
web-state-waiting = En attente de joueurs
web-state-running = En cours
web-state-over = Partie terminée
web-state-closed = Table fermée

## La table

web-board = Plateau
web-tabs = Volets de la table
web-bars = État de la table
web-tab-choices = Choix
web-tab-result = Résultat
web-tab-holdings = Avoirs
web-tab-log = Journal
web-tab-sheet = Chiffres
web-tab-rules = Règles
web-tab-notes = Notes
web-tab-about = Table
web-skip-choices = Aller aux choix
web-skip-board = Aller au plateau
web-sheet-raise = Agrandir ce volet
web-sheet-lower = Agrandir le plateau
web-divide-column = Largeur des choix
web-divide-choices = Hauteur des choix
web-no-table = Impossible d’afficher cette table
web-no-such-table = Table introuvable
web-no-such-table-about = Le lien est peut-être incomplet, ou la table a été supprimée faute de joueurs.
web-draft-gone = La partie a avancé, et le choix que vous aviez commencé n’est plus possible.
web-stale = La partie a avancé. Regardez la nouvelle position et choisissez à nouveau.
web-notes = Notes
web-notes-about = Vos notes ne sont visibles que par vous. Elles sont enregistrées avec la table.

## Connexion

web-live = En direct
web-connecting = Connexion…
web-reconnecting = Connexion perdue. Reconnexion…
web-reconnecting-in = Connexion perdue · nouvel essai dans { $seconds } s
web-retry-now = Réessayer
web-offline = Vous êtes hors ligne. La table se reconnectera automatiquement.

## Journal et règles

web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-undo = Partie ramenée au coup { $log } par { $players }.
web-log-undone = Coups repris :
web-log-forced = Il n’y avait pas d’autre choix.
web-log-bot = Joué par le robot « { $bot } ».
web-log-look = Afficher le plateau après le coup { $at }
web-log-show = Montrer sur le plateau
web-since-mine = Depuis votre dernier coup
web-replay = Revoir
web-contents = Sommaire
web-rules-search = Chercher dans les règles, ou saisir un numéro
web-rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] { $count } règle
   *[other] { $count } règles
}

## Chiffres

web-sheet-over = Agrandir
web-sheet-player = Joueur
web-sheet-turn = Tour
web-sheet-measure = Donnée
web-sheet-by-turn = { $what } par tour

## Conseils

web-hint = Conseil
web-hint-about = Que ferait un robot ?
web-hint-asking = Le robot réfléchit…
web-hint-says = Un robot ({ $bot }) propose :
web-hint-draft = Rien n’est encore joué. Confirmez la proposition ou choisissez autre chose.

## Historique de la partie

web-scrubber = Historique de la partie
web-scrub-first = Premier coup
web-scrub-back = Coup précédent
web-scrub-forward = Coup suivant
web-scrub-last = Dernier coup
web-scrub-play = Revoir
web-pause = Pause
web-ply = Coup { $at } sur { $length }
web-past = Vous regardez une position antérieure.
web-past-mark = Historique
web-past-nothing = Aucun choix n’est possible dans une position antérieure.
web-to-present = Revenir à la partie
web-away = { $moves ->
    [one] { $moves } coup depuis votre dernier tour.
   *[other] { $moves } coups depuis votre dernier tour.
}
web-dismiss = Ignorer

## Reprendre un coup

web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-back-to-here = Revenir à ce coup
web-back-to-here-sure = { $moves ->
    [one] Oui, reprendre un coup
   *[other] Oui, reprendre { $moves } coups
}
web-ask-back-to-here = { $moves ->
    [one] Oui, demander aux autres de reprendre un coup
   *[other] Oui, demander aux autres de reprendre { $moves } coups
}
web-proposal = { $players } { $count ->
    [one] demande
   *[other] demandent
} à reprendre { $moves ->
    [one] le dernier coup.
   *[other] les { $moves } derniers coups.
}
web-proposal-waits = En attente d’une réponse de : { $players }.
web-proposal-look = Montrer
web-accept = Accepter
web-decline = Refuser

## Places

web-is-you = vous
web-is-hotseat = sur cet appareil
web-is-bot = robot · { $bot }
web-is-open = libre
web-is-there = en ligne
web-is-away = hors ligne
web-is-unheld = pas encore là
web-take-seat = Prendre cette place
web-links = Liens
web-link-of = Lien vers la place de { $player }
web-own-link = Lien pour mes autres appareils
web-own-link-about = Gardez ce lien pour vous. Il sert sur un seul autre appareil, où vous pourrez aussi jouer cette place. Un nouveau lien le remplace.
web-link-about = Ce lien ne sert qu’une fois : la personne qui l’ouvre et prend la place la garde.
web-link-new = Nouveau lien
web-link-new-about = Le lien précédent cesse immédiatement de fonctionner.
web-change = Modifier
web-change-seat = Modifier la place { $number }
web-seat-title = Place { $number } : { $player }
web-give = Donner cette place à
web-give-link = une personne, par un nouveau lien
web-give-open = toute personne qui trouve la table
web-give-bot = un robot
web-give-loses = { $player } perd immédiatement la place.
web-give-do = Réattribuer la place
web-given = Place réattribuée.
web-rename = Changer de nom
web-rename-do = Renommer
web-name-of = Nouveau nom de { $player }
web-leave = Quitter la table
web-leave-about = { $what ->
    [waiting] Votre place redevient libre : toute personne qui trouve la table peut la prendre.
    [bot] Un robot prend votre place. Vous ne pourrez pas revenir sans l’accord de l’hôte, qui seul peut vous rendre la place.
    [open] Votre place redevient libre : toute personne qui trouve la table peut la prendre. D’ici là, la partie attend.
   *[stay] Personne ne peut quitter cette table pendant la partie.
}
web-left = Vous avez quitté la table.
web-ousted = { $count ->
    [one] La place de { $players } n’est plus à vous.
   *[other] Les places de { $players } ne sont plus à vous.
}
web-understood = OK
web-close-table = Fermer la table
web-close-table-about = La partie s’arrête pour tout le monde, sans résultat. La table ne pourra pas être rouverte, mais la partie pourra encore être consultée et téléchargée.
web-unheld = Pas encore là : { $players }. Envoyez les liens correspondants.
web-waiting-about = { $open ->
    [0] La partie a commencé. Les spectateurs la voient avec un décalage.
    [one] { $open } place est libre. La partie commence dès qu’elle est prise.
   *[other] { $open } places sont libres. La partie commence dès qu’elles sont toutes prises.
}
web-start-now = Commencer maintenant
web-start-now-about = { $open ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $open } places libres.
}
web-table-link = Lien de la table
web-table-link-about = { $locked ->
    [true] Avec ce lien et le mot de passe, on peut regarder ou prendre une place libre.
   *[false] Avec ce lien, on peut regarder ou prendre une place libre.
}
web-watchers = { $count ->
    [0] Aucun spectateur.
    [one] { $count } spectateur.
   *[other] { $count } spectateurs.
}
web-pack-pinned = Version { $rules } des règles. Les changements ultérieurs des règles ou des données ne touchent pas cette table.
web-hand-over = Passez l’appareil à { $player }
web-hand-over-any = Qui joue ?
web-hand-over-about = La vue du joueur précédent est masquée.
web-i-am = Je suis { $player }

## Dés

web-fair-dice = Des dés équitables
web-commitment = Engagement
web-commitment-about = L’empreinte SHA-256 de la graine secrète dont dépendent tous les dés et tirages de cette partie. Elle a été fixée avant l’arrivée des joueurs. La graine est publiée à la fin, et chacun peut vérifier qu’elle correspond.
web-seed = Graine
web-nonce = Votre contribution aux dés
web-nonce-about = Facultatif. Ce que vous saisissez est mêlé à chaque tirage : personne, pas même le serveur, ne peut choisir le résultat.
web-nonce-have = Votre contribution est « { $nonce } ». Vous pouvez encore la changer.
web-nonce-draw = Générer
web-nonce-give = Ajouter
web-nonce-given = Contribution ajoutée aux dés.
web-nonce-hidden = Les contributions restent cachées jusqu’au début de la partie, afin que personne ne choisisse la sienne en fonction des autres. D’ici là, seules leurs empreintes sont affichées.
web-nonce-of = Contribution de { $player } (empreinte)
web-check = Vérifier les dés
web-checking = Vérification…
web-check-about = Votre navigateur recalcule chaque tirage à partir de la graine, de l’identifiant de la table et des contributions des joueurs.
web-check-impossible = Les navigateurs ne peuvent vérifier les dés que sur une page servie en HTTPS ou depuis votre ordinateur. Téléchargez plutôt l’enregistrement et lancez : goldenspike verify FICHIER
web-check-commitment = La graine correspond à l’engagement.
web-check-commitment-wrong = La graine ne correspond pas à l’engagement !
web-check-nonces = Les contributions des joueurs correspondent aux empreintes affichées avant la partie.
web-check-nonces-wrong = Les contributions des joueurs ne correspondent pas aux empreintes affichées avant la partie !
web-check-verified = Tirage { $n } ({ $kind }) : { $outcome }, vérifié.
web-check-wrong = Tirage { $n } ({ $kind }) : { $outcome } ne correspond pas à la graine !
web-check-unknown = Tirage { $n } ({ $kind }) : { $outcome } ; seul « goldenspike verify » peut vérifier ce type de tirage.

## Fin de la partie

web-end = Résultat final
web-show-end = Résultat et dés
web-record = Télécharger l’enregistrement

## Réglages

web-theme = Thème
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-mode = Quand je choisis une action
web-mode-confirm = Afficher l’effet, puis me demander confirmation
web-mode-instant = La jouer immédiatement (je peux la reprendre)
web-pace = Animation des coups des autres joueurs
web-pace-at-once = Désactivée
web-pace-brisk = Rapide
web-pace-slow = Lente
web-pace-skip = Passer
web-travel-money = { $amount } $
web-travel-share = { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
}
web-travel-good = { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
}
web-caption-more = { $count ->
    [one] Et { $count } autre événement.
   *[other] Et { $count } autres événements.
}
web-comfort = Préférences
web-curtain-setting = Masquer la table pendant qu’on se passe l’appareil
web-shortcuts-setting = Utiliser les raccourcis à une touche
web-reasons-setting = Afficher les raisons des robots dans le journal
web-sound-setting = Jouer des sons (votre tour, dés, pièces)

## Clavier

web-help = Raccourcis clavier
web-help-tab = Tab et Maj+Tab passent d’un élément à l’autre, Entrée ou Espace l’active, les flèches se déplacent dans les plateaux, les listes et les onglets.
web-help-off = Vous pouvez désactiver les raccourcis dans les réglages.
web-key-help = afficher cette liste
web-key-choices = aller aux choix
web-key-board = aller au plateau
web-key-holdings = aller aux avoirs
web-key-log = aller au journal
web-key-rules = chercher dans les règles
web-key-undo = reprendre un coup, ou le demander
web-key-step = coup précédent, coup suivant
web-key-ends = premier coup, dernier coup
web-key-since = revoir ce qui s’est passé depuis mon dernier coup
web-key-skip = passer l’animation des coups des autres joueurs
web-key-escape = revenir à la partie ; abandonner un choix commencé

## Choix, pour tous les jeux

web-money = { $amount } $
web-becomes = {" "}devient{" "}
web-final = Les dés suivent : ce coup ne pourra pas être repris.
web-do-now = Jouer immédiatement : { $what }
web-rule = Règle { $rule }
web-less = { $what } : diminuer
web-more = { $what } : augmenter
web-map-controls = Vue du plateau
web-map-zoom-in = Zoom avant
web-map-zoom-out = Zoom arrière
web-map-fit = Voir tout le plateau
web-map-home = Voir votre zone
web-map-legend = Légende
