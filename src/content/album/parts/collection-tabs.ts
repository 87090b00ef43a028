import type { Collection } from '../contract.ts';

/** The specification's names for what an album holds, and one for all the rest. */
const collectionTabNames = ['thesis', 'picture', 'table', 'experts', 'others'] as const;
export type CollectionTabName = (typeof collectionTabNames)[number];

const tabOfKind: Readonly<Record<string, CollectionTabName>> = {
  article: 'thesis',
  figure: 'picture',
  table: 'table',
  expert: 'experts',
};

/** The tabs that have something to show, in their order. */
export const collectionTabs = (entries: Collection['entries']) =>
  collectionTabNames.flatMap((name) => {
    const held = entries.filter(({ kind }) => (tabOfKind[kind] ?? 'others') === name);
    if (held.length === 0) return [];
    return [{ name, count: held.reduce((sum, { count }) => sum + count, 0), kinds: held.map(({ kind }) => kind) }];
  });
