/**
 * arriving: bytes are missing. arrived: whole, nobody looked at it yet. checked: may be taken. refused: its bytes are gone.
 * taken: something else owns the file now.
 */
export const uploadStates = ['arriving', 'arrived', 'checked', 'refused', 'taken'] as const;

/** Its id can't be guessed, and is the last part of the address to which the bytes go. */
export const uploadIdPattern = /^[A-Za-z0-9_-]{32}$/;
