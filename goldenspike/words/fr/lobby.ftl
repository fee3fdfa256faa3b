# La compagnie : ce qui se dit à une table, les gens avec qui l’on a joué, le salon.

## Pourquoi un appel est refusé

server-talk-seats-only = À cette table, seuls ceux qui jouent peuvent parler.
server-talk-full = On a tant parlé à cette table qu’on ne peut plus rien y dire : { $most } messages au plus.
server-bad-words = Dites quelque chose, en { $limit } caractères au plus.
server-bad-note = Une note a { $limit } caractères au plus.
server-no-message = Personne n’a dit cela ici.
server-mute-self = Vous ne pouvez pas vous rendre muet vous-même.
server-mute-full = Vous avez rendu { $most } personnes muettes ; c’est le plus possible.
server-report-full = Vous avez signalé { $most } messages aujourd’hui ; c’est le plus possible.
server-delay-promised = Tant que la partie dure, les spectateurs ne peuvent pas voir plus que ce qui était promis au début.
server-password = Cette table a un mot de passe.
server-wrong-password = Ce n’est pas le mot de passe de cette table.
server-not-over = La partie n’est pas encore finie.
server-quick-unlucky = D’autres ont été plus rapides à chaque fois. Réessayez.
server-quick-nothing = Aucun jeu ne se joue ainsi à { $players }.
server-watcher = Spectateur

## Réglages d’un serveur

server-setting-talk = Ce que dit une personne : tant de messages d’un coup, puis tant par seconde.
server-setting-passwords = Essais du mot de passe d’une table, par un invité et d’une adresse.
server-setting-messages = Messages à une table.

## La commande qui liste les plaintes

cli-reports = Lister ce dont les joueurs se sont plaints, pour qui tient le serveur.
cli-reports-settle = La plainte de cet identifiant est réglée : elle n’est plus listée.
cli-reports-none = Il n’y a pas de plainte.
cli-reports-settled = Réglée : { $id }.
cli-reports-unknown = Il n’y a pas de plainte ouverte { $id }.
cli-reports-head = { $id } · { $at } · table { $table }, message { $number }
cli-reports-said = dit : { $said }
cli-reports-why = pourquoi : { $why }
cli-reports-who = personne { $guest }, signalée par { $by }

## La page : ce qui se dit

web-tab-talk = Causette
web-talk-input = Dire quelque chose
web-talk-send = Le dire
web-talk-react = Réactions
web-talk-empty = Personne n’a encore rien dit.
web-talk-closed = Seuls ceux qui jouent parlent ici.
web-talk-said = { $name } : { $text }
web-talk-watches = regarde
web-talk-more = À propos de ce qu’a dit { $name }
web-talk-mute = Ne plus entendre { $name }
web-talk-mute-about = Vous n’entendez plus cette personne, ni ici ni à aucune autre table. Personne n’en est averti.
web-talk-unmute = Entendre de nouveau { $name }
web-talk-why = Qu’est-ce qui ne va pas ?
web-talk-report = Le signaler
web-talk-report-about = La personne qui tient ce serveur lit ce qui a été dit et pourquoi vous le signalez.
web-talk-reported = C’est signalé. La personne qui tient ce serveur le verra.
web-talk-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-talk-rematch = { $name } veut rejouer.
web-key-talk = Dire quelque chose

web-react-bravo = Bravo !
web-react-thanks = Merci
web-react-laugh = Ha ha !
web-react-wow = Ça alors !
web-react-ouch = Aïe
web-react-hm = Hum …

web-rematch = Rejouer
web-rematch-join = S’y rasseoir
web-rematch-watch = La regarder

## La page : les gens

web-invite-again = Inviter des gens avec qui vous avez joué
web-invite-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
web-invite = Inviter
web-invite-name = Inviter { $name }
web-invited = Invitation faite
web-invited-name = Invitation faite à { $name }
web-invite-about = L’invitation paraît sur leur page d’accueil.
web-invitations = On vous invite à jouer
web-invitation-by = { $name } vous invite
web-to-table = À la table
web-to-table-named = À la table : { $table }, { $players }
web-invitation-decline = Non, merci

## La page : le salon et mes tables

web-lobby = Salon
web-lobby-all = Toutes les tables ouvertes
web-lobby-tables = Tables ouvertes
web-lobby-state = État
web-lobby-waiting = Place libre
web-lobby-running = En cours
web-lobby-turn = Tour { $turn }
web-lobby-seats = { $open ->
    [0] { $seats } joueurs
    [one] { $open } place libre sur { $seats }
   *[other] { $open } places libres sur { $seats }
}
web-lobby-join = S’asseoir
web-lobby-join-table = S’asseoir : { $table }, { $players }
web-lobby-watch = Regarder
web-lobby-watch-table = Regarder : { $table }, { $players }
web-lobby-none = Aucune table de ce genre n’est ouverte. Ouvrez-en une, ou cherchez une partie rapide.
web-lobby-changed = La liste a changé : la montrer
web-lobby-bot = { $name } (robot)
web-lobby-found = { $count ->
    [0] Aucune table
    [one] Une table
   *[other] { $count } tables
}
web-filters = Filtres
web-filters-clear = Tout montrer
web-any = Peu importe
web-list-more = La suite
web-length = Durée
web-length-short = Courte
web-length-regular = Normale
web-length-long = Longue
web-length-campaign = Campagne
web-spoken = Langue parlée
web-spoken-en = En anglais
web-spoken-fr = En français
web-quick = Partie rapide
web-quick-about = Une place à une table qui attend quelqu’un ; s’il n’y en a pas, à une nouvelle, avec une pendule d’un jour.
web-quick-go = Trouver une place
web-challenges = Défis en solitaire
web-locked = Cette table a un mot de passe
web-locked-about = La personne qui vous a invité le connaît.
web-password = Mot de passe
web-password-about = Qui n’a pas de lien en a besoin pour regarder ou s’asseoir. Sans mot de passe, tout le monde peut.
web-password-enter = Entrer
web-delay = Les spectateurs voient la partie
web-delay-entries = { $entries ->
    [0] aussitôt
   *[other] { $entries } entrées du journal plus tard
}
web-delay-about = Causette et enregistrement compris, jusqu’à la fin de la partie.
web-delay-short = spectateurs { $entries } entrées plus tard
web-agreed-public = visible par tous
web-agreed-locked = avec mot de passe
web-agreed-private = par son lien seulement
web-the-company = La compagnie
web-open-talk = Les spectateurs peuvent parler
web-terms = Spectateurs et mot de passe
web-terms-keep = Enregistrer
web-terms-kept = C’est enregistré.
web-terms-password = Un autre mot de passe
web-terms-password-stays = L’actuel reste valable.
web-terms-password-none = Personne n’en a besoin pour l’instant.
web-terms-unlock = Plus de mot de passe
web-search = Rechercher
web-search-tables = Un nom ou un titre
web-archive = Archives
web-archive-it = Ranger
web-archive-table = Ranger { $table }
web-archived = { $table } est dans les archives.
web-unarchive = Ressortir
web-unarchive-table = Ressortir { $table } des archives
web-my-turn = À moi de jouer
web-my-running = En cours
web-my-waiting = En attente de joueurs
web-my-over = Finies
web-my-closed = Fermées
web-my-none = Aucune table de ce genre.
web-my-moved = changée { $at }
web-my-opened = ouverte { $at }
web-my-rematch = La revanche
web-delayed = Vous voyez la partie { $entries } entrées du journal après ceux qui jouent.
