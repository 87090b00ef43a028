/** How many albums a member may keep at one site, how much in each, and how many at a time. */
export const mostAlbums = 200;
export const mostInAlbum = 1_000;
export const mostAtOnce = 100;
export const longestName = 100;
