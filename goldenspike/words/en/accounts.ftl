# Accounts, profiles and ratings.

## Errors and names

account-somebody = deleted player
account-guest = { $name } (guest)
account-bad-name = “{ $name }” is not a valid account name: use 1 to { $limit } letters and digits from a single alphabet; spaces, hyphens, dots and apostrophes may separate them.
account-name-taken = The name “{ $name }” is taken.
account-bad-password = Choose a password of { $least } to { $most } characters. It must not be your name or just a few characters repeated.
account-wrong = Wrong name or password.
account-wait = Too many failed attempts. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
account-not-in = You must be logged in to do this.
account-confirm = This changes how you log in. Please confirm that it is you.
account-wrong-passkey = This passkey does not belong to any account on this server.
account-no-passkeys-here = Passkeys need a domain name; they do not work on a bare IP address.
account-too-many-passkeys = An account can have at most { $most } passkeys.
account-last-way = This is the only way to log in to your account. Set a password or add another passkey first.
account-preferences-too-long = These preferences are too large to save.
account-nobody = There is no account with this name.
account-rated = Rated games require an account. Log in first.
account-rated-people = Only games between two or more people, each on their own device, can be rated.

## Logging in

account-log-in = Log in
account-log-out = Log out
account-mine = My account
account-way-log-in = Log in
account-way-new = Create an account
account-way-recover = Recover your account
account-about-log-in = Your seats and tables in this browser will be added to your account, so you can play on any device.
account-about-new = An account lets you play on any device and gives you a profile and rated games. Your seats and tables in this browser will be added to it.
account-about-recover = Log in with one of your recovery codes and choose a new password. All other devices will be logged out and all passkeys removed; you can add passkeys again afterward.
account-optional = You don’t need an account to play. An account needs no email address and uses no third-party service. You can export or delete your data at any time.
account-name = Name
account-name-about = Visible to everyone. Letters and digits, up to 30 characters.
account-password = Password
account-new-password = New password
account-password-about = At least 8 characters. Several words in a row work well.
account-show-password = Show password
account-code = Recovery code
account-or = or
account-do-log-in = Log in
account-do-new = Create account
account-do-recover = Set password and log in
account-log-in-by-passkey = Log in with a passkey
account-new-by-passkey = Use a passkey instead of a password
account-passkey-about = Use your phone, computer or security key to log in: nothing to remember and nothing to guess.
account-to-log-in = I already have an account
account-to-new = Create an account
account-to-recover = I cannot log in

## My account

account-profile = My profile
account-codes = Recovery codes
account-codes-about = If you lose your password or passkey, each code lets you log in once. Store them in a safe place: they will not be shown again.
account-codes-save = Save as file
account-codes-kept = I have saved them
account-codes-by-hand = Your browser did not allow copying. Save the codes as a file or write them down.
account-codes-left = { $count ->
    [0] No codes left. Create new ones so that you can always get back in.
    [one] 1 code left.
   *[other] { $count } codes left.
}
account-codes-new = Create new codes
account-password-ends = This will log you out on all other devices.
account-change-password = Change password
account-set-password = Set password
account-password-changed = Password changed.
account-passkeys = Passkeys
account-add-passkey = Add a passkey
account-no-passkeys = Passkeys are not available here: they need a secure connection (HTTPS) and a domain name.
account-remove = Remove
account-remove-passkey = Remove passkey: { $name }
account-since = added { $when }
account-sessions = Active sessions
account-here = this browser
account-seen = last used { $when }
account-device-unknown = unknown device
account-end = Log out
account-end-session = Log out on: { $device }
account-end-others = Log out everywhere else
account-data = Your data
account-data-about = Download everything stored about you as one file, including the records of your finished games.
account-export = Export my data
account-delete = Delete my account
account-delete-about = Your name will be removed from your games; unfinished games go on without you. Your profile, ratings, notes and preferences will be deleted. This cannot be undone.
account-deleted = Your account was deleted. You are now a guest in this browser.
account-preferences-about = Your settings (language, theme, sound and more) are saved in your account and apply on every device.
account-prove = Confirm that it is you
account-do-prove = Confirm

## Profiles

account-profile-about = { $games ->
    [0] No finished games yet
    [one] 1 finished game
   *[other] { $games } finished games
}, joined { $when }
account-ratings = Ratings
account-rated-games = from { $games ->
    [one] 1 game
   *[other] { $games } games
}
account-ratings-about = New players start at 1000. The number after ± shows how uncertain the rating is; it shrinks with every rated game.
account-standings = Results
account-games = Games
account-wins = Won
account-wins-shared = A shared win counts as a fraction.
account-best-score = Best
account-latest = Recent games
account-won = { $how ->
    [alone] won
    [shared] shared win
   *[no] did not win
}
account-mark = registered account
account-rated-mark = rated
account-no-games = Finished games appear here.
account-players = { $players ->
    [one] solitaire
   *[other] { $players } players
}
account-best = Best solitaire results
account-best-about = The best solitaire results by scenario and level. Each one was verified by replaying its record, including the dice.
account-best-none = No results yet. Log in and finish a solitaire scenario to appear here.
account-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

## Rated tables

account-rate = Rated
account-rated-bots = Games with bots are not rated.
account-rate-about = Counts toward the players’ ratings. Everyone needs an account; no bots.
