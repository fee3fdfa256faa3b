# Discussion, invitations, salon, recherche d’adversaires et mes tables.

## Erreurs

server-talk-seats-only = Seuls les joueurs peuvent écrire à cette table.
server-talk-full = Cette discussion est pleine ({ $most } messages).
server-bad-words = Saisissez un message de { $limit } caractères au plus.
server-bad-note = Les notes ont { $limit } caractères au plus.
server-no-message = Ce message n’existe pas.
server-mute-self = Vous ne pouvez pas vous masquer vous-même.
server-mute-full = Vous pouvez masquer { $most } personnes au plus.
server-report-full = Vous pouvez signaler { $most } messages par jour au plus.
server-delay-promised = Le décalage des spectateurs ne peut pas être réduit pendant la partie.
server-password = Cette table a un mot de passe.
server-wrong-password = Mot de passe incorrect.
server-not-over = La partie n’est pas encore terminée.
server-quick-unlucky = D’autres joueurs ont été plus rapides. Réessayez.
server-quick-nothing = Aucun jeu ne correspond à ces critères pour { $players } joueurs.
server-watcher = Spectateur

## Réglages du serveur

server-setting-talk = Messages de discussion par joueur (rafale/par seconde).
server-setting-passwords = Essais de mots de passe de tables, par invité et par adresse (rafale/par seconde).
server-setting-messages = Messages de discussion par table.

## La commande qui liste les messages signalés

cli-reports = Lister les messages signalés par les joueurs (pour l’administration du serveur).
cli-reports-settle = Marquer comme traité le signalement de cet identifiant et le retirer de la liste.
cli-reports-none = Il n’y a pas de signalement ouvert.
cli-reports-settled = Traité : { $id }.
cli-reports-unknown = Il n’y a pas de signalement ouvert { $id }.
cli-reports-head = { $id } · { $at } · table { $table }, message { $number }
cli-reports-said = message : { $said }
cli-reports-why = raison : { $why }
cli-reports-who = écrit par { $guest }, signalé par { $by }

## Discussion

web-tab-talk = Discussion
web-talk-input = Écrire un message
web-talk-send = Envoyer
web-talk-react = Réactions
web-talk-empty = Aucun message pour l’instant.
web-talk-closed = Seuls les joueurs peuvent écrire à cette table.
web-talk-said = { $name } : { $text }
web-talk-watches = spectateur
web-talk-more = Options du message de { $name }
web-talk-mute = Masquer { $name }
web-talk-mute-about = Vous ne verrez plus les messages de cette personne, à aucune table. Elle n’en est pas informée.
web-talk-unmute = Ne plus masquer { $name }
web-talk-why = Qu’est-ce qui ne va pas dans ce message ?
web-talk-report = Signaler le message
web-talk-report-about = L’administration du serveur voit le message et votre raison.
web-talk-reported = Message signalé à l’administration du serveur.
web-talk-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-talk-rematch = { $name } propose une revanche.
web-key-talk = écrire un message

web-react-bravo = Bien joué !
web-react-thanks = Merci !
web-react-laugh = Ha ha !
web-react-wow = Ouah !
web-react-ouch = Aïe !
web-react-hm = Hum…

web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-watch = Regarder la revanche

## Invitations

web-invite-again = Inviter des personnes avec qui vous avez joué
web-invite-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
web-invite = Inviter
web-invite-name = Inviter { $name }
web-invited = Invitation envoyée
web-invited-name = Invitation envoyée à { $name }
web-invite-about = L’invitation s’affiche sur leur page d’accueil.
web-invitations = Invitations
web-invitation-by = { $name } vous invite
web-to-table = Aller à la table
web-to-table-named = Aller à la table : { $table }, { $players }
web-invitation-decline = Refuser

## Salon et mes tables

web-lobby = Salon
web-lobby-all = Toutes les tables ouvertes
web-lobby-tables = Tables ouvertes
web-lobby-state = État
web-lobby-waiting = Places libres
web-lobby-running = En cours
web-lobby-turn = Tour { $turn }
web-lobby-seats = { $open ->
    [0] { $seats } joueurs
    [one] { $open } place libre sur { $seats }
   *[other] { $open } places libres sur { $seats }
}
web-lobby-join = Rejoindre
web-lobby-join-table = Rejoindre : { $table }, { $players }
web-lobby-watch = Regarder
web-lobby-watch-table = Regarder : { $table }, { $players }
web-lobby-none = Aucune table ne correspond. Créez-en une, ou essayez une partie rapide.
web-lobby-changed = Les tables ont changé : actualiser
web-lobby-bot = { $name } (robot)
web-lobby-found = { $count ->
    [0] Aucune table
    [one] { $count } table
   *[other] { $count } tables
}
web-filters = Filtres
web-filters-clear = Réinitialiser
web-any = Indifférent
web-list-more = Afficher plus
web-length = Durée
web-length-short = Courte
web-length-regular = Normale
web-length-long = Longue
web-length-campaign = Campagne
web-spoken = Langue de discussion
web-spoken-en = Anglais
web-spoken-fr = Français
web-quick = Partie rapide
web-quick-about = Rejoignez une table qui a une place libre. S’il n’y en a pas, une nouvelle table est créée, avec une pendule d’un jour.
web-quick-go = Trouver une partie
web-challenges = Défis en solitaire
web-locked = Cette table a un mot de passe
web-locked-about = Demandez-le à la personne qui vous invite.
web-password = Mot de passe
web-password-about = Nécessaire pour regarder, ou pour prendre une place sans lien. Laissez vide pour ne pas mettre de mot de passe.
web-password-enter = Continuer
web-delay = Décalage des spectateurs
web-delay-entries = { $entries ->
    [0] Aucun
    [one] { $entries } coup
   *[other] { $entries } coups
}
web-delay-about = S’applique aussi à la discussion et à l’enregistrement, jusqu’à la fin de la partie.
web-delay-short = { $entries ->
    [one] spectateurs décalés de { $entries } coup
   *[other] spectateurs décalés de { $entries } coups
}
web-agreed-public = publique
web-agreed-locked = avec mot de passe
web-agreed-private = par lien seulement
web-the-company = Joueurs et spectateurs
web-open-talk = Les spectateurs peuvent écrire
web-terms = Spectateurs et mot de passe
web-terms-keep = Enregistrer
web-terms-kept = Enregistré.
web-terms-password = Nouveau mot de passe
web-terms-password-stays = Laissez vide pour garder le mot de passe actuel.
web-terms-password-none = Laissez vide pour ne pas mettre de mot de passe.
web-terms-unlock = Supprimer le mot de passe
web-search = Rechercher
web-search-tables = Nom ou titre
web-archive = Archivées
web-archive-it = Archiver
web-archive-table = Archiver { $table }
web-archived = Table archivée : { $table }.
web-unarchive = Désarchiver
web-unarchive-table = Désarchiver { $table }
web-my-turn = À moi de jouer
web-my-running = En cours
web-my-waiting = En attente de joueurs
web-my-over = Terminées
web-my-closed = Fermées
web-my-none = Aucune table ne correspond.
web-my-moved = mise à jour { $at }
web-my-opened = créée { $at }
web-my-rematch = Aller à la revanche
web-delayed = { $entries ->
    [one] Vous voyez la partie avec { $entries } coup de retard sur les joueurs.
   *[other] Vous voyez la partie avec { $entries } coups de retard sur les joueurs.
}
