import { meaningFamily } from '../../kernel/meaning-family.ts';
import type { SearchIndex } from '../../ports/search-index.ts';
import type { Sink } from '../marks/mark.ts';
import type { ReadSearchable } from '../searching/read-searchable.ts';
import type { MeaningDocuments } from './meaning-documents.ts';

interface Parts {
  readonly read: ReadSearchable;
  readonly index: Pick<SearchIndex, 'write' | 'copied'>;
  readonly documents: MeaningDocuments;
}

/** Puts the meaning of works into the search index. It hears of every change of a record, and computes only where its words are others. */
export const meaningSink = ({ read, index, documents }: Parts): Sink => ({
  name: 'meanings',
  async deliver(marks) {
    const scope = { reads: [...new Set(marks.map((mark) => mark.site))], writes: null };
    const items = await read(scope, { ids: marks.map((mark) => mark.item) });
    const names = items.map(({ item: { site, id } }) => ({ site, id, family: meaningFamily }));
    await index.write(await documents.of(items, await index.copied(names)));
  },
});
