import { afterAll, describe, expect, it } from 'vitest';
import { dropIndices } from '../../../../tests/support/indices.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { kinds } from '../../../content/kinds.ts';
import { createWorker } from '../../../processes/worker.ts';
import { families } from '../kind.ts';
import type { DraftUnit, ItemDraft } from '../writing/item-draft.ts';
import { type CopiesJob, raiseDependants } from './copies.ts';
import { searchableReader } from './read-searchable.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { documentMaker } from './to-search-document.ts';

const site = 1;
const journal = { kind: 'journal', key: '1234-5679' };
const person = { kind: 'expert', key: 'https://orcid.org/0000-0002-1825-0097' };
const paper = { kind: 'article', key: '10.5555/one' };
const picture = 'a'.repeat(64);
const small = 'b'.repeat(64);
const unit = (main: ItemDraft, mentioned: ItemDraft[] = [], members: ItemDraft[] = []): DraftUnit => ({
  main,
  mentioned,
  members,
});
const plain = (kind: string, details: ItemDraft['details'] = {}): DraftUnit =>
  unit({ kind, key: `a ${kind}`, titles: { en: `A sample ${kind}` }, details });

const article = unit(
  {
    ...paper,
    doi: paper.key,
    language: 'zh',
    titles: { zh: '样品的稳定性', en: 'Stability of samples' },
    keywords: { zh: ['稳定性'], en: ['stability'] },
    publishedOn: '2025-02-03',
    details: { journal, type: 'research-article' },
    parts: { contributor: [{ names: { zh: { full: '王小明' } }, orcid: '0000-0002-1825-0097', expert: person }] },
  },
  [
    { ...journal, titles: { en: 'Journal of Samples' }, details: { issn: journal.key } },
    { ...person, titles: { zh: '王小明' }, details: { orcid: '0000-0002-1825-0097' } },
  ],
  [
    {
      kind: 'figure',
      key: `${paper.key}#fig1`,
      titles: { en: 'Figure 1' },
      details: { article: paper, position: 1, label: 'Figure 1', captions: { en: '<p>A <i>curve</i></p>' } },
      files: [{ role: 'image', sha256: picture, bytes: 1, contentType: 'image/png', name: 'curve.png' }],
    },
  ],
);

const everyKind = [
  article,
  unit({
    kind: 'article',
    key: '10.5555/notice',
    titles: { en: 'Retraction' },
    details: { type: 'retraction' },
    relations: [{ type: 'retracts', target: paper.key }],
  }),
  unit({ kind: 'album', key: 'an album', titles: { en: 'An album' }, details: {}, entries: [paper] }),
  plain('issue', { journal, year: 2025, issue: '1' }),
  plain('table', { article: paper, position: 1, content: '<table><tr><td>cell</td></tr></table>' }),
  plain('news', { type: 'information' }),
  plain('conference', { series: 'samples', year: 2025 }),
  plain('subject', { code: 'samples' }),
  plain('general-resource', { library: 'patent', number: 'CN1' }),
  ...['book', 'audio', 'video', 'special-issue', 'topic', 'institution'].map((kind) => plain(kind)),
];

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: site, sld: 'samples' });
  await test.owner.query("select set_config('app.reads', '1', false)");
  await test.app.index.prepare();
  await write(...everyKind);
  await deliver();
});
afterAll(() => dropIndices(portal.app.settings));

function write(...units: DraftUnit[]) {
  return portal.app.database.transaction({ reads: [site], writes: site }, (transaction) =>
    portal.app.write(transaction, site, units),
  );
}
async function deliver() {
  const worker = createWorker(portal.app);
  while ((await worker.once()) > 0);
  const { IMPRINT_OPENSEARCH_URL: url, IMPRINT_INDEX_PREFIX: prefix } = portal.app.settings;
  await fetch(`${url}/${prefix}*/_refresh`, { method: 'POST' });
}
const idOf = async (kind: string, key: string): Promise<string> =>
  (await portal.owner.query('select id from item where kind = $1 and source_key = $2', [kind, key])).rows[0].id;
const documentOf = async (kind: string, key: string) => portal.app.index.read(site, await idOf(kind, key));
const find = async (query: object) =>
  (await portal.app.engine.search([site], families, { query, size: 50 })).hits.map(({ source }) => source.kind);
const raise = async (kind: string, key: string) =>
  raiseDependants(portal.app.database, portal.app.index)({ data: { site, ids: [await idOf(kind, key)], kind } });

describe('what is published is found', () => {
  it('a figure by its picture, in the small form as soon as there is one', async () => {
    const displayed = async () => (await documentOf('figure', `${paper.key}#fig1`))?.shown;
    expect(await displayed()).toMatchObject({ cover: picture });
    await portal.owner.query("select set_config('app.writes', '1', false)");
    await portal.owner.query(
      `insert into stored_file (site_id, sha256, bytes, content_type) values (1, '${small}', 1, 'image/webp')`,
    );
    await portal.owner.query(`insert into rendition values (1, '${picture}', 'low', '${small}')`);
    await deliver();
    expect(await displayed()).toMatchObject({ cover: small });
  });

  it('a paper by the small form of its first figure, but not while its text is kept back', async () => {
    const displayed = async () => {
      await deliver();
      return (await documentOf('article', paper.key))?.shown;
    };
    const jobs = await portal.owner.query(
      "select from pgboss.job where name like 'copies%' and data ->> 'kind' = 'figure'",
    );
    expect(jobs.rows).toHaveLength(1);
    await raise('figure', `${paper.key}#fig1`);
    expect(await displayed()).toMatchObject({ cover: small });
    const keepBack = (until: string) =>
      portal.owner.query(`update item set embargo_until = ${until} where kind = 'article' and source_key = $1`, [
        paper.key,
      ]);
    await keepBack("now() + interval '1 day'");
    expect(await displayed()).not.toHaveProperty('cover');
    await keepBack('null');
    expect(await displayed()).toMatchObject({ cover: small });
  });

  it('a figure without its picture while the text of its paper is kept back', async () => {
    const waiting = "pgboss.job where name like 'copies%' and data ->> 'kind' = 'article'";
    const displayedWhile = async (until: string) => {
      await portal.owner.query(`delete from ${waiting}`);
      await portal.owner.query(`update item set embargo_until = ${until} where kind = 'article' and source_key = $1`, [
        paper.key,
      ]);
      await deliver();
      expect((await portal.owner.query(`select from ${waiting}`)).rows).toHaveLength(1);
      await raise('article', paper.key);
      await deliver();
      return (await documentOf('figure', `${paper.key}#fig1`))?.shown;
    };
    expect(await displayedWhile("now() + interval '1 day'")).not.toHaveProperty('cover');
    expect(await displayedWhile('null')).toMatchObject({ cover: small });
  });

  it('of every kind', async () => {
    expect(new Set(await find({ match_all: {} }))).toEqual(new Set(kinds.map(({ name }) => name)));
  });

  it('with what its own tables know', async () => {
    expect(await documentOf('article', paper.key)).toMatchObject({
      journals: [expect.stringContaining('Journal of Samples')],
      issn: [journal.key],
      expertIds: [await idOf('expert', person.key)],
      collections: [await idOf('album', 'an album')],
      shown: { integrity: 'retracted' },
    });
  });

  it.each([
    ['the pinyin of its author', { match_phrase: { author: 'Wang Xiaoming' } }, 'article'],
    ['the ORCID of its author', { term: { ids: '0000-0002-1825-0097' } }, 'expert'],
    ['its DOI in capitals', { term: { doi: '10.5555/ONE' } }, 'article'],
    ['its traditional characters', { match: { 'title.zh': { query: '樣品的穩定性', operator: 'and' } } }, 'article'],
    ['the caption of a figure', { match: { 'caption.en': 'curves' } }, 'figure'],
    ['the title of the paper of a figure', { match: { 'thesis.en': 'stability' } }, 'figure'],
  ])('by %s', async (_, query, kind) => expect(await find(query)).toContain(kind));
});

describe('what a document copies of another', () => {
  const renamed = (titles: ItemDraft['titles']) => write(unit({ ...journal, titles, details: { issn: journal.key } }));

  it('follows when that changes', async () => {
    await renamed({ en: 'Annals of Samples' });
    await deliver();
    const jobs = await portal.owner.query(
      "select data from pgboss.job where name like 'copies%' and data ->> 'kind' = 'journal'",
    );
    expect(jobs.rows).toHaveLength(1);
    await raise('journal', journal.key);
    await deliver();
    expect(await documentOf('article', paper.key)).toMatchObject({ journal: { en: ['Annals of Samples'] } });
    await raise('article', paper.key);
    await deliver();
    expect(await documentOf('figure', `${paper.key}#fig1`)).toMatchObject({ journal: { en: ['Annals of Samples'] } });
  });

  it('follows for hundreds at once by a handful of jobs', async () => {
    const expert = (n: number) => ({ kind: 'expert', key: `https://orcid.org/sample-${n}` });
    const named = (name: string) => numbers.map((n) => ({ ...expert(n), titles: { en: `${name} ${n}` }, details: {} }));
    const numbers = Array.from({ length: 300 }, (_, n) => n);
    const papers = Array.from({ length: 30 }, (_, n) => `10.5555/many-${n}`);
    const authors = papers.map((_, place) => numbers.filter((n) => n % papers.length === place));
    await write(...named('Before').map((draft) => unit(draft)));
    await write(
      ...papers.map((key, place) =>
        unit({
          kind: 'article',
          key,
          doi: key,
          titles: { en: key },
          details: { type: 'research-article' },
          parts: {
            contributor: (authors[place] ?? []).map((n) => ({ names: { en: { full: `A ${n}` } }, expert: expert(n) })),
          },
        }),
      ),
    );
    await deliver();
    const revisions = async () =>
      (
        await portal.owner.query<{ revision: string }>(
          "select revision from item where kind = 'article' and source_key like '10.5555/many-%' order by source_key",
        )
      ).rows.map(({ revision }) => BigInt(revision));
    const before = await revisions();

    await write(...named('After').map((draft) => unit(draft)));
    await deliver();
    const { rows: sent } = await portal.owner.query<{ data: CopiesJob }>(
      "select data from pgboss.job where name like 'copies%' and data ->> 'kind' = 'expert'",
    );
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(5);
    const { rows: experts } = await portal.owner.query<{ id: string }>(
      "select id from item where kind = 'expert' and source_key like 'https://orcid.org/sample-%'",
    );
    expect(new Set(sent.flatMap(({ data }) => data.ids))).toEqual(new Set(experts.map(({ id }) => id)));

    for (const { data } of sent) await raiseDependants(portal.app.database, portal.app.index)({ data });
    const after = await revisions();
    expect(after.map((revision, place) => revision - (before[place] ?? 0n))).toEqual(papers.map(() => 1n));
    await deliver();
    for (const [place, key] of papers.entries()) {
      const document = JSON.stringify(await documentOf('article', key));
      expect((authors[place] ?? []).filter((n) => !document.includes(`After ${n}"`))).toEqual([]);
    }
  });

  it('follows a job of the release before, which speaks of one item', async () => {
    const revision = async () =>
      (await portal.owner.query("select revision from item where kind = 'article' and source_key = $1", [paper.key]))
        .rows[0].revision;
    const before = await revision();
    const id = await idOf('journal', journal.key);
    await raiseDependants(portal.app.database, portal.app.index)({ data: { site, id, kind: 'journal' } });
    expect(BigInt(await revision())).toBeGreaterThan(BigInt(before));
  });

  it('is left alone when something else changes', async () => {
    const before = await portal.owner.query("select count(*) from pgboss.job where name like 'copies%'");
    await portal.owner.query("select set_config('app.writes', '1', false)");
    await portal.owner.query("update item set views = views + 1 where kind = 'journal'");
    await deliver();
    expect((await portal.owner.query("select count(*) from pgboss.job where name like 'copies%'")).rows).toEqual(
      before.rows,
    );
  });

  it('goes when an album lets it go', async () => {
    await write(unit({ kind: 'album', key: 'an album', titles: { en: 'An album' }, details: {}, entries: [] }));
    await raise('album', 'an album');
    await deliver();
    expect(await documentOf('article', paper.key)).toMatchObject({ collections: [] });
  });
});

describe('a rebuild', () => {
  const rebuild = () =>
    rebuildIndex(
      {
        database: portal.app.database,
        read: searchableReader(portal.app.database, kinds),
        index: portal.app.index,
      },
      { families, kinds, toDocuments: (items) => items.flatMap(documentMaker(kinds)), onTotal() {}, onProgress() {} },
    );

  it('finds the same as before, and gives up one that was interrupted', async () => {
    const before = (await find({ match_all: {} })).sort();
    await portal.app.index.rebuild(families);
    const { documents } = await rebuild();
    expect(documents).toBe((await portal.owner.query('select count(*)::int from item')).rows[0].count);
    expect((await find({ match_all: {} })).sort()).toEqual(before);
  }, 60_000);

  it('gets what is written while it goes on', async () => {
    const going = await portal.app.index.rebuild(['news']);
    await write(
      unit({ kind: 'news', key: 'meanwhile', titles: { en: 'Meanwhile' }, details: { type: 'information' } }),
    );
    await deliver();
    const id = await idOf('news', 'meanwhile');
    expect(await going.revisions([{ site, id, family: 'news' }])).toEqual(new Map([[id, '1']]));
  });
});
