# The rules reference.

rules-unknown-game = There is no game called “{ $game }”. There are rules for: { $known }.
rules-unknown-id = The rules of { $game } have no number “{ $id }”.
