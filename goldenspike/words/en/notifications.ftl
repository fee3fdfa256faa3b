# What calls people back to their tables: notices, the mails and pages about them, and the settings of the client.

## What is sent. table: its title, or the game

notice-turn = Your turn: { $table }
notice-reminder = Your time runs out soon: { $table }
notice-stood-in = A bot plays for you: { $table }
notice-started = The game has begun: { $table }
notice-over = The game is over: { $table }
notice-invited = You are invited: { $table }
notice-more = (More happened before this.)
notice-digest = { $count } of your tables have news
notice-test = A test from Golden Spike
notice-test-text = This is how you will be called back to your tables.
notice-mail-stop = No more mail from here: { $link }
notice-confirm = Confirm your address for Golden Spike
notice-confirm-text = Somebody, probably you, wants to be told at this address when a table at Golden Spike waits. If it was you, follow this link and confirm it:

    { $link }

    If it was not you, ignore this mail: nothing else will come.

## Why something did not arrive

notice-error-slow = It did not answer in time.
notice-error-tls = Its certificate cannot be trusted.
notice-error-unreachable = It cannot be reached.
notice-error-moved = It leads on to other addresses again and again.
notice-error-unknown-host = There is no such host.
notice-error-not-allowed = It is in a network that this server does not call.
notice-error-no-tls = It has to begin with https://.
notice-error-address = This is no address that could be called.
notice-error-garbage = What it answers makes no sense.
notice-error-refused = It refused the notice.
notice-error-mail-refused = The mail server refused the mail.
notice-error-mail-server = The mail server cannot be reached.

## Pages that links in mails lead to

notice-page-confirm = Confirm your address
notice-page-confirm-text = You will be told at this address when a table waits for you.
notice-page-confirm-button = Confirm
notice-page-confirm-done = Done: mail will reach you when a table waits for you.
notice-page-stop = No more mail
notice-page-stop-text = No mail will be sent to this address any more.
notice-page-stop-button = Stop all mail
notice-page-stop-done = Done: no more mail will come.
notice-page-gone = This address is not waiting for confirmation any more.
notice-page-settings = Notices

## Settings of the client

web-alerts = Notices
web-alerts-about = Be called back when a table waits for you. Unless you choose one of these, only an open page tells you.
web-alerts-call-me = Call me when it is my turn
web-alerts-here = While a page is open
web-alerts-here-about = The title and icon of the tab always show how many tables wait for you.
web-alerts-browser = Show a notice of the browser
web-alerts-denied = This browser does not allow notices from this site. Its own settings can change that.
web-alerts-device = On this device
web-alerts-device-about = Wakes this device, even when no page is open. Your browser’s own push service carries the encrypted message; no account is needed.
web-alerts-device-on = Call me on this device
web-alerts-device-off = Stop on this device
web-alerts-device-cannot = This browser offers no push messages here. On an iPhone or iPad, add the page to the home screen first.
web-alerts-mail = By mail
web-alerts-mail-about = Several tables at once make one mail. A link in it ends them all.
web-alerts-mail-none = This server sends no mail.
web-alerts-mail-address = Mail address
web-alerts-mail-sent = A mail is on its way to { $address }. Follow the link in it.
web-alerts-mail-unconfirmed = Not confirmed yet
web-alerts-again = Send the link again
web-alerts-webhook = By webhook
web-alerts-webhook-about = For a channel of your own on Discord or Slack, or a program of yours.
web-alerts-webhook-address = Address of the webhook
web-alerts-form = What it understands
web-alerts-form-discord = Discord
web-alerts-form-slack = Slack
web-alerts-form-json = Plain JSON
web-alerts-add = Add
web-alerts-remove = Remove
web-alerts-test = Send a test
web-alerts-test-sent = Sent. Did it reach you?
web-alerts-error = Last attempt failed: { $error }
web-alerts-push = A device
web-alerts-this-device = This device
web-alerts-channels = How you are called
web-alerts-quiet = Quiet hours
web-alerts-quiet-about = What comes then waits until they are over. Time zone: { $zone }
web-alerts-quiet-on = Be quiet for some hours of the day
web-alerts-quiet-from = From
web-alerts-quiet-to = Until
web-alerts-your-turn = Your turn: { $table }
web-waiting-count = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
web-next-table = Next table
web-next-table-about = { $count ->
    [one] Go to the other table that waits for you
   *[other] Go to the next of { $count } tables that wait for you
}
web-install = Install
web-install-about = Golden Spike can be installed like an app. Rules, lessons’ texts, finished games and those you have looked at then open without a connection.
web-new-version = There is a new version.
web-new-version-reload = Reload
web-kept-only = No connection: you see what this device has kept.
