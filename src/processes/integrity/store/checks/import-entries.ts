import { query } from '../../../../../db/query.ts';
import type { Check } from '../../use-cases/check.ts';
import { pages } from '../pages.ts';

const entriesAtOnce = 500;

export const importEntries: Check = {
  promise: 'everything that an import says it stored is stored',
  remedy: 'Import the document again, with --again.',
  async *find({ id: site }, { database }) {
    const selection = query
      .selectFrom('import_entry')
      .select(['format', 'source'])
      .where('site_id', '=', site)
      .where('outcome', '=', 'imported')
      .where('item_id', 'is', null)
      .orderBy('format')
      .orderBy('source')
      .limit(entriesAtOnce);
    type Entry = { format: string; source: string };
    const read = (after: Entry | undefined) =>
      database.rows(
        { reads: [site], writes: null },
        after
          ? selection.where(({ eb, refTuple, tuple }) =>
              eb(refTuple('format', 'source'), '>', tuple(after.format, after.source)),
            )
          : selection,
      );
    for await (const entries of pages<Entry>(read))
      for (const { format, source } of entries)
        yield `${source} (${format}) counts as imported, but nothing came of it.`;
  },
};
