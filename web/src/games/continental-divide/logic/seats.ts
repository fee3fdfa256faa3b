/** How many ways a seat's mark is told apart besides its colour and letter. The sixth seat is the last. */
export const SEAT_RINGS = ['', '9 3', '4.5 3', '1.5 2.6', '9 3 1.5 3', '18 4'] as const;

/** The custom property of a seat's colour, named in look.css. */
export const seatColour = (seat: number): string => `var(--cd-seat-${seat % SEAT_RINGS.length})`;
