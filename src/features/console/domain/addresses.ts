import { returnAddress } from '../../../platform/kernel/return-address.ts';

/** The id of a document that a site has once. */
export const theOnlyOneId = 'one';

/** The id of a document that does not exist yet. */
export const brandNewId = 'new';

/** What the id of a document begins with that was never stored. */
export const draftIds = 'new-';

export const isUnstored = (id: string): boolean => id.startsWith(draftIds);

/** What is edited on a page of its own instead of a plain form or list. */
const ownPages: Readonly<Record<string, string>> = {
  channels: '/console/channels',
  modules: '/console/modules',
  theme: '/console/theme',
};

/** Where one document is edited. */
export function addressOfDocument(kind: string, id: string): string {
  const own = ownPages[kind];
  if (!own) return `/console/edit/${kind}/${id}`;
  return id === theOnlyOneId ? own : `${own}/${id}`;
}

/** Where documents of a kind are edited. */
export const addressOfKind = (kind: string, isMany: boolean): string =>
  ownPages[kind] ?? (isMany ? `/console/list/${kind}` : `/console/edit/${kind}/${theOnlyOneId}`);

/** An address at another host of the installation: the same scheme and port as here. */
export function addressAt(here: string, host: string, path: string): string {
  const url = new URL(path, here);
  url.hostname = host;
  return url.href;
}

const consoleHome = '/console';

/** Where to go on: a page of the console, never an address that someone else put into a link. */
export function insideOnly(wanted: string | null, origin: string): string {
  const address = returnAddress(wanted, { origin, allowed: [], home: consoleHome });
  return /^\/console(?:[/?]|$)/.test(address) ? address : consoleHome;
}
