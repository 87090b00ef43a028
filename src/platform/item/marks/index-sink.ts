import type { SearchIndex } from '../../ports/search-index.ts';
import type { Item } from '../item.ts';
import type { ItemStore } from '../item-store.ts';
import type { Kind } from '../kind.ts';
import { frameItem, type Sink } from './mark.ts';

/** Puts changed items into the search index. A withdrawn item stays there as a tombstone that no search shows. */
export const indexSink = (items: ItemStore, index: SearchIndex, kinds: readonly Kind[]): Sink => {
  const familyOf = new Map(kinds.map((kind) => [kind.name, kind.family]));
  return {
    name: 'index',
    async deliver(marks) {
      const changed = marks.filter((mark) => mark.item !== frameItem);
      const scope = { reads: [...new Set(changed.map((mark) => mark.site))], writes: null };
      const read = await items.read(
        scope,
        changed.map((mark) => mark.item),
      );
      await index.write(
        read.flatMap((item) => {
          const family = familyOf.get(item.kind);
          return family
            ? [{ site: item.site, id: item.id, revision: item.revision, family, document: searchDocument(item) }]
            : [];
        }),
      );
    },
  };
};

const searchDocument = ({ site, id, kind, status, titles, doi, publishedOn }: Item) =>
  status === 'withdrawn'
    ? { site, id, kind, status }
    : {
        site,
        id,
        kind,
        status,
        titles,
        titleZh: titles.zh,
        titleEn: titles.en,
        doi: doi ?? undefined,
        publishedOn: publishedOn ?? undefined,
      };
