import type { ListSort } from '../../src/features/discovery/search/domain/list-query.ts';
import { postgresLists } from '../../src/features/discovery/search/store/postgres-lists.ts';
import { createListItems, type ListOrder } from '../../src/features/discovery/search/use-cases/list-items.ts';
import { ownSite } from '../../src/platform/kernel/site-context.ts';
import { alternate, zip } from './alternate.ts';
import type { Bench } from './bench.ts';
import { channel, type FilledSite, fillSite, site, topic } from './lists/filled-site.ts';
import { medianOf, pairedRatio } from './paired-ratio.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { type Finding, ratioFinding } from './verdict.ts';

const [few, many] = [10_000, 1_000_000];
const bar = 1.5;

const scope = ownSite({ id: site, sld: 'lists', defaultLanguage: 'en' });
const order = (kinds: readonly string[], more: Partial<ListOrder['wanted']> = {}): ListOrder => ({
  site: scope,
  sites: [site],
  language: 'en',
  wanted: { kinds, sort: 'publishDate' satisfies ListSort, page: 0, size: 20, ...more },
});

const lists: Readonly<Record<string, ListOrder>> = {
  newest: order(['book']),
  visits: order(['video'], { sort: 'visits' }),
  downloads: order(['video'], { sort: 'downloads' }),
  'page 50': order(['book'], { page: 49 }),
  'news tab': order(['news'], { newsTypes: ['dynamic'] }),
  'news of a channel': { ...order(['news']), channel: String(channel) },
  standards: order(['general-resource'], { library: 'standard' }),
  letter: order(['expert'], { sort: 'title', letter: 'Q' }),
  'all kinds': order(['book', 'video', 'news', 'expert', 'general-resource']),
  'of a topic': { ...order([]), collection: String(topic) },
};

/** What a page of a list costs on a small and on a large site. */
export const listsBench: Bench = {
  purpose: `every list call with ${many} things ÷ the same with ${few}: time ≤ ${bar}×`,
  async run({ pairs, seconds }) {
    const filled: FilledSite[] = [];
    try {
      for (const count of [few, many]) filled.push(await fillSite(count));
      await prepareDatabases(filled.map(({ database }) => database));
      const [small, large] = filled as [FilledSite, FilledSite];
      const findings: Finding[] = [];
      for (const [name, order] of Object.entries(lists)) {
        const sides = { few: () => medianTime(small, order, seconds), many: () => medianTime(large, order, seconds) };
        for (const warm of Object.values(sides)) await warm();
        const p50 = await alternate(sides, pairs);
        console.log(`${name}: ${medianOf(p50.few).toFixed(2)} → ${medianOf(p50.many).toFixed(2)} ms`);
        findings.push(
          ratioFinding(`lists-${name.replaceAll(' ', '-')}`, pairedRatio(zip(p50.few, p50.many)), bar, 'p50'),
        );
      }
      const worst = findings.reduce((one, other) => (other.figure > one.figure ? other : one));
      const method = `the slowest grower of ${findings.length} list calls (${worst.name}), p50, ${many} ÷ ${few} things`;
      return [...findings, { ...worst, name: 'lists', method }];
    } finally {
      for (const one of filled) await one.end();
    }
  },
};

const callsASecond = 40;

async function medianTime({ app }: FilledSite, order: ListOrder, seconds: number): Promise<number> {
  const list = createListItems(postgresLists(app), []);
  const times: number[] = [];
  for (let call = 0; call < seconds * callsASecond; call++) {
    const began = performance.now();
    const found = await list(order);
    times.push(performance.now() - began);
    if (!found.ok || found.value.content.length === 0) throw new Error('A list that is measured must show something.');
  }
  return medianOf(times);
}
