/** How a page tells whoever sends the document which outside pages it frames; it never leaves the server. */
export const frameSourcesHeader = 'x-frame-sources';

/** Likewise: which outside pages may frame this one. */
export const frameAncestorsHeader = 'x-frame-ancestors';
