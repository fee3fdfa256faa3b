# Notifications : textes des messages push, courriels et webhooks, pages liées aux courriels et page de réglages.

## Ce qui est envoyé. table : son titre, ou le jeu

notice-turn = À vous de jouer : { $table }
notice-reminder = Il vous reste peu de temps : { $table }
notice-stood-in = Un robot joue pour vous : { $table }
notice-started = La partie a commencé : { $table }
notice-over = Partie terminée : { $table }
notice-invited = Invitation à jouer : { $table }
notice-more = (Les événements précédents ne sont pas affichés.)
notice-digest = Du nouveau à { $count } de vos tables
notice-test = Notification de test de Golden Spike
notice-test-text = Les notifications de vos tables arriveront ici.
notice-mail-stop = Se désabonner : { $link }
notice-confirm = Confirmez votre adresse de courriel pour Golden Spike
notice-confirm-text = Quelqu’un, sans doute vous, a demandé à Golden Spike d’envoyer à cette adresse les notifications de ses tables. Si c’est vous, ouvrez ce lien pour confirmer :

    { $link }

    Si ce n’est pas vous, ignorez ce courriel. Vous n’en recevrez pas d’autre.

## Pourquoi une notification n’a pas pu être remise

notice-error-slow = L’adresse n’a pas répondu à temps.
notice-error-tls = Le certificat n’est pas fiable.
notice-error-unreachable = L’adresse est injoignable.
notice-error-moved = Trop de redirections.
notice-error-unknown-host = Hôte inconnu.
notice-error-not-allowed = L’adresse se trouve dans un réseau que ce serveur n’a pas le droit de contacter.
notice-error-no-tls = L’adresse doit commencer par https://.
notice-error-address = Cette adresse n’est pas valable.
notice-error-garbage = Réponse non valable.
notice-error-refused = La notification a été rejetée.
notice-error-mail-refused = Le serveur de courriel a rejeté le message.
notice-error-mail-server = Le serveur de courriel est injoignable.

## Pages où mènent les liens des courriels

notice-page-confirm = Confirmez votre adresse de courriel
notice-page-confirm-text = Recevez un courriel à cette adresse quand c’est à vous de jouer.
notice-page-confirm-button = Confirmer
notice-page-confirm-done = Adresse confirmée. Vous recevrez un courriel quand ce sera à vous de jouer.
notice-page-stop = Se désabonner
notice-page-stop-text = Ne plus recevoir aucun courriel de ce serveur à cette adresse.
notice-page-stop-button = Se désabonner
notice-page-stop-done = Désabonnement effectué. Ce serveur ne vous enverra plus de courriel.
notice-page-gone = Ce lien de confirmation n’est plus valable.
notice-page-settings = Réglages des notifications

## Page de réglages

web-alerts = Notifications
web-alerts-about = Recevez une notification quand c’est à vous de jouer. Rien n’est envoyé sans votre demande.
web-alerts-call-me = Me notifier quand c’est à moi de jouer
web-alerts-here = Tant qu’une page est ouverte
web-alerts-here-about = Le titre et l’icône de l’onglet indiquent toujours combien de tables vous attendent.
web-alerts-browser = Afficher les notifications du navigateur
web-alerts-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
web-alerts-device = Sur cet appareil
web-alerts-device-about = Fonctionne même sans page ouverte. Les messages sont chiffrés et remis par le service push de votre navigateur ; aucun compte n’est nécessaire.
web-alerts-device-on = Activer sur cet appareil
web-alerts-device-off = Désactiver sur cet appareil
web-alerts-device-cannot = Les notifications push ne sont pas disponibles dans ce navigateur. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
web-alerts-mail = Courriel
web-alerts-mail-about = Les nouvelles de plusieurs tables sont réunies en un seul courriel. Chaque courriel contient un lien de désabonnement.
web-alerts-mail-none = Ce serveur n’envoie pas de courriel.
web-alerts-mail-address = Adresse de courriel
web-alerts-mail-sent = Un courriel a été envoyé à { $address }. Ouvrez le lien qu’il contient pour confirmer.
web-alerts-mail-unconfirmed = Pas encore confirmée
web-alerts-again = Renvoyer le lien
web-alerts-webhook = Webhook
web-alerts-webhook-about = Pour votre salon Discord ou Slack, ou votre propre programme.
web-alerts-webhook-address = URL du webhook
web-alerts-form = Format
web-alerts-form-discord = Discord
web-alerts-form-slack = Slack
web-alerts-form-json = JSON
web-alerts-add = Ajouter
web-alerts-remove = Retirer
web-alerts-test = Envoyer un test
web-alerts-test-sent = Test envoyé. L’avez-vous reçu ?
web-alerts-error = Échec du dernier envoi : { $error }
web-alerts-push = Un autre appareil
web-alerts-this-device = Cet appareil
web-alerts-channels = Vos canaux
web-alerts-quiet = Heures calmes
web-alerts-quiet-about = Pendant les heures calmes, les notifications sont retenues jusqu’à la fin de celles-ci. Fuseau horaire : { $zone }
web-alerts-quiet-on = Activer les heures calmes
web-alerts-quiet-from = De
web-alerts-quiet-to = À
web-alerts-your-turn = À vous de jouer : { $table }
web-waiting-count = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
web-next-table = Table suivante
web-next-table-about = { $count ->
    [one] Aller à l’autre table qui vous attend
   *[other] Aller à la suivante des { $count } tables qui vous attendent
}
web-install = Installer
web-install-about = Installez Golden Spike comme une application. Les règles, les textes des leçons, les parties terminées et celles que vous avez consultées s’ouvrent alors hors ligne.
web-new-version = Une nouvelle version est disponible.
web-new-version-reload = Recharger
web-kept-only = Hors ligne : vous voyez ce qui est enregistré sur cet appareil.
