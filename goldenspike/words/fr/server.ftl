# Le serveur : pourquoi un appel est refusé, et ce qu’il dit aux joueurs.

## Appels

server-malformed = Ceci ne se lit pas : { $detail }.
server-no-page = Il n’y a rien à cette adresse.
server-no-lesson = Il n’y a pas de telle leçon. Il y a : { $known }.
server-method = Cette adresse n’accepte pas ce genre de requête.
server-too-large = C’est trop volumineux.
server-too-fast = C’était trop à la fois. Attendez un instant et réessayez.
server-at-once = Autre chose s’est passé là au même moment. Rien n’a été changé ; réessayez.
server-other-site = La demande venait d’une page d’un autre site ; elle n’a pas été exécutée.
server-broken = Quelque chose s’est mal passé ici, et n’aurait pas dû. Rien n’a été changé.
server-no-client = Les pages de Golden Spike ne sont pas construites ici ; ses appels se trouvent sous /api.
server-other-name = Ce serveur ne répond pas à ce nom.
server-metrics-closed = Ces chiffres sont réservés à qui tient le serveur.
server-starting = Le serveur démarre.
server-silent-database = La base de données ne répond pas.

## Pages

server-page-start = Vers la page d’accueil
server-page-nothing = Il n’y a rien ici
server-page-refused = Cela n’a pas marché

## Tables

server-no-table = Il n’y a pas de table « { $table } ».
server-no-pack = { $game } n’a pas ici de jeu de données « { $pack } ». Il y a : { $known }.
server-no-such-pack = Ce jeu de données n’existe pas ici.
server-no-past = La partie n’a pas de position après { $log } lignes ; elle en compte { $most } jusqu’ici.
server-options-too-long = Les options sont trop longues.
server-bad-title = « { $name } » ne peut pas être un titre : il faut de 1 à { $limit } caractères imprimables.
server-too-many-tables = Vous avez déjà { $most } tables inachevées. Terminez-en d’abord quelques-unes.
server-too-many-tables-here = { $most } tables ouvertes d’ici sont inachevées. Terminez-en d’abord quelques-unes.
server-too-many-public-tables = Trop de tables publiques ont été ouvertes d’ici aujourd’hui. Ouvrez-en une hors liste, ou rejoignez-en une.
server-too-many-streams = Trop de personnes regardent cette table.
server-too-many-own-streams = Vous écoutez déjà cette table trop de fois. Fermez quelques-unes de ses pages.
server-closed = Cette table est fermée : il ne s’y passe plus rien.
server-over = La partie est finie.
server-waiting = La partie n’a pas commencé : une place est encore libre.
server-other-rules = Cette table suit la version { $found } des règles de { $game } ; ce serveur connaît la version { $known }.
server-table-unplayable = Cette table ne peut pas être rejouée : la ligne { $entry } de son histoire ne convient pas.
server-stale = La partie a avancé ; ceci répondait à une position plus ancienne.

## Places

server-player = Joueur { $number }
server-no-seat = Cette place n’est pas la vôtre.
server-not-asked = Ce n’est pas à vous de jouer.
server-bad-link = Ce lien n’ouvre aucune place : il a servi, a été remplacé ou n’a été copié qu’en partie. Redemandez-en un.
server-join-title = Une place pour vous
server-join-about = Vous êtes invité à { $game } sous le nom de « { $name } ».
server-join-at = Vous êtes invité à « { $title } » ({ $game }) sous le nom de « { $name } ».
server-join-sit = Prendre place
server-join-here = Vous êtes assis à cette table.
server-join-once = Ce lien sert une fois : la place est ensuite à vous, dans ce navigateur.
server-way-table = Vers la table
server-one-seat = Vous avez déjà une place à cette table ; son hôte en accorde une à chacun.
server-seat-held = Quelqu’un y est assis, ou personne ne le peut : seule une place libre pour une personne a un lien.
server-not-host = Seul l’hôte de cette table peut le faire.
server-no-hints = Ici, personne ne peut donner de conseil.
server-no-hint = Le robot n’a pas su se décider. Demandez encore, ou choisissez vous-même.
server-may-not-leave = À cette table, personne ne peut partir une fois la partie commencée.
server-no-such-seat = Il n’y a pas de place { $seat } à cette table.
server-seat-taken = Cette place est prise.
server-seat-bot = Place { $seat } : un robot, et lui seul, doit porter le nom d’un robot.
server-seat-me = La place { $seat } ne peut pas être la vôtre : elle n’est pas pour une personne.
server-seat-me-twice = Une seule place peut être marquée comme la vôtre ; pour en tenir plusieurs sur un même écran, employez le genre « hotseat ».

## Reprendre un coup

server-undo-over = La partie est finie et ses dés sont publics : plus rien ne peut être repris.
server-undo-too-many = Cette table compte plus de { $most } lignes : plus rien ne peut être repris.
server-no-proposal = Plus personne ne demande à reprendre un coup.

## Robots

server-note-bot-replaced = { $name } : le robot « { $bot } » a échoué ; « { $by } » joue désormais à sa place.
server-note-bot-lacks = { $name } : il manque ici l’extra goldenspike[bots] au robot « { $bot } » ; « { $by } » joue à sa place.
server-log-bot-failed = Le robot « { $bot } » a échoué à la table { $table } : { $detail }
server-log-bots-failed = Quelque chose a mal tourné autour des robots ; nouvel essai : { $detail }

## La base de données

server-database-locked = Un autre programme verrouille la base de données { $file }. Rien n’a été changé ; réessayez dans un instant.
server-database-slow = La base de données { $file } a mis trop longtemps. Rien n’a été changé ; réessayez dans un instant.
server-database-read-only = La base de données { $file } ne peut qu’être lue. Rien n’a été changé.
server-database-full = Il n’y a plus de place pour la base de données { $file }. Rien n’a été changé.
server-database-broken = La base de données { $file } ne répond pas. Rien n’a été changé ; réessayez dans un instant.
server-database-none = Il n’y a pas de base de données { $file }. Nommez celle de votre serveur avec --database.
server-database-missing = La base de données { $file } n’est plus là. Rien n’a été changé ; qui tient ce serveur doit la remettre à sa place, ou redémarrer le serveur.
server-database-corrupt = La base de données { $file } est abîmée. Rien n’a été changé ; qui tient ce serveur doit restaurer une sauvegarde.
server-database-denied = La base de données { $file } ne laisse pas entrer ce serveur.
server-database-no-file = Le fichier de base de données { $file } ne peut être ouvert : { $reason }.
server-database-no-database = { $file } n’est pas un fichier de base de données. Rien n’a été changé ; nommez-en un autre avec --database.
server-database-foreign = { $file } est la base de données d’un autre programme. Rien n’a été changé ; nommez-en une autre avec --database.
server-database-newer = La base de données { $file } a le schéma { $found }, d’une version plus récente de Golden Spike ; celle-ci connaît jusqu’à { $known }. Rien n’a été changé ; installez la version plus récente.
server-database-other-schema = La base de données a le schéma { $found } ; ce serveur connaît { $known }. Qui le tient doit le redémarrer.
server-database-taken = Un autre serveur travaille déjà avec { $file }. Un seul à la fois le peut ; à plusieurs, il faut PostgreSQL.
server-database-not-empty = La base de données { $file } n’est pas vide. Rien n’a été changé ; restaurez dans une base nouvelle.
server-database-no-copy = La base de données { $file } doit être mise à niveau, mais aucune copie n’a pu en être faite auparavant, dans { $copy } : { $reason }. Rien n’a été changé.
server-database-unknown = « { $address } » n’est pas l’adresse d’une base de données : écrivez sqlite:///FICHIER ou postgresql://….

## Sauvegardes

backup-damaged = La sauvegarde { $file } est abîmée ou incomplète. Rien n’a été changé.
backup-other-format = { $file } n’est pas une sauvegarde que cette version sait lire ({ $known }). Rien n’a été changé.
backup-newer = La sauvegarde { $file } a le schéma { $found }, de la version { $release } de Golden Spike ; celle-ci connaît jusqu’à { $known }. Rien n’a été changé.

## Démarrage

server-workers-need-postgresql = Pour { $workers } processus, il faut PostgreSQL ; la base intégrée n’en sert qu’un. Indiquez-en une avec --database postgresql://….
server-workers-how-many = Un serveur a besoin d’au moins un processus, non de { $found }.
server-think-needs-postgresql = Les robots ne réfléchissent ailleurs que pour un serveur sur PostgreSQL. Indiquez sa base avec --database postgresql://….
server-think-no-tables = Aucun serveur n’a encore utilisé cette base. Démarrez-en d’abord un : goldenspike serve --database postgresql://….
server-bots-need-postgresql = Un serveur sans processus de robots laisse les siens à « goldenspike think », qui demande PostgreSQL. Indiquez-en une avec --database postgresql://….
server-no-module = Le module « { $module } » ne peut pas être importé : { $detail }.
server-thinking = { $workers ->
    [one] 1 processus attend
   *[other] { $workers } processus attendent
} des questions aux robots (Ctrl+C l’arrête).
server-no-packs-folder = Il n’y a pas de dossier « { $folder } » où chercher des jeux de données.
server-running = Golden Spike est à l’adresse { $address } (Ctrl+C l’arrête).
server-no-port = Rien ne peut être servi à { $host }, port { $port } : { $detail }.

## Settings

server-setting-host = L’adresse d’écoute ; 127.0.0.1 : cet ordinateur seulement.
server-setting-port = Le port ; à défaut, 8000 ou n’importe quel port libre.
server-setting-database = Où sont gardées les tables : sqlite:///FICHIER ou postgresql://… ; à défaut, un fichier à vous.
server-setting-packs = Un dossier de jeux de données à proposer en plus de ceux fournis.
server-setting-workers = Processus ; plus d’un exige PostgreSQL.
server-setting-proxies = Adresses ou réseaux des mandataires que l’on croit quand ils disent qui appelle (X-Forwarded-For, -Proto, -Host).
server-setting-hosts = Les noms auxquels il répond ; à défaut, tous.
server-setting-metrics = Adresses ou réseaux qui peuvent lire /metrics, outre cet ordinateur.
server-setting-log-requests = Écrire une ligne de JSON par requête ; avec --open, seulement si vous le demandez.
server-setting-bot-processes = Processus où réfléchissent les robots, pour chaque processus du serveur ; 0 laisse cela à « goldenspike think ».
server-setting-bot-hints = Processus pour qui demande ce que ferait un robot, pour chaque processus du serveur ; 0 : personne ne le peut.
server-setting-bot-seconds = Au bout de combien de temps on arrête un robot qui n’a pas choisi.
server-setting-bot-budget-seconds = Le temps de réflexion qu’on donne à un robot pour une décision.
server-setting-bot-turn-seconds = Le temps de réflexion d’un robot pour tout ce qu’il décide avant qu’un autre soit interrogé.
server-setting-bot-modules = Modules Python à importer d’abord, qui déclarent des robots.
server-setting-bot-watch-seconds = À quel rythme chercher les tables qui attendent un robot que personne n’a interrogé.
server-setting-bot-memory-bytes = Mémoire d’un processus où réfléchissent les robots ; 0 : sans limite.
server-setting-reads = Lectures d’une adresse : tant à la fois, puis tant par seconde.
server-setting-writes = Écritures d’une adresse ou d’un invité.
server-setting-tables = Tables ouvertes d’une adresse.
server-setting-moves = Ce que peut faire à une table qui y est assis, quoi qu’aient fait les autres à son adresse.
server-setting-hints = Conseils demandés d’une adresse, et par un invité.
server-setting-accounts = Nouveaux comptes d’une adresse.
server-setting-exports = Combien de fois on peut emporter les données d’un compte.
server-setting-kept = Ce qu’une adresse peut faire garder hors tables et coups : paroles, notes, plaintes, façons d’être appelé.
server-setting-body-bytes = Le plus grand corps d’une requête.
server-setting-header-bytes = Le plus grand en-tête d’une requête.
server-setting-unfinished-tables = Tables inachevées d’un invité.
server-setting-address-tables = Tables inachevées ouvertes d’une adresse.
server-setting-public-tables = Tables publiques qu’un invité ouvre en un jour.
server-setting-address-public-tables = Tables publiques ouvertes d’une adresse en un jour.
server-setting-plies = À une table de tant d’entrées, on ne reprend plus rien.
server-setting-page-entries = Entrées d’un historique en une réponse.
server-setting-page-bytes = Octets d’un historique en une réponse.
server-setting-streams = Auditeurs d’une table qui n’y sont pas assis.
server-setting-address-streams = Auditeurs d’une adresse qui ne sont pas assis là où ils écoutent.
server-setting-seat-streams = Flux d’un joueur à une table.
server-setting-connections = Connexions à un processus, et jamais plus que le système n’en permet.
server-setting-address-connections = Connexions d’une adresse ; les flux des joueurs eux-mêmes ne comptent pas.
server-setting-header-seconds = Combien de temps peut prendre l’en-tête d’une requête.
server-setting-body-seconds = Combien de temps peut prendre le corps d’une requête.
server-setting-idle-seconds = Combien de temps une connexion peut attendre la requête suivante.
server-setting-slow-seconds = Qui ne prend rien d’une réponse pendant ce temps est déconnecté.
server-setting-waiting-days = Les tables jamais commencées sont supprimées après tant de jours sans visite ; 0 : jamais.
server-setting-abandoned-days = Les parties inachevées sont supprimées après tant de jours sans visite ; 0 : jamais.
server-setting-clock-watch-seconds = À quel intervalle chercher à quelles tables un temps s’épuise.
server-setting-clock-away-days = Pendant combien de jours par an quelqu’un peut arrêter ses pendules en s’absentant.
server-setting-live-bytes = La mémoire, environ, que peuvent occuper dans chaque processus les tables que personne ne demande.
server-setting-live-seconds = Combien de temps reste en mémoire une table que personne ne demande ni n’écoute.
server-setting-heartbeat-seconds = À quel rythme les auditeurs reçoivent un signe de vie.
server-setting-busy-seconds = Combien de temps attendre une base de données verrouillée par un autre programme.
server-setting-statement-seconds = Combien de temps peut prendre une instruction de PostgreSQL.
server-setting-backups = Le dossier de la copie faite avant la mise à niveau de la base ; à défaut, à côté d’elle ou dans le dossier de données.

server-settings-limits = Limites
server-settings-bots = Robots
server-settings-keeping = Conservation des tables
server-settings-clocks = Pendules
server-settings-server = Fonctionnement
server-setting-no-int = { $name } doit être un nombre entier, pas « { $value } ».
server-setting-no-float = { $name } doit être un nombre, pas « { $value } ».
server-setting-range = { $name } doit être un nombre d’au moins { $least }, pas « { $value } ».
server-setting-no-rate = { $name } s’écrit tant à la fois/tant par seconde, comme 600/100, et non « { $value } ».
server-setting-yes-or-no = { $name } doit être yes ou no, pas « { $value } ».
server-setting-no-address = { $name } : « { $value } » n’est ni une adresse ni un réseau.
server-setting-no-name = { $name } : « { $value } » n’est pas un nom.

## Avis

server-notice-no-zone = Fuseau horaire inconnu : { $zone }
server-notice-too-many = Vous avez déjà { $most } moyens d’être appelé. Retirez-en d’abord un.
server-notice-no-channel = Ce moyen de vous appeler n’existe pas.
server-notice-bad-keys = Les clés du navigateur pour les messages poussés manquent ou sont mal formées.
server-notice-no-mail = Ce serveur n’envoie pas de courriel.
server-notice-bad-mail = Ce n’est pas une adresse de courriel.
server-notice-unwanted = La personne qui lit ce courrier n’en veut pas d’ici.
server-settings-notices = Avis
server-settings-mail = Courrier
server-setting-address = Où on le trouve, par exemple https://trains.example : les liens des avis commencent ainsi.
server-setting-outside = Réseaux privés où peuvent se trouver webhooks et services de messages poussés.
server-setting-notice-channels = Moyens d’être appelée qu’une personne peut avoir ; 0 : personne n’est appelé.
server-setting-notice-grace-seconds = Combien de temps attendre que la personne interrogée vienne d’elle-même.
server-setting-notice-tests = Essais et confirmations que quelqu’un peut demander.
server-setting-notice-links = Liens pour confirmer une même adresse de courriel.
server-setting-mail-host = Le serveur SMTP qui prend nos courriels ; sans lui aucun n’est envoyé.
server-setting-mail-port = Son port.
server-setting-mail-user = Le nom pour s’y connecter, s’il en faut un.
server-setting-mail-password = Le mot de passe pour cela.
server-setting-mail-sender = L’adresse d’où viennent les courriels.
server-setting-mail-tls = Comment le chemin est protégé : starttls, tls dès le premier octet, ou none.
server-setting-no-tls = { $name } : « { $value } » n’est ni starttls, ni tls, ni none.
server-setting-no-web-address = { $name } : « { $value } » n’est pas une adresse comme https://trains.example.
