import { parseArgs } from 'node:util';
import { kinds } from '../../content/kinds.ts';
import { families } from '../../platform/item/kind.ts';
import { searchableReader } from '../../platform/item/searching/read-searchable.ts';
import { rebuildIndex } from '../../platform/item/searching/rebuild-index.ts';
import type { Command } from './command.ts';
import { createProgress } from './progress.ts';

export const reindexCommand: Command = {
  purpose: `rebuilds the search index from the database while it is searched and written; --family ${families.join(' | ')}`,
  async run(app, words) {
    const { values } = parseArgs({ args: [...words], options: { family: { type: 'string', multiple: true } } });
    const unknown = values.family?.find((family) => !families.some((known) => known === family));
    if (unknown) throw new Error(`There is no family "${unknown}". Families: ${families.join(', ')}.`);
    let expected = 0;
    let progress = createProgress(expected, 'documents');
    const { documents, mended } = await rebuildIndex(
      { database: app.database, read: searchableReader(app.database, kinds), index: app.index, kinds },
      {
        families: values.family ?? families,
        onTotal: (total) => {
          expected = total;
          progress = createProgress(total, 'documents');
        },
        // New things may come while it goes on; the last line is shown once, at the end.
        onProgress: (done) => done < expected && progress.show(done),
      },
    );
    progress.show(expected);
    console.log(`${documents} documents are indexed anew; ${mended} of them changed meanwhile and were written again.`);
  },
};
