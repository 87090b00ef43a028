import { parseArgs } from 'node:util';
import { allFamilies, families, familiesFor } from '../../platform/item/kind.ts';
import { createMeaningDocuments } from '../../platform/item/meaning/meaning-documents.ts';
import { searchableReader } from '../../platform/item/searching/read-searchable.ts';
import { rebuildIndex } from '../../platform/item/searching/rebuild-index.ts';
import { documentMaker } from '../../platform/item/searching/to-search-document.ts';
import { createTextDocuments } from '../../platform/item/texts/text-documents.ts';
import { meaningFamily } from '../../platform/kernel/meaning-family.ts';
import { textFamily } from '../../platform/kernel/text-family.ts';
import type { App } from '../create-app.ts';
import type { Command } from './command.ts';
import { createProgress } from './progress.ts';

/** Whole texts are held in memory while they are written. */
const textsAtOnce = 50;
/** What was computed is stored after each of these: a run that is stopped begins again and finds it. */
const meaningsAtOnce = 100;

export const reindexCommand: Command = {
  purpose: `rebuilds the search index from the database while it is searched and written; --family ${allFamilies.join(' | ')}`,
  async run(app, words) {
    const { kinds } = app;
    const { values } = parseArgs({ args: [...words], options: { family: { type: 'string', multiple: true } } });
    const all = familiesFor(app.meaning);
    const wanted = values.family ?? all;
    const unknown = wanted.find((family) => !all.includes(family));
    if (unknown) throw new Error(`There is no family "${unknown}". Families: ${all.join(', ')}.`);
    const records = families.filter((family) => wanted.includes(family));
    const toDocuments = documentMaker(kinds);
    if (records.length > 0)
      await reindex(app, 'documents', { families: records, kinds, toDocuments: (items) => items.flatMap(toDocuments) });
    const texts = createTextDocuments(app.files, kinds);
    if (wanted.includes(textFamily))
      await reindex(app, 'texts', {
        families: [textFamily],
        kinds: texts.kinds,
        toDocuments: (items) => texts.of(items),
        page: textsAtOnce,
      });
    if (app.meaning && wanted.includes(meaningFamily)) {
      const meanings = createMeaningDocuments(app.meaning, kinds);
      await reindex(app, 'meanings', {
        families: [meaningFamily],
        kinds: meanings.kinds,
        toDocuments: (items) => meanings.of(items),
        page: meaningsAtOnce,
      });
    }
  },
};

type Wanted = Omit<Parameters<typeof rebuildIndex>[1], 'onTotal' | 'onProgress'>;

async function reindex({ database, index, kinds }: App, noun: string, wanted: Wanted): Promise<void> {
  let expected = 0;
  let progress = createProgress(expected, noun);
  const { documents, mended } = await rebuildIndex(
    { database, read: searchableReader(database, kinds), index },
    {
      ...wanted,
      onTotal: (total) => {
        expected = total;
        progress = createProgress(total, noun);
      },
      // New things may come while it goes on; the last line is shown once, at the end.
      onProgress: (done) => done < expected && progress.show(done),
    },
  );
  progress.show(expected);
  console.log(`${documents} ${noun} are indexed anew; ${mended} of them changed meanwhile and were written again.`);
}
