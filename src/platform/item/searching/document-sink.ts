import type { SearchIndex } from '../../ports/search-index.ts';
import type { Kind } from '../kind.ts';
import { frameItem, type Mark, type Sink } from '../marks/mark.ts';
import type { CopiesChanged } from './copies.ts';
import type { ReadSearchable } from './read-searchable.ts';
import { documentMaker } from './to-search-document.ts';

interface Parts {
  readonly read: ReadSearchable;
  readonly index: Pick<SearchIndex, 'write'>;
  readonly kinds: readonly Kind[];
  readonly copiesChanged: CopiesChanged;
  /** Pages that list them are made anew once searches find the change. */
  readonly indexed: (marks: readonly Mark[]) => Promise<void>;
  /** Works that have a text, or may have had one. */
  readonly textsChanged: (marks: readonly Mark[]) => Promise<void>;
  /** What works say of themselves may be something else. */
  readonly wordsChanged: (marks: readonly Mark[]) => Promise<void>;
}

/** Puts changed items into the search index. A withdrawn item stays there as a tombstone that no search shows. */
export const documentSink = ({
  read,
  index,
  kinds,
  copiesChanged,
  indexed,
  textsChanged,
  wordsChanged,
}: Parts): Sink => {
  const toDocuments = documentMaker(kinds);
  const withText = new Set(kinds.filter(({ search }) => search.texts).map(({ name }) => name));
  return {
    name: 'index',
    async deliver(marks) {
      const changed = marks.filter((mark) => mark.item !== frameItem);
      const scope = { reads: [...new Set(changed.map((mark) => mark.site))], writes: null };
      const items = await read(scope, { ids: changed.map((mark) => mark.item) });
      const documents = items.flatMap(toDocuments);
      // Before the write: if this delivery dies in between, the next one still sees what changed.
      await copiesChanged(documents);
      await index.write(documents);
      const ids = new Set(items.flatMap(({ item }) => (withText.has(item.kind) ? [item.id] : [])));
      await textsChanged(changed.filter((mark) => ids.has(mark.item)));
      await wordsChanged(changed);
      await indexed(changed);
    },
  };
};
