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
