import { expect, test } from 'vitest';
import { storeArticle, storeFile } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';
import { madeHere } from '../../../platform/ports/storable.ts';
import { redlineFormat } from '../formats/redline/redline-format.ts';
import { createRedlineThreads } from '../formats/redline/redline-threads.ts';
import { postgresRedlines, type RedlinePair } from '../store/postgres-redlines.ts';
import { createMakeRedline } from '../use-cases/make-redlines.ts';

const ids = { open: idOf(1, 1), closed: idOf(1, 2), withdrawn: idOf(1, 3), single: idOf(1, 4), draft: idOf(1, 5) };
const texts = ['<p>The first of its texts.</p>', '<p>The second of its texts.</p>', '<p>The third of its texts.</p>'];
const hashes: string[] = [];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', columns: { visit_power: false } });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  for (const text of texts) hashes.push(await storeFile(app, 1, Buffer.from(text), 'text/html'));
  const store = async (id: string, access: number, status: string, bodies: readonly (string | null)[]) => {
    await storeArticle(app, 1, id, { item: { status }, article: { access_type: access, body: bodies.at(-1) ?? null } });
    await storeRows(
      app,
      1,
      'article_version',
      bodies.map((body, place) => ({
        article_id: id,
        number: place,
        titles: { en: `Title ${place}` },
        body,
        summaries: { en: `The abstract ${place}` },
        facts: { authors: [{ en: `Author ${place}` }] },
      })),
    );
  };
  await store(ids.open, 0, 'published', [null, ...hashes]);
  await store(ids.closed, 1, 'published', [null, ...hashes]);
  await store(ids.withdrawn, 0, 'withdrawn', [null, ...hashes]);
  await store(ids.draft, 0, 'draft', [null, ...hashes]);
  await store(ids.single, 0, 'published', [hashes[0] ?? '']);
});

const ask = (id: string, query = '', host = 'optics.localhost') =>
  portal.get(host, `/front/front-article/changes?id=${id}${query}`, { language: 'en' });

const pairOf = (article: string, before = 1, after = 2): RedlinePair => ({
  site: 1,
  article,
  before: hashes[before] ?? '',
  after: hashes[after] ?? '',
});
const jobOf = (data: RedlinePair) => ({
  id: 'test',
  data,
  signal: new AbortController().signal,
  progress: async () => {},
});
const storeFor = (format = redlineFormat) => postgresRedlines(portal.app.database, format);
async function make(pair: RedlinePair, format = redlineFormat) {
  const { compare, end } = createRedlineThreads();
  const made = await createMakeRedline({ files: portal.app.files, store: storeFor(format), compare })(jobOf(pair));
  await end();
  return made;
}
async function rows(text: string, values: unknown[] = []) {
  await portal.owner.query('begin');
  await portal.owner.query("select set_config('app.reads', '1', true)");
  const answer = await portal.owner.query(text, values);
  await portal.owner.query('commit');
  return answer.rows;
}

test('a redline that is not there yet is asked for once, made by a worker, and then read', async () => {
  for (const _ of [1, 2]) expect((await ask(ids.open)).data.text).toMatchObject({ state: 'preparing', redline: null });
  const waiting = await rows("select data from pgboss.job where name = 'redline'");
  expect(waiting.map(({ data }) => data)).toEqual([pairOf(ids.open)]);

  expect(await make(pairOf(ids.open))).toMatchObject({ ok: true });
  const { data } = await ask(ids.open);
  expect(data).toMatchObject({
    from: { number: 2 },
    to: { number: 3 },
    text: { state: 'ready', summary: { changes: 1, inserted: { words: 1 }, deleted: { words: 1 } } },
  });
  const [stored] = await rows('select bytes, public from stored_file where sha256 = $1', [data.text.redline]);
  expect(stored).toMatchObject({ public: false });
  expect((await portal.app.files.get(data.text.redline))?.toString()).toContain('<ins><!--i-->third');
});

test('made twice it is the same, and its article is touched once', async () => {
  await make(pairOf(ids.open));
  const revision = async () => (await rows('select revision from item where id = $1', [ids.open]))[0]?.revision;
  const before = await revision();
  await make(pairOf(ids.open));
  expect(await revision()).toBe(before);
});

test('another format is made anew, and the file of the old one goes', async () => {
  const pair = pairOf(ids.open, 0, 1);
  const old = await portal.app.files.put(madeHere(Buffer.from('<!--redline-->old')), 'text/html');
  await storeFor(redlineFormat - 1).save(pair, { sha256: old, bytes: 17, summary: {} as never });
  await make(pair);
  expect((await ask(ids.open, '&from=1&to=2')).data.text.state).toBe('ready');
  expect(await rows('select sha256 from stored_file where sha256 = $1', [old])).toEqual([]);
  expect(await rows('select sha256 from unused_file where sha256 = $1', [old])).toHaveLength(1);
});

test('two texts that can not be compared are said to be so', async () => {
  await storeFor().save(pairOf(ids.open, 0, 2), null);
  expect((await ask(ids.open, '&from=1&to=3')).data.text.state).toBe('impossible');
});

test('a worker hears of a version that came, and compares neighbours only', async () => {
  const missing = await storeFor(1_000).missing([1], [ids.open, ids.single]);
  expect(missing).toHaveLength(2);
  expect(missing).toEqual(expect.arrayContaining([pairOf(ids.open, 0, 1), pairOf(ids.open, 1, 2)]));
  expect(await storeFor().missing([2], [ids.open])).toEqual([]);
});

test('who may not read the text learns what is said of it, and nothing of the text', async () => {
  await make(pairOf(ids.closed));
  const { data } = await ask(ids.closed);
  expect(data.text).toMatchObject({ state: 'closed', redline: null, summary: null });
  expect(data.text.message).toBeTruthy();
  expect(data.facts.map(({ field }: { field: string }) => field)).toEqual(['title', 'abstract', 'authors']);
  expect(JSON.stringify(data)).not.toContain('third');
});

test('a version without text is compared by what is said of it', async () => {
  expect((await ask(ids.open, '&from=0&to=1')).data).toMatchObject({
    text: { state: 'missing' },
    facts: [{ field: 'title' }, { field: 'abstract' }, { field: 'authors' }],
  });
});

test('versions that are not there, or in the wrong order, have no changes', async () => {
  for (const query of ['&from=1&to=9', '&from=9', '&from=2&to=1', '&from=2&to=2'])
    expect((await ask(ids.open, query)).http).toBe(404);
  expect((await ask(ids.single)).http).toBe(404);
  expect((await ask(ids.open, '&from=x')).status).toBe(400);
});

test('drafts, withdrawn articles and those of other sites are nobody’s to compare', async () => {
  for (const id of [ids.withdrawn, ids.draft, idOf(1, 99)]) expect((await ask(id)).http).toBe(404);
  expect((await ask(ids.open, '', 'stranger.localhost')).http).toBe(403);
  expect((await ask(ids.open, '', 'www.localhost')).data.text.state).toBe('ready');
});
