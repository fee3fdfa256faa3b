# Les pages dans le navigateur, quel que soit le jeu.

## Partout

web-loading = Chargement…
web-retry = Réessayer
web-close = Fermer
web-cancel = Annuler
web-language = Langue
web-pages = Pages
web-notices = Avis
web-settings = Réglages
web-table = Table
web-rules = Règles
web-rules-of = { $game } : la règle du jeu
web-start = Accueil
web-to-start = Vers l’accueil
web-my-tables = Mes tables
web-skip-main = Aller au contenu
web-unreachable = Le serveur est injoignable. Ce que vous avez fait en dernier est gardé ; réessayez dans un instant.
web-failed = Quelque chose s’est mal passé ici. Réessayez ; si cela se reproduit, signalez-le, s’il vous plaît.
web-lost = Cette page n’existe pas
web-lost-about = L’adresse est peut-être mal tapée, ou la page a changé de place.
web-independent = Golden Spike est une réalisation indépendante, avec un texte de règles qui lui est propre. Les noms des jeux et des éditeurs appartiennent à leurs propriétaires, qui n’y ont aucune part.
web-no-tracking = Ni publicité, ni tiers : un seul cookie retient vos places. Un compte est pour qui en veut un, et rien d’autre ne sort de cette page.
web-copy = Copier
web-copied = Copié.
web-share = Partager
web-qr = Code QR
web-qr-of = Code QR : { $what }

## Accueil

web-lead = Des jeux de chemin de fer à l’ancienne, à votre table : entre amis, contre des robots, ou les deux.
web-about-continental-divide = Fondez des compagnies, entrez au capital de vos rivaux et poussez les voies du Mississippi au Pacifique, par-delà la ligne de partage des eaux. Huit tours, pas de dés, et chaque action compte.
web-about-silverton = Arpentez les Rocheuses, prenez des concessions d’or et de charbon, et livrez tant que le prix est bon. Des dés, de la neige, la prison : les fortunes de l’Ouest minier.
web-players-range = { $alone ->
    [yes] Seul, ou de { $low } à { $high } joueurs
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
web-play-now = Jouer tout de suite
web-rivals = Adversaires
web-against = { $bots ->
    [one] contre 1 robot
   *[other] contre { $bots } robots
}
web-offers = Seul, et scénarios
web-offers-of = { $game } : seul, et scénarios
web-offers-alone = Seul contre le livre
web-offers-bots = Scénarios avec des robots
web-with-friends = Entre amis
web-opening = Ouverture de la table…
web-new-table = Nouvelle table
web-resume = Reprendre
web-resume-none = Vous n’êtes encore à aucune table.
web-all-tables = Toutes les { $count } tables
web-join = Rejoindre par un lien
web-join-link = Le lien qu’on vous a donné
web-join-go = Rejoindre
web-join-about = Le lien d’une place vous la réserve dans ce navigateur, et ne sert qu’une fois ; celui d’une table permet de regarder ou de prendre une place libre.
web-join-bad = Ce n’est le lien ni d’une place ni d’une table.
web-my-tables-about = Les tables de ce navigateur. Pour un autre appareil, demandez à la table un lien vers votre place.

## Nouvelle table

web-the-game = Le jeu
web-game = Jeu
web-pack = Jeu de données
web-no-options = Ce jeu n’a pas d’options.
web-table-title = Titre (facultatif)
web-public = Publique
web-public-about = Chacun peut trouver cette table depuis l’accueil et la regarder. Une table privée ne se trouve que par son lien.
web-the-seats = Les places
web-players = Joueurs
web-duration = Environ { $hours ->
    [0] { $rest } min
   *[other] { $hours } h{ $rest ->
        [0] { "" }
       *[other] { " " }{ $rest } min
    }
} en une fois.
web-seat = Place { $number }
web-seat-kind = Qui s’assied ici
web-seat-open = Place libre
web-bot-level = Force du robot
web-bot-random = Au hasard
web-bot-beginner = Débutant
web-bot-greedy = Solide
web-bot-planner = Prévoyant
web-bot-expert = Expert
web-bot-random-about = Fait tout ce qui est permis, quoi qu’il en coûte.
web-bot-beginner-about = Prend ce qui saute aux yeux, et pense rarement plus loin.
web-bot-greedy-about = Prend ce qui rapporte le plus tout de suite, et compte bien.
web-bot-planner-about = Vit pour les tours à venir, et sait attendre.
web-bot-expert-about = Voit plus loin qu’on ne voudrait, et pardonne peu.
web-sitting-me = Moi
web-sitting-me-about = Tenue par ce navigateur.
web-sitting-hotseat = Devant cet écran
web-sitting-hotseat-about = Partage cet écran : on se passe la page d’un tour à l’autre.
web-sitting-friend = Un ami, par un lien
web-sitting-friend-about = Vous recevez un lien qui donne cette place. La partie commence sans attendre.
web-sitting-open = Libre
web-sitting-open-about = Qui trouve la table, ou en a le lien, peut s’asseoir ici. La partie commence quand plus aucune place n’est libre.
web-sitting-bot = Robot
web-sitting-bot-about = Jouée par l’ordinateur.
web-several = Une personne peut prendre plusieurs places libres
web-several-about = Sinon, qui trouve la table en prend une au plus.
web-leaving = Quand quelqu’un quitte une partie en cours
web-leaving-bot = Un robot joue la suite
web-leaving-bot-about = La partie continue aussitôt. Vous pourrez redonner la place à une personne.
web-leaving-open = La place est libre
web-leaving-open-about = La partie y attend que quelqu’un s’asseye.
web-leaving-stay = Personne ne peut partir
web-leaving-stay-about = Chacun garde sa place jusqu’au bout. Vous seul pouvez en donner une à d’autres.
web-open-table = Ouvrir la table
web-open-about = Les liens pour vos amis s’affichent ensuite.

## À qui de jouer

web-your-turn = À vous de jouer
web-turn-of = Au tour de { $player }
web-waiting-for = On attend { $player }
web-waiting-meanwhile = Regardez autour de vous : rien de ce que vous ouvrez ici ne dérange la partie.
web-thinking = { $player } réfléchit
web-watching = Vous regardez la partie.
web-state-waiting = En attente de joueurs
web-state-running = En cours
web-state-over = La partie est finie
web-state-closed = La table est fermée

## La table

web-board = Plateau
web-tabs = À propos de cette table
web-bars = Nouvelles de la table
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
web-divide-column = La largeur des choix
web-divide-choices = La hauteur des choix
web-no-table = Cette table ne peut pas être affichée
web-no-such-table = Cette table n’existe pas
web-no-such-table-about = Son lien est peut-être coupé, ou personne n’est venu et elle a été supprimée.
web-draft-gone = La partie a avancé, et votre choix commencé n’est plus possible.
web-stale = La partie avait avancé entre-temps. Voici où elle en est : choisissez à nouveau.
web-notes = Notes
web-notes-about = Pour vous seul : personne d’autre ne peut les lire. Elles sont gardées avec la table.

## Connexion

web-live = En direct
web-connecting = Connexion…
web-reconnecting = Connexion perdue. Nouvelle tentative.
web-reconnecting-in = Connexion perdue · nouvel essai dans { $seconds } s
web-retry-now = Maintenant
web-offline = Vous êtes hors ligne. La table reviendra d’elle-même.

## Journal et règles

web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-undo = Partie ramenée au coup { $log } par { $players }.
web-log-undone = Repris :
web-log-forced = Il n’y avait pas d’autre choix.
web-log-bot = Joué par le robot « { $bot } ».
web-log-look = Montrer le plateau après le coup { $at }
web-log-show = Voir où
web-since-mine = Depuis votre dernier coup
web-replay = Revoir
web-contents = Sommaire
web-rules-search = Chercher dans les règles, ou taper un numéro
web-rules-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] { $count } règle
   *[other] { $count } règles
}

## Le tableau

web-sheet-over = Sur le plateau
web-sheet-player = Joueur
web-sheet-turn = Tour
web-sheet-measure = Quoi montrer
web-sheet-by-turn = Tour par tour : { $what }

## Conseils

web-hint = Conseil
web-hint-about = Que ferait un robot ?
web-hint-asking = Le robot réfléchit …
web-hint-says = Un robot ({ $bot }) ferait ceci :
web-hint-draft = Rien n’est encore fait : confirmez, ou choisissez autre chose.

## Revoir la partie

web-scrubber = Revoir la partie
web-scrub-first = Au début
web-scrub-back = Un coup en arrière
web-scrub-forward = Un coup en avant
web-scrub-last = Au présent
web-scrub-play = Revoir
web-pause = Pause
web-ply = Coup { $at } sur { $length }
web-past = Vous regardez le passé.
web-past-mark = Le passé
web-past-nothing = Rien ne se choisit dans le passé.
web-to-present = Retour au présent
web-away = { $moves ->
    [one] Un coup a été joué depuis le vôtre.
   *[other] { $moves } coups ont été joués depuis le vôtre.
}
web-dismiss = Non, merci

## Reprendre un coup

web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-back-to-here = Revenir à ce moment
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
web-proposal-waits = Doivent encore répondre : { $players }.
web-proposal-look = Montrer
web-accept = Accepter
web-decline = Refuser

## Places

web-is-you = vous
web-is-hotseat = devant cet écran
web-is-bot = robot · { $bot }
web-is-open = libre
web-is-there = présent
web-is-away = absent
web-is-unheld = n’a pas encore suivi son lien
web-take-seat = S’asseoir
web-links = Liens
web-link-of = Lien de la place de { $player }
web-own-link = Un lien pour mes autres appareils
web-own-link-about = Gardez-le pour vous : sur le seul appareil où il est suivi, cette place est à vous aussi. Un nouveau lien y met fin.
web-link-about = Il sert une fois : qui le suit et s’assied tient la place.
web-link-new = Nouveau lien
web-link-new-about = Le lien donné auparavant cesse aussitôt de servir.
web-change = Changer
web-change-seat = Changer la place { $number }
web-seat-title = Place { $number } : { $player }
web-give = Donner cette place à
web-give-link = une personne, par un nouveau lien
web-give-open = quiconque trouve la table
web-give-bot = un robot
web-give-loses = { $player } perd aussitôt la place.
web-give-do = Donner la place
web-given = La place est donnée.
web-rename = Changer de nom
web-rename-do = M’appeler ainsi
web-name-of = Un autre nom pour { $player }
web-leave = Quitter la table
web-leave-about = { $what ->
    [waiting] Votre place sera de nouveau libre : qui trouve la table peut la prendre.
    [bot] Un robot jouera la suite à votre place. Vous ne pourrez pas revenir de vous-même ; qui a ouvert la table peut vous rendre la place.
    [open] Votre place sera libre : qui trouve la table peut la prendre, et la partie attend que quelqu’un le fasse.
   *[stay] Personne ne peut quitter cette table pendant la partie.
}
web-left = Vous avez quitté la table.
web-ousted = { $count ->
    [one] La place de { $players } n’est plus à vous.
   *[other] Les places de { $players } ne sont plus à vous.
}
web-understood = Compris
web-close-table = Fermer la table
web-close-table-about = La partie s’arrête là, sans résultat, pour tous. On ne peut pas la rouvrir ; ce qui a été joué peut encore être regardé et téléchargé.
web-unheld = On attend encore : { $players }. Envoyez-leur leurs liens.
web-waiting-about = { $open ->
    [0] La partie a commencé. Qui regarde la voit plus tard que ceux qui jouent.
    [one] Une place est libre. La partie commence d’elle-même dès qu’elle est prise.
   *[other] { $open } places sont libres. La partie commence d’elle-même dès qu’elles sont toutes prises.
}
web-start-now = Commencer
web-start-now-about = { $open ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $open } places libres.
}
web-table-link = Lien de cette table
web-table-link-about = { $locked ->
    [true] Qui le suit et connaît le mot de passe peut regarder, et prendre une place libre.
   *[false] Qui le suit peut regarder, et prendre une place libre.
}
web-watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-pack-pinned = Version { $rules } des règles. Cette table garde ses règles et ses données, quoi qu’il change ailleurs.
web-hand-over = Passez l’écran à { $player }
web-hand-over-any = Qui a l’écran ?
web-hand-over-about = Ce que voyait le joueur précédent est caché.
web-i-am = Je suis { $player }

## Dés

web-fair-dice = Des dés honnêtes
web-commitment = Engagement
web-commitment-about = L’empreinte (SHA-256) du secret qui décide de tout hasard dans cette partie. Elle a été fixée avant que quiconque s’asseye ; le secret est publié à la fin, et chacun peut vérifier qu’il y correspond.
web-seed = Secret (graine)
web-nonce = Votre part dans les dés
web-nonce-about = Facultatif : ce que vous tapez ici se mêle à chaque tirage, si bien que personne, pas même le serveur, n’a pu choisir le résultat.
web-nonce-have = La vôtre est « { $nonce } ». Vous pouvez encore la changer.
web-nonce-draw = En tirer une
web-nonce-give = Ajouter
web-nonce-given = Ajouté aux dés.
web-nonce-hidden = Ce que les autres ajoutent reste caché jusqu’au début de la partie. D’ici là, on n’en voit que l’empreinte, afin que personne ne puisse y répondre par un choix à lui.
web-nonce-of = Ajouté par { $player }, scellé
web-check = Vérifier les dés
web-checking = Vérification…
web-check-about = Votre navigateur recalcule chaque tirage à partir du secret publié, du numéro de la table et des parts des joueurs.
web-check-impossible = Les navigateurs ne vérifient que sur une page servie en https ou depuis votre propre machine. Téléchargez plutôt l’enregistrement et lancez : goldenspike verify FICHIER
web-check-commitment = Le secret correspond à l’engagement.
web-check-commitment-wrong = Le secret ne correspond pas à l’engagement !
web-check-nonces = Ce que les joueurs ont ajouté est bien ce qui était scellé avant la partie.
web-check-nonces-wrong = Ce que les joueurs ont ajouté n’est pas ce qui était scellé avant la partie !
web-check-verified = Tirage { $n } ({ $kind }) : { $outcome }, vérifié.
web-check-wrong = Tirage { $n } ({ $kind }) : { $outcome } n’est pas ce que donne le secret !
web-check-unknown = Tirage { $n } ({ $kind }) : { $outcome } ; seul « goldenspike verify » sait vérifier ce genre de tirage.

## La fin

web-end = La fin
web-show-end = Résultat et dés
web-record = Télécharger l’enregistrement

## Réglages

web-theme = Lumière
web-theme-system = Comme l’appareil
web-theme-light = Plein jour
web-theme-dark = À la lampe (sombre)
web-mode = Quand je choisis quelque chose
web-mode-confirm = Montrer ce qui s’ensuit, puis me faire confirmer
web-mode-instant = Le faire aussitôt (on peut toujours reprendre)
web-pace = Ce que font les autres se montre
web-pace-at-once = Tout de suite
web-pace-brisk = Coup par coup, vite
web-pace-slow = Coup par coup, lentement
web-pace-skip = Passer au présent
web-travel-money = { $amount } $
web-travel-share = { $amount ->
    [one] 1 action
   *[other] { $amount } actions
}
web-travel-good = { $amount ->
    [one] 1 charge
   *[other] { $amount } charges
}
web-caption-more = { $count ->
    [one] Et une chose encore.
   *[other] Et { $count } choses encore.
}
web-comfort = Confort
web-curtain-setting = Couvrir la table pendant qu’on se passe l’écran
web-shortcuts-setting = Les touches seules servent de raccourcis
web-reasons-setting = Les robots disent pourquoi ils ont joué ainsi, dans le journal
web-sound-setting = Sons : une clochette à votre tour, les dés, les pièces

## Touches

web-help = Touches
web-help-tab = Tab et Maj+Tab atteignent tout ; Entrée et la barre d’espace appuient ; les flèches se déplacent dans les plateaux, les listes et les onglets.
web-help-off = Les raccourcis se désactivent dans les réglages.
web-key-help = cette liste
web-key-choices = vers les choix
web-key-board = vers le plateau
web-key-holdings = vers les avoirs
web-key-log = vers le journal
web-key-rules = chercher dans les règles
web-key-undo = reprendre, ou le demander
web-key-step = un coup en arrière, un coup en avant
web-key-ends = au début, au présent
web-key-since = revoir ce qui s’est passé depuis mon dernier coup
web-key-skip = passer au présent, au-delà de ce que font les autres
web-key-escape = retour au présent ; abandonner un choix ébauché

## Choisir, quel que soit le jeu

web-money = { $amount } $
web-becomes = {" "}devient{" "}
web-final = Les dés décident ensuite : on ne pourra pas revenir en arrière.
web-do-now = { $what } : aussitôt
web-rule = Règle { $rule }
web-less = { $what } : moins
web-more = { $what } : plus
web-map-controls = Vue du plateau
web-map-zoom-in = Agrandir
web-map-zoom-out = Réduire
web-map-fit = Voir tout le plateau
web-map-home = Voir là où vous jouez
web-map-legend = Légende
