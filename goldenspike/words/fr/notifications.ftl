# Ce qui rappelle les joueurs à leurs tables : notifications, courriels, pages qui s’y rapportent et réglages du client.

## Ce qui est envoyé. table : son titre, ou le jeu

notice-turn = À vous de jouer : { $table }
notice-reminder = Il vous reste peu de temps : { $table }
notice-stood-in = Un robot joue pour vous : { $table }
notice-started = La partie a commencé : { $table }
notice-over = La partie est finie : { $table }
notice-invited = Vous êtes invité : { $table }
notice-more = (D’autres choses se sont passées avant.)
notice-digest = Du nouveau à { $count } de vos tables
notice-test = Un essai de Golden Spike
notice-test-text = Voici comment vous serez rappelé à vos tables.
notice-mail-stop = Ne plus recevoir de courriel d’ici : { $link }
notice-confirm = Confirmez votre adresse pour Golden Spike
notice-confirm-text = Quelqu’un, sans doute vous, souhaite être prévenu à cette adresse lorsqu’une table de Golden Spike attend. Si c’est vous, suivez ce lien et confirmez :

    { $link }

    Si ce n’est pas vous, ignorez ce courriel : rien d’autre ne viendra.

## Pourquoi quelque chose n’est pas arrivé

notice-error-slow = Pas de réponse à temps.
notice-error-tls = Son certificat n’est pas digne de confiance.
notice-error-unreachable = Impossible à joindre.
notice-error-moved = L’adresse renvoie sans cesse vers d’autres.
notice-error-unknown-host = Cet hôte n’existe pas.
notice-error-not-allowed = L’adresse est dans un réseau que ce serveur n’appelle pas.
notice-error-no-tls = L’adresse doit commencer par https://.
notice-error-address = Ce n’est pas une adresse que l’on puisse appeler.
notice-error-garbage = Sa réponse n’a pas de sens.
notice-error-refused = La notification a été refusée.
notice-error-mail-refused = Le serveur de courrier a refusé le courriel.
notice-error-mail-server = Le serveur de courrier est injoignable.

## Pages où mènent les liens des courriels

notice-page-confirm = Confirmez votre adresse
notice-page-confirm-text = Vous serez prévenu à cette adresse lorsqu’une table vous attend.
notice-page-confirm-button = Confirmer
notice-page-confirm-done = C’est fait : un courriel vous préviendra lorsqu’une table vous attend.
notice-page-stop = Plus de courriel
notice-page-stop-text = Aucun courriel ne sera plus envoyé à cette adresse.
notice-page-stop-button = Arrêter tous les courriels
notice-page-stop-done = C’est fait : plus aucun courriel ne viendra.
notice-page-gone = Cette adresse n’attend plus de confirmation.
notice-page-settings = Notifications

## Réglages du client

web-alerts = Notifications
web-alerts-about = Soyez rappelé lorsqu’une table vous attend. Si vous ne choisissez rien ici, seule une page ouverte vous prévient.
web-alerts-call-me = Me prévenir quand ce sera à moi
web-alerts-here = Tant qu’une page est ouverte
web-alerts-here-about = Le titre et l’icône de l’onglet montrent toujours combien de tables vous attendent.
web-alerts-browser = Afficher une notification du navigateur
web-alerts-denied = Ce navigateur n’autorise pas les notifications de ce site. Cela se change dans ses propres réglages.
web-alerts-device = Sur cet appareil
web-alerts-device-about = Réveille cet appareil, même sans page ouverte. Le service de messages de votre navigateur transporte le message chiffré ; aucun compte n’est nécessaire.
web-alerts-device-on = M’appeler sur cet appareil
web-alerts-device-off = Ne plus m’appeler sur cet appareil
web-alerts-device-cannot = Ce navigateur ne propose pas de notifications push ici. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
web-alerts-mail = Par courriel
web-alerts-mail-about = Plusieurs tables à la fois font un seul courriel. Un lien dans chacun les arrête tous.
web-alerts-mail-none = Ce serveur n’envoie pas de courriel.
web-alerts-mail-address = Adresse de courriel
web-alerts-mail-sent = Un courriel part vers { $address }. Suivez le lien qu’il contient.
web-alerts-mail-unconfirmed = Pas encore confirmée
web-alerts-again = Renvoyer le lien
web-alerts-webhook = Par webhook
web-alerts-webhook-about = Pour un salon à vous sur Discord ou Slack, ou un programme à vous.
web-alerts-webhook-address = Adresse du webhook
web-alerts-form = Ce qu’il comprend
web-alerts-form-discord = Discord
web-alerts-form-slack = Slack
web-alerts-form-json = JSON simple
web-alerts-add = Ajouter
web-alerts-remove = Retirer
web-alerts-test = Envoyer un essai
web-alerts-test-sent = Envoyé. L’avez-vous reçu ?
web-alerts-error = Dernier essai manqué : { $error }
web-alerts-push = Un appareil
web-alerts-this-device = Cet appareil
web-alerts-channels = Comment vous êtes appelé
web-alerts-quiet = Heures calmes
web-alerts-quiet-about = Ce qui arrive pendant ces heures attend qu’elles soient passées. Fuseau horaire : { $zone }
web-alerts-quiet-on = Rester au calme quelques heures par jour
web-alerts-quiet-from = De
web-alerts-quiet-to = À
web-alerts-your-turn = À vous de jouer : { $table }
web-waiting-count = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
web-next-table = Table suivante
web-next-table-about = { $count ->
    [one] Aller à l’autre table qui vous attend
   *[other] Aller à la suivante des { $count } tables qui vous attendent
}
web-install = Installer
web-install-about = Golden Spike s’installe comme une application. Les règles, les textes des leçons, les parties finies et celles déjà regardées s’ouvrent alors sans connexion.
web-new-version = Il y a une nouvelle version.
web-new-version-reload = Recharger
web-kept-only = Pas de connexion : vous voyez ce que cet appareil a gardé.
