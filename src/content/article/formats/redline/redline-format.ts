/** Raised whenever the same two texts give another redline: those that are stored are made anew when they are wanted. */
export const redlineFormat = 1;
