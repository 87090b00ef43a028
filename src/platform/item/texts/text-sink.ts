import { textFamily } from '../../kernel/text-family.ts';
import type { SearchIndex } from '../../ports/search-index.ts';
import type { Mark, Sink } from '../marks/mark.ts';
import type { ReadSearchable } from '../searching/read-searchable.ts';
import type { TextDocuments } from './text-documents.ts';

interface Parts {
  readonly read: ReadSearchable;
  readonly index: Pick<SearchIndex, 'write' | 'copied'>;
  readonly documents: TextDocuments;
  /** Pages that show passages are made anew once searches find the change. */
  readonly indexed: (marks: readonly Mark[]) => Promise<void>;
}

/** Texts are large: few at a time are held in memory. */
const atOnce = 20;

/** Puts texts into the search index. It hears of every change of a record, and reads a text only where it may be another. */
export const textSink = ({ read, index, documents, indexed }: Parts): Sink => ({
  name: 'texts',
  async deliver(marks) {
    const scope = { reads: [...new Set(marks.map((mark) => mark.site))], writes: null };
    const items = await read(scope, { ids: marks.map((mark) => mark.item) });
    for (let from = 0; from < items.length; from += atOnce) {
      const some = items.slice(from, from + atOnce);
      const names = some.map(({ item: { site, id } }) => ({ site, id, family: textFamily }));
      const changed = await documents.of(some, await index.copied(names));
      await index.write(changed);
      const ids = new Set(changed.map(({ id }) => id));
      await indexed(marks.filter(({ item }) => ids.has(item)));
    }
  },
});
