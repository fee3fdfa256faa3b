# The rules reference.

rules-unknown-game = Unknown game “{ $game }”. There are rules for: { $known }.
rules-unknown-id = The rules of { $game } have no rule “{ $id }”.
