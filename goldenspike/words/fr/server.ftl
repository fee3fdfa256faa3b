# Le serveur : erreurs, pages, réglages.

## Requêtes

server-malformed = La requête est illisible : { $detail }.
server-no-page = Il n’y a rien à cette adresse.
server-no-lesson = Leçon inconnue. Disponibles : { $known }.
server-method = Cette adresse n’accepte pas ce type de requête.
server-too-large = La requête est trop volumineuse.
server-too-fast = Trop de requêtes. Attendez un instant et réessayez.
server-at-once = Une autre modification a eu lieu au même moment. Rien n’a été changé ; réessayez.
server-other-site = La requête venait d’un autre site et a été rejetée.
server-broken = Erreur interne. Rien n’a été changé.
server-no-client = Le client web n’est pas installé sur ce serveur. L’API se trouve sous /api.
server-other-name = Ce serveur ne sert pas ce nom d’hôte.
server-metrics-closed = Ces mesures sont réservées à l’administration du serveur.
server-starting = Le serveur démarre.
server-silent-database = La base de données ne répond pas.

## Pages

server-page-start = Retour à l’accueil
server-page-nothing = Page introuvable
server-page-refused = L’opération a échoué

## Tables

server-no-table = Il n’y a pas de table « { $table } ».
server-no-pack = { $game } n’a pas de jeu de données « { $pack } » sur ce serveur. Disponibles : { $known }.
server-no-such-pack = Ce serveur n’a pas ce jeu de données.
server-no-past = La partie n’a pas de position après { $log } entrées ; elle en compte { $most } jusqu’ici.
server-options-too-long = Les options sont trop longues.
server-bad-title = « { $name } » n’est pas un titre valable : utilisez de 1 à { $limit } caractères imprimables.
server-too-many-tables = Vous avez déjà { $most } tables inachevées. Terminez-en d’abord quelques-unes.
server-too-many-tables-here = Trop de tables inachevées ({ $most }) ont été créées depuis votre réseau. Terminez-en d’abord quelques-unes.
server-too-many-public-tables = Trop de tables publiques aujourd’hui. Créez une table privée, ou rejoignez une table publique.
server-too-many-streams = Trop de personnes regardent cette table.
server-too-many-own-streams = Vous avez ouvert cette table trop de fois. Fermez quelques-unes de ses pages.
server-closed = Cette table est fermée.
server-over = La partie est terminée.
server-waiting = La partie n’a pas commencé : une place est encore libre.
server-other-rules = Cette table suit la version { $found } des règles de { $game } ; ce serveur prend en charge la version { $known }.
server-table-unplayable = Cette table ne peut pas être rejouée : l’entrée { $entry } de son journal n’est pas valable.
server-stale = La partie a avancé : ce coup répondait à une position antérieure.

## Places

server-player = Joueur { $number }
server-no-seat = Cette place n’est pas la vôtre.
server-not-asked = Ce n’est pas à vous de jouer.
server-bad-link = Ce lien n’est plus valable : il a déjà servi, a été remplacé ou n’a été copié qu’en partie. Demandez-en un nouveau.
server-join-title = Prenez votre place
server-join-about = On vous invite à jouer à { $game } sous le nom de « { $name } ».
server-join-at = On vous invite à « { $title } » ({ $game }) sous le nom de « { $name } ».
server-join-sit = Prendre cette place
server-join-here = Vous avez une place à cette table.
server-join-once = Ce lien ne sert qu’une fois. La place est ensuite à vous dans ce navigateur.
server-way-table = Aller à la table
server-one-seat = Vous avez déjà une place à cette table ; l’hôte en accorde une par personne.
server-seat-held = Cette place n’a pas de lien d’invitation : elle est prise, ou elle revient à un robot.
server-not-host = Seul l’hôte de cette table peut le faire.
server-no-hints = Les conseils ne sont pas disponibles sur ce serveur.
server-no-hint = Le robot n’a pas trouvé de coup à temps. Redemandez, ou choisissez vous-même.
server-may-not-leave = À cette table, personne ne peut partir une fois la partie commencée.
server-no-such-seat = Il n’y a pas de place { $seat } à cette table.
server-seat-taken = Cette place est prise.
server-seat-bot = Place { $seat } : « bot » doit être le nom d’un robot pour une place de type « bot », et seulement pour celle-ci.
server-seat-me = La place { $seat } ne peut pas être la vôtre : elle n’est pas destinée à une personne.
server-seat-me-twice = Une seule place peut être marquée comme la vôtre. Pour jouer à plusieurs sur un appareil, utilisez des places de type « hotseat ».

## Reprendre un coup

server-undo-over = La partie est terminée et ses dés sont publics : plus rien ne peut être repris.
server-undo-too-many = Cette table compte plus de { $most } entrées : plus rien ne peut être repris.
server-no-proposal = Cette proposition n’est plus ouverte.

## Robots

server-note-bot-replaced = { $name } : le robot « { $bot } » a échoué ; « { $by } » joue à sa place.
server-note-bot-lacks = { $name } : le robot « { $bot } » demande l’extra goldenspike[bots], qui n’est pas installé ici ; « { $by } » joue à sa place.
server-log-bot-failed = Le robot « { $bot } » a échoué à la table { $table } : { $detail }
server-log-bots-failed = L’ordonnanceur des robots a échoué ; nouvel essai : { $detail }

## La base de données

server-database-locked = Un autre programme verrouille la base de données { $file }. Rien n’a été changé ; réessayez dans un instant.
server-database-slow = La base de données { $file } a mis trop de temps à répondre. Rien n’a été changé ; réessayez dans un instant.
server-database-read-only = La base de données { $file } est en lecture seule. Rien n’a été changé.
server-database-full = Le disque de la base de données { $file } est plein. Rien n’a été changé.
server-database-broken = La base de données { $file } ne répond pas. Rien n’a été changé ; réessayez dans un instant.
server-database-none = Il n’y a pas de base de données { $file }. Indiquez celle de votre serveur avec --database.
server-database-missing = La base de données { $file } a disparu. Rien n’a été changé. L’administration du serveur doit la remettre en place ou redémarrer le serveur.
server-database-corrupt = La base de données { $file } est endommagée. Rien n’a été changé. L’administration du serveur doit restaurer une sauvegarde.
server-database-denied = L’accès à la base de données { $file } a été refusé.
server-database-no-file = Impossible d’ouvrir le fichier de base de données { $file } : { $reason }.
server-database-no-database = { $file } n’est pas un fichier de base de données. Rien n’a été changé ; indiquez-en un autre avec --database.
server-database-foreign = { $file } est la base de données d’un autre programme. Rien n’a été changé ; indiquez-en une autre avec --database.
server-database-newer = La base de données { $file } a le schéma { $found }, d’une version plus récente de Golden Spike ; celle-ci prend en charge les schémas jusqu’à { $known }. Rien n’a été changé ; installez la version plus récente.
server-database-other-schema = La base de données a le schéma { $found } ; ce serveur attend { $known }. L’administration du serveur doit le redémarrer.
server-database-taken = Un autre serveur utilise déjà { $file }. Pour faire tourner plusieurs serveurs, utilisez PostgreSQL.
server-database-not-empty = La base de données { $file } n’est pas vide. Rien n’a été changé ; restaurez dans une nouvelle base.
server-database-no-copy = La base de données { $file } doit être mise à niveau, mais la copie de sécurité { $copy } n’a pas pu être faite : { $reason }. Rien n’a été changé.
server-database-unknown = « { $address } » n’est pas l’URL d’une base de données : utilisez sqlite:///FICHIER ou postgresql://….

## Sauvegardes

backup-damaged = La sauvegarde { $file } est endommagée ou incomplète. Rien n’a été changé.
backup-other-format = { $file } n’est pas une sauvegarde que cette version sait lire ({ $known }). Rien n’a été changé.
backup-newer = La sauvegarde { $file } a le schéma { $found }, de la version { $release } de Golden Spike ; celle-ci prend en charge les schémas jusqu’à { $known }. Rien n’a été changé.

## Démarrage

server-workers-need-postgresql = { $workers } processus demandent PostgreSQL ; SQLite n’en admet qu’un. Utilisez --database postgresql://….
server-workers-how-many = Le serveur demande au moins 1 processus, pas { $found }.
server-think-needs-postgresql = « goldenspike think » ne fonctionne qu’avec un serveur sur PostgreSQL. Utilisez --database postgresql://….
server-think-no-tables = Aucun serveur n’a encore utilisé cette base de données. Démarrez-en d’abord un : goldenspike serve --database postgresql://….
server-bots-need-postgresql = Avec 0 processus de robots, les robots tournent dans « goldenspike think », qui demande PostgreSQL. Utilisez --database postgresql://….
server-no-module = Impossible d’importer le module « { $module } » : { $detail }.
server-thinking = { $workers ->
    [one] { $workers } processus de robots est prêt
   *[other] { $workers } processus de robots sont prêts
} (Ctrl+C pour arrêter).
server-no-packs-folder = Il n’y a pas de dossier de jeux de données « { $folder } ».
server-running = Golden Spike tourne à l’adresse { $address } (Ctrl+C pour arrêter).
server-no-port = Impossible d’écouter sur { $host }, port { $port } : { $detail }.

## Réglages

server-setting-host = Adresse d’écoute ; 127.0.0.1 n’accepte que les connexions de cet ordinateur.
server-setting-port = Port ; par défaut 8000, ou un port libre s’il est pris.
server-setting-database = URL de la base de données : sqlite:///FICHIER ou postgresql://… ; par défaut, un fichier de votre dossier de données.
server-setting-packs = Dossier de jeux de données supplémentaires.
server-setting-workers = Nombre de processus du serveur ; à partir de deux, il faut PostgreSQL.
server-setting-proxies = Adresses ou réseaux des proxys de confiance (X-Forwarded-For, -Proto, -Host).
server-setting-hosts = Noms d’hôte à servir ; par défaut, tous.
server-setting-metrics = Adresses ou réseaux autorisés à lire /metrics, outre cet ordinateur.
server-setting-log-requests = Journaliser chaque requête sur une ligne de JSON ; désactivé par défaut avec --open.
server-setting-bot-processes = Processus de robots par processus du serveur ; 0 laisse les robots à « goldenspike think ».
server-setting-bot-hints = Processus de conseil par processus du serveur ; 0 désactive les conseils.
server-setting-bot-seconds = Délai en secondes après lequel un robot qui n’a pas choisi est arrêté.
server-setting-bot-budget-seconds = Temps de réflexion d’un robot pour une décision.
server-setting-bot-turn-seconds = Temps de réflexion d’un robot pour toutes les décisions d’un tour.
server-setting-bot-modules = Modules Python à importer au démarrage ; ils déclarent des robots.
server-setting-bot-watch-seconds = Intervalle de recherche des tables dont le robot est en retard.
server-setting-bot-memory-bytes = Mémoire maximale d’un processus de robots ; 0 : sans limite.
server-setting-reads = Requêtes de lecture par adresse (rafale/par seconde).
server-setting-writes = Requêtes d’écriture par adresse et par invité (rafale/par seconde).
server-setting-tables = Tables créées par adresse (rafale/par seconde).
server-setting-moves = Requêtes d’un joueur à sa table, une fois la limite de son adresse atteinte (rafale/par seconde).
server-setting-hints = Conseils par adresse et par invité (rafale/par seconde).
server-setting-accounts = Nouveaux comptes par adresse (rafale/par seconde).
server-setting-exports = Exports de données par compte (rafale/par seconde).
server-setting-kept = Éléments enregistrés par adresse, hors tables et coups : messages, notes, signalements, canaux de notification (rafale/par seconde).
server-setting-body-bytes = Taille maximale du corps d’une requête.
server-setting-header-bytes = Taille maximale de l’en-tête d’une requête.
server-setting-unfinished-tables = Tables inachevées par invité.
server-setting-address-tables = Tables inachevées créées par adresse.
server-setting-public-tables = Tables publiques qu’un invité peut créer par jour.
server-setting-address-public-tables = Tables publiques créées par adresse et par jour.
server-setting-plies = Nombre d’entrées du journal à partir duquel on ne peut plus reprendre de coup.
server-setting-page-entries = Entrées du journal par réponse.
server-setting-page-bytes = Octets d’historique par réponse.
server-setting-streams = Spectateurs à l’écoute d’une table.
server-setting-address-streams = Spectateurs à l’écoute par adresse.
server-setting-seat-streams = Flux d’événements d’un joueur à une table.
server-setting-connections = Connexions par processus ; la limite du système s’applique aussi.
server-setting-address-connections = Connexions par adresse, hors flux d’événements des joueurs.
server-setting-header-seconds = Délai maximal de réception de l’en-tête d’une requête.
server-setting-body-seconds = Délai maximal de réception du corps d’une requête.
server-setting-idle-seconds = Durée pendant laquelle une connexion inactive reste ouverte.
server-setting-slow-seconds = Déconnecter un client qui ne lit rien pendant ce temps.
server-setting-waiting-days = Supprimer les tables jamais commencées après ce nombre de jours sans visite ; 0 : jamais.
server-setting-abandoned-days = Supprimer les parties inachevées après ce nombre de jours sans visite ; 0 : jamais.
server-setting-clock-watch-seconds = Intervalle de recherche des joueurs dont le temps est écoulé.
server-setting-clock-away-days = Nombre de jours par an où les joueurs peuvent arrêter leurs pendules en s’absentant.
server-setting-live-bytes = Mémoire approximative des tables inactives dans chaque processus.
server-setting-live-seconds = Durée pendant laquelle une table inactive reste en mémoire.
server-setting-heartbeat-seconds = Intervalle entre les signaux de vie des flux d’événements.
server-setting-busy-seconds = Temps d’attente d’une base de données verrouillée par un autre programme.
server-setting-statement-seconds = Durée maximale d’une instruction PostgreSQL.
server-setting-backups = Dossier de la copie faite avant une mise à niveau de la base ; par défaut, à côté de la base ou dans le dossier de données.

server-settings-limits = Limites
server-settings-bots = Robots
server-settings-keeping = Conservation
server-settings-clocks = Pendules
server-settings-server = Serveur
server-setting-no-int = { $name } doit être un nombre entier, pas « { $value } ».
server-setting-no-float = { $name } doit être un nombre, pas « { $value } ».
server-setting-range = { $name } doit être un nombre d’au moins { $least }, pas « { $value } ».
server-setting-no-rate = { $name } doit être une rafale et un débit par seconde, comme 600/100, pas « { $value } ».
server-setting-yes-or-no = { $name } doit être yes ou no, pas « { $value } ».
server-setting-no-address = { $name } : « { $value } » n’est ni une adresse IP ni un réseau.
server-setting-no-name = { $name } : « { $value } » n’est pas un nom valable.

## Notifications

server-notice-no-zone = Fuseau horaire inconnu : { $zone }
server-notice-too-many = Vous avez déjà { $most } canaux de notification. Retirez-en d’abord un.
server-notice-no-channel = Ce canal de notification n’existe pas.
server-notice-bad-keys = Les clés du navigateur pour les notifications push manquent ou sont mal formées.
server-notice-no-mail = Ce serveur n’envoie pas de courriel.
server-notice-bad-mail = Ce n’est pas une adresse de courriel valable.
server-notice-unwanted = Cette adresse s’est désabonnée de tous les courriels de ce serveur.
server-settings-notices = Notifications
server-settings-mail = Courriel
server-setting-address = URL publique du serveur, comme https://trains.example ; sert aux liens des notifications.
server-setting-outside = Réseaux privés où les webhooks et les services push sont autorisés.
server-setting-notice-channels = Canaux de notification par joueur ; 0 désactive les notifications.
server-setting-notice-grace-seconds = Temps d’attente avant de notifier un joueur que c’est son tour.
server-setting-notice-tests = Messages de test et de confirmation par joueur (rafale/par seconde).
server-setting-notice-links = Liens de confirmation par adresse de courriel (rafale/par seconde).
server-setting-mail-host = Serveur SMTP ; sans lui, aucun courriel n’est envoyé.
server-setting-mail-port = Port SMTP.
server-setting-mail-user = Nom d’utilisateur SMTP, s’il en faut un.
server-setting-mail-password = Mot de passe SMTP.
server-setting-mail-sender = Adresse de l’expéditeur.
server-setting-mail-tls = Chiffrement SMTP : starttls, tls (dès le premier octet) ou none.
server-setting-no-tls = { $name } : « { $value } » n’est ni starttls, ni tls, ni none.
server-setting-no-web-address = { $name } : « { $value } » n’est pas une URL comme https://trains.example.
