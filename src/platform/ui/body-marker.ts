/** Where the server puts the body. A comment, so that a page without a body shows nothing. */
export const bodyMarker = '<!--BODY-->';
