import { seededRandom } from '../../../samples/loading/seeded-random.ts';
import type { DraftUnit } from '../../../src/platform/item/writing/item-draft.ts';
import { type BenchApp, benchSite } from './bench-app.ts';

const words =
  'light wave crystal sample field phase lattice photon signal layer growth model protein cell tissue membrane'.split(
    ' ',
  );
const inTransaction = 500;

/** Generated article records with titles and abstracts of usual length. */
export async function storeRecords(app: BenchApp, count: number): Promise<void> {
  const random = seededRandom(11);
  const text = (length: number) => Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  const unit = (number: number): DraftUnit => ({
    mentioned: [],
    main: {
      kind: 'article',
      key: `10.5555/bench.${number}`,
      doi: `10.5555/bench.${number}`,
      language: 'en',
      titles: { en: text(12) },
      summaries: { en: text(160) },
      keywords: { en: [text(1), text(2), text(1)] },
      publishedOn: '2026-01-01',
      details: { type: 'research-article' },
    },
    members: [],
  });
  for (let done = 0; done < count; done += inTransaction) {
    const units = Array.from({ length: Math.min(inTransaction, count - done) }, (_, place) => unit(done + place));
    await app.database.transaction({ reads: [benchSite], writes: benchSite }, (transaction) =>
      app.write(transaction, benchSite, units),
    );
  }
}
