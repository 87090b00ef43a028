/** For a page that lacks a part of it, or is made for one reader: neither the edge nor a browser keeps it. */
export const unkept = { headers: { 'cache-control': 'private, no-store' } };
