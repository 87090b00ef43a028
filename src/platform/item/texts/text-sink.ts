import { type SearchIndex, textFamily } from '../../ports/search-index.ts';
import type { Sink } from '../marks/mark.ts';
import type { ReadSearchable } from '../searching/read-searchable.ts';
import type { TextDocuments } from './text-documents.ts';

interface Parts {
  readonly read: ReadSearchable;
  readonly index: Pick<SearchIndex, 'write' | 'copied'>;
  readonly documents: TextDocuments;
}

/** Texts are large: few at a time are held in memory. */
const atOnce = 20;

/** Puts texts into the search index. It hears of every change of a record, and reads a text only where it may be another. */
export const textSink = ({ read, index, documents }: Parts): Sink => ({
  name: 'texts',
  async deliver(marks) {
    const scope = { reads: [...new Set(marks.map((mark) => mark.site))], writes: null };
    const items = await read(scope, { ids: marks.map((mark) => mark.item) });
    for (let from = 0; from < items.length; from += atOnce) {
      const some = items.slice(from, from + atOnce);
      const names = some.map(({ item: { site, id } }) => ({ site, id, family: textFamily }));
      await index.write(await documents.of(some, await index.copied(names)));
    }
  },
});
