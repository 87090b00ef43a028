/** How many things a member may keep at one site, and how many at a time. */
export const mostCollected = 5_000;
export const mostAtOnce = 100;
