/** How many albums a member may keep at one site. */
export const mostAlbums = 200;
