import type { ItemReference } from '../../../platform/item/writing/item-draft.ts';

type Numbers = { readonly year: number; readonly volume: string; readonly issue: string };

export const journalOf = (sld: string): ItemReference => ({ kind: 'journal', key: `sample:${sld}/journal` });

export const periodOf = (sld: string, { year, volume, issue }: Numbers): ItemReference => ({
  kind: 'issue',
  key: `${journalOf(sld).key}/${year}/${volume}/${issue}`,
});
