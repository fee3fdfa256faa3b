# Notifications: push, mail and webhook texts, the pages that mails link to, and the settings page.

## What is sent. table: its title, or the game

notice-turn = Your turn: { $table }
notice-reminder = You are running out of time: { $table }
notice-stood-in = A bot is playing for you: { $table }
notice-started = The game has started: { $table }
notice-over = Game over: { $table }
notice-invited = You are invited: { $table }
notice-more = (Earlier events are not shown.)
notice-digest = News from { $count } of your tables
notice-test = Test notification from Golden Spike
notice-test-text = Notifications about your tables will arrive here.
notice-mail-stop = Unsubscribe: { $link }
notice-confirm = Confirm your email address for Golden Spike
notice-confirm-text = Someone, probably you, asked Golden Spike to send notifications about their tables to this address. If it was you, open this link to confirm:

    { $link }

    If it was not you, ignore this email. You will not receive any more.

## Why a notification could not be delivered

notice-error-slow = The address did not respond in time.
notice-error-tls = The certificate is not trusted.
notice-error-unreachable = The address cannot be reached.
notice-error-moved = Too many redirects.
notice-error-unknown-host = Unknown host.
notice-error-not-allowed = The address is in a network this server may not contact.
notice-error-no-tls = The address must begin with https://.
notice-error-address = This is not a valid address.
notice-error-garbage = Invalid response.
notice-error-refused = The notification was rejected.
notice-error-mail-refused = The mail server rejected the message.
notice-error-mail-server = The mail server cannot be reached.

## Pages that links in mails lead to

notice-page-confirm = Confirm your email address
notice-page-confirm-text = Receive an email at this address when it is your turn.
notice-page-confirm-button = Confirm
notice-page-confirm-done = Confirmed. You will receive an email when it is your turn.
notice-page-stop = Unsubscribe
notice-page-stop-text = Stop all email from this server to this address.
notice-page-stop-button = Unsubscribe
notice-page-stop-done = You are unsubscribed. This server will send you no more email.
notice-page-gone = This confirmation link is no longer valid.
notice-page-settings = Notification settings

## Settings page

web-alerts = Notifications
web-alerts-about = Get notified when it is your turn. Notifications are opt-in.
web-alerts-call-me = Notify me when it is my turn
web-alerts-here = While a page is open
web-alerts-here-about = The tab’s title and icon always show how many tables are waiting for you.
web-alerts-browser = Show browser notifications
web-alerts-denied = Your browser blocks notifications from this site. You can allow them in the browser’s settings.
web-alerts-device = On this device
web-alerts-device-about = Works even when no page is open. Messages are encrypted and delivered by your browser’s push service; no account needed.
web-alerts-device-on = Turn on for this device
web-alerts-device-off = Turn off for this device
web-alerts-device-cannot = Push notifications are not available in this browser. On an iPhone or iPad, add the page to your home screen first.
web-alerts-mail = Email
web-alerts-mail-about = News from several tables is combined into one email. Every email has an unsubscribe link.
web-alerts-mail-none = This server does not send email.
web-alerts-mail-address = Email address
web-alerts-mail-sent = We sent an email to { $address }. Open the link in it to confirm.
web-alerts-mail-unconfirmed = Not confirmed yet
web-alerts-again = Resend link
web-alerts-webhook = Webhook
web-alerts-webhook-about = For your Discord or Slack channel, or your own program.
web-alerts-webhook-address = Webhook URL
web-alerts-form = Format
web-alerts-form-discord = Discord
web-alerts-form-slack = Slack
web-alerts-form-json = JSON
web-alerts-add = Add
web-alerts-remove = Remove
web-alerts-test = Send test
web-alerts-test-sent = Test sent. Did you receive it?
web-alerts-error = Last delivery failed: { $error }
web-alerts-push = Another device
web-alerts-this-device = This device
web-alerts-channels = Your channels
web-alerts-quiet = Quiet hours
web-alerts-quiet-about = During quiet hours, notifications are held back until they end. Time zone: { $zone }
web-alerts-quiet-on = Turn on quiet hours
web-alerts-quiet-from = From
web-alerts-quiet-to = Until
web-alerts-your-turn = Your turn: { $table }
web-waiting-count = { $count ->
    [one] 1 table is waiting for you
   *[other] { $count } tables are waiting for you
}
web-next-table = Next table
web-next-table-about = { $count ->
    [one] Go to the other table that is waiting for you
   *[other] Go to the next of { $count } tables that are waiting for you
}
web-install = Install
web-install-about = Install Golden Spike as an app. Rules, lesson texts, finished games and games you have viewed then open offline.
web-new-version = A new version is available.
web-new-version-reload = Reload
web-kept-only = Offline: you see what is saved on this device.
