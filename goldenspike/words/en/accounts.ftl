# Accounts: for whoever wants his seats on every device.

## Why a call is refused

account-somebody = somebody
account-guest = { $name } (guest)
account-bad-name = “{ $name }” cannot be an account's name: 1 to { $limit } letters and digits of one script, with spaces, hyphens, dots or apostrophes between them.
account-name-taken = The name “{ $name }” is taken.
account-bad-password = A password has { $least } to { $most } characters, not only a few different ones, and is not the name.
account-wrong = That name and that secret do not belong together.
account-wait = That was wrong too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
account-not-in = For this you have to be logged in.
account-confirm = This changes how one gets into the account: first prove again that it is you.
account-wrong-passkey = This passkey opens nothing here.
account-no-passkeys-here = Passkeys need a name for this server, and this address is none.
account-too-many-passkeys = An account has { $most } passkeys at the most.
account-last-way = This is the only way into your account. Set a password first, or add another passkey.
account-preferences-too-long = These are more preferences than an account keeps.
account-nobody = Nobody here is called that.
account-rated = Rated games are for people with accounts: log in first.
account-rated-people = Only games among several people, each at a device of their own, can be rated.

## Coming in

account-log-in = Log in
account-log-out = Log out
account-mine = My account
account-way-log-in = Log in
account-way-new = A new account
account-way-recover = Locked out?
account-about-log-in = Your seats and tables of this browser come along, and you find them on every device.
account-about-new = With an account you have your games on every device, a profile, and rated games if you like. Your seats and tables of this browser come along.
account-about-recover = One of your recovery codes lets you in once, and you choose a new password. Whoever else is logged in to your account is logged out, and its passkeys are removed: add yours again.
account-optional = All of Golden Spike can be played without an account. One needs no mail address and asks nobody else’s server anything; you can take your data along and delete them at any time.
account-name = Name
account-name-about = Everybody sees it. Letters and digits, up to 30.
account-password = Password
account-new-password = New password
account-password-about = At least 8 characters; a few words in a row are best.
account-show-password = Show the password
account-code = Recovery code
account-or = or
account-do-log-in = Log in
account-do-new = Create the account
account-do-recover = Set the password and log in
account-log-in-by-passkey = Log in with a passkey
account-new-by-passkey = With a passkey, without a password
account-passkey-about = Your phone, your computer or a security key proves who you are: nothing to remember, and nothing that could be guessed.
account-to-log-in = I have an account
account-to-new = Create an account
account-to-recover = I cannot get in any more

## My account

account-profile = My profile
account-codes = Recovery codes
account-codes-about = Each of them lets you in once if password or passkey are lost. Keep them where you find them: they are not shown again.
account-codes-save = Save as a file
account-codes-kept = I have kept them
account-codes-by-hand = The browser does not let the page copy them. Save them as a file, or write them down.
account-codes-left = { $count ->
    [0] None is left. Make new ones, so that you can always get back in.
    [one] One is left.
   *[other] { $count } are left.
}
account-codes-new = Make new codes
account-password-ends = Every other device is logged out.
account-change-password = Change the password
account-set-password = Set a password
account-password-changed = The password is changed.
account-passkeys = Passkeys
account-add-passkey = Add a passkey
account-no-passkeys = Here the browser offers none: they need a safe connection (https) and a name of the server.
account-remove = Remove
account-remove-passkey = Remove the passkey: { $name }
account-since = since { $when }
account-sessions = Where you are logged in
account-here = this browser
account-seen = last used { $when }
account-device-unknown = an unknown device
account-end = Log out
account-end-session = Log out there: { $device }
account-end-others = Log out everywhere else
account-data = Your data
account-data-about = All that is kept of you in one file, with the records of your finished games.
account-export = Take my data along
account-delete = Delete my account
account-delete-about = Your seats become somebody’s, without your name; unfinished games go on without you. Your profile, ratings, notes and preferences are gone. This cannot be taken back.
account-deleted = Your account is deleted. This browser is a guest again.
account-preferences-about = Your settings (language, theme, sound and the like) are kept in your account and are the same on every device.
account-prove = Is it you?
account-do-prove = It is me

## Profiles

account-profile-about = { $games ->
    [0] No finished game yet
    [one] One finished game
   *[other] { $games } finished games
}, here since { $when }
account-ratings = Ratings
account-rated-games = from { $games ->
    [one] 1 game
   *[other] { $games } games
}
account-ratings-about = A newcomer begins at 1000. Behind ± stands how unsure the figure still is: every rated game makes it surer.
account-standings = Results
account-games = Games
account-wins = Won
account-wins-shared = A win shared by several counts in parts.
account-best-score = Best
account-latest = Latest games
account-won = { $how ->
    [alone] won
    [shared] won with others
   *[no] not won
}
account-mark = the account of this name
account-rated-mark = rated
account-no-games = Here stand the games that were played to their end.
account-players = { $players ->
    [one] alone
   *[other] { $players } players
}
account-best = Best solitaire results
account-best-about = Results of one player against the book, by scenario and level. Each was checked by playing its record again, dice included.
account-best-none = Nobody has entered one yet. Play a scenario for one player to its end while you are logged in.
account-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

## Rated tables

account-rate = Rated
account-rated-bots = With bots at the table the game is not rated.
account-rate-about = Counts for the ratings of those who play: for people with accounts, without bots.
