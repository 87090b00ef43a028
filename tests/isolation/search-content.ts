import { kinds } from '../../src/content/kinds.ts';
import type { DraftUnit, ItemDraft } from '../../src/platform/item/writing/item-draft.ts';
import { createWriter } from '../../src/platform/item/writing/write-units.ts';
import type { Id } from '../../src/platform/kernel/id.ts';
import { createWorker } from '../../src/processes/worker.ts';
import { sampleText, storeText } from '../support/sample-text.ts';
import type { TestApp } from '../support/test-app.ts';
import type { MarkedSite } from './marked-site.ts';

/** What every site calls its things: the same words everywhere, so that only the site tells them apart. */
export const shared = {
  title: 'Quantum entanglement of perovskite lasers',
  chinese: '钙钛矿激光的量子纠缠',
  author: 'Wei Sample',
  keyword: 'perovskite',
  passage: 'Samples were annealed in nitrogen for two hours.',
  doi: (place: number) => `10.5555/shared.${place}`,
};

/** A word of the site's own in one letter row, as a reader would type it: `markofother`. */
export const ownWord = ({ mark }: MarkedSite): string => mark.replaceAll('-', '');

const write = createWriter(kinds);

function draft(site: MarkedSite, kind: string, key: string, details: ItemDraft['details']): ItemDraft {
  const titles = { en: `${shared.title} ${ownWord(site)}`, zh: `${shared.chinese} ${ownWord(site)}` };
  const keywords = { en: [shared.keyword, ownWord(site)], zh: ['钙钛矿', `词${ownWord(site)}`] };
  return { kind, key, titles, summaries: titles, keywords, language: 'en', publishedOn: '2025-03-04', details };
}

/** A whole text, in which the site's own word stands next to words that all have. */
const textOf = (site: MarkedSite) =>
  sampleText(`<h2>${ownWord(site)} methods</h2><p id="p-1">${shared.passage} ${ownWord(site)}</p>`);

const journal = { kind: 'journal', key: '1234-5679' };
const subject = { kind: 'subject', key: 'physics' };
const expert = { kind: 'expert', key: 'a-expert' };

function paper(site: MarkedSite, place: number): DraftUnit {
  const key = shared.doi(place);
  const names = { en: { full: shared.author }, zh: { full: '样本伟' } };
  const own = { en: { full: `Ann ${ownWord(site)}` } };
  return {
    mentioned: [
      { ...draft(site, 'journal', journal.key, {}), titles: { en: `Journal ${ownWord(site)}` } },
      { ...draft(site, 'subject', subject.key, { code: 'physics' }), titles: { en: `Physics ${ownWord(site)}` } },
      draft(site, 'expert', expert.key, {}),
    ],
    main: {
      ...draft(site, 'article', key, {
        journal,
        volume: '1',
        part: { en: `Part ${ownWord(site)}` },
        accessType: 0,
        body: textOf(site).sha256,
      }),
      files: [textOf(site).file],
      doi: key,
      subjects: [subject],
      parts: {
        contributor: [{ names }, { names: own, expert }],
        affiliation: [{ names: { en: `University of ${ownWord(site)}` } }],
      },
    },
    members: [
      draft(site, 'figure', `${key}#fig-1`, { article: { kind: 'article', key }, position: 1, label: 'Figure 1' }),
      draft(site, 'table', `${key}#tab-1`, { article: { kind: 'article', key }, position: 1, label: 'Table 1' }),
    ],
  };
}

const alone = (main: ItemDraft): DraftUnit => ({ mentioned: [], main, members: [] });

/** Content of every kind, `papers` of which are papers: sites with different numbers can be distinguished by counts as well. */
export async function storeSearched(test: TestApp, site: MarkedSite, papers: number): Promise<void> {
  const entries = Array.from({ length: papers }, (_, place) => [
    { kind: 'article', key: shared.doi(place) },
    { kind: 'figure', key: `${shared.doi(place)}#fig-1` },
    { kind: 'table', key: `${shared.doi(place)}#tab-1` },
  ]).flat();
  const units = [
    ...Array.from({ length: papers }, (_, place) => paper(site, place)),
    ...['book', 'audio', 'video', 'news', 'special-issue', 'expert', 'institution', 'general-resource'].map((kind) =>
      alone(draft(site, kind, `a-${kind}`, {})),
    ),
    alone(draft(site, 'conference', 'a-conference', { series: 'sample', year: 2025 })),
  ];
  // A figure must be there before an album or a topic can hold it.
  const album = alone({ ...draft(site, 'album', 'an-album', {}), entries });
  const topic = alone({ ...draft(site, 'topic', 'a-topic', {}), entries });
  await storeText(test, textOf(site));
  const scope = { reads: [site.id], writes: site.id };
  for (const together of [units, [album, topic]])
    await test.app.database.transaction(scope, (transaction) => write(transaction, site.id, together));
}

/** Everything that is stored is in the index, and can be found. */
export async function indexAll(test: TestApp): Promise<void> {
  await test.app.index.prepare();
  const worker = createWorker(test.app);
  while ((await worker.once()) > 0);
  const { IMPRINT_OPENSEARCH_URL: url, IMPRINT_INDEX_PREFIX: prefix } = test.app.settings;
  const refreshed = await fetch(`${url}/${prefix}*/_refresh`, { method: 'POST' });
  if (!refreshed.ok) throw new Error(`The index was not refreshed: ${refreshed.status}`);
}

/** The id that a site gave to the thing with this key. */
export async function idOfKey({ owner }: TestApp, site: MarkedSite, kind: string, key: string): Promise<Id> {
  await owner.query("select set_config('app.reads', $1, false)", [String(site.id)]);
  const { rows } = await owner.query('select id from item where site_id = $1 and kind = $2 and source_key = $3', [
    site.id,
    kind,
    key,
  ]);
  return String(rows[0]?.id);
}
