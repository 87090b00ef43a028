/** The caches in front of the server. A key is on every response that shows the thing it stands for. */
export interface EdgeCache {
  purge(keys: readonly string[]): Promise<void>;
}

export const itemKey = (id: string): string => `i${id}`;

/** On every answer that depends on which items a site has. */
export const listKey = (site: number): string => `l${site}`;

/** On every page of a site: its header, navigation and looks. */
export const frameKey = (site: number): string => `f${site}`;
/** The site whose frame a key stands for. */
export const siteOfFrame = (key: string): number | undefined => (/^f\d+$/.test(key) ? Number(key.slice(1)) : undefined);
