"""What a position is worth to a seat: situation, reach, odds, prices, weights, valuation and affordability."""
