/** The id of a thing of which a site has one. */
export const theOnlyOneId = 'one';

/** The id of a thing that does not exist yet. */
export const brandNewId = 'new';

/** What is edited on a page of its own instead of a plain form or list. */
const ownPages: Readonly<Record<string, string>> = {
  channels: '/console/channels',
  modules: '/console/modules',
  theme: '/console/theme',
};

/** Where one thing is edited. */
export function addressOfDocument(kind: string, id: string): string {
  const own = ownPages[kind];
  if (!own) return `/console/edit/${kind}/${id}`;
  return id === theOnlyOneId ? own : `${own}/${id}`;
}

/** Where things of a kind are edited. */
export const addressOfKind = (kind: string, isMany: boolean): string =>
  ownPages[kind] ?? (isMany ? `/console/list/${kind}` : `/console/edit/${kind}/${theOnlyOneId}`);
