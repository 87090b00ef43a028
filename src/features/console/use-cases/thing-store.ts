import type { Text } from '../../../platform/kernel/text.ts';

/** Something that the site has published or prepares, as another thing may point to it. */
export interface Thing {
  readonly id: string;
  readonly kind: string;
  readonly titles: Text;
  /** The year in which it came out. */
  readonly year: string;
  readonly isShown: boolean;
}

export interface ThingStore {
  /** By the beginning of a title, of a word in it, or of a DOI; the newest where nothing is asked. */
  find(site: number, kinds: readonly string[], text: string, most: number): Promise<readonly Thing[]>;
  /** In the order of the ids; those that are gone are left out. */
  byIds(site: number, ids: readonly string[]): Promise<readonly Thing[]>;
}
