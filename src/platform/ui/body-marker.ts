/** Where the server puts a ready-made piece of the document. A comment, so that a page without the piece shows nothing. */
export const slotMarker = (slot: string): string => `${markerStart}${slot}${markerEnd}`;

export const markerStart = '<!--SLOT:';
export const markerEnd = '-->';

/** The slot of a page's stored text. */
export const bodySlot = 'body';

/** Goes to the end of the document's head, which needs no marker: tags that only machines read. */
export const headSlot = 'head';
