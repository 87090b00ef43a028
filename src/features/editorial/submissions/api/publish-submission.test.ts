import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { writeSampleArticles } from '../../../../../tests/support/sample-jats.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { sampleDetails, useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeUpload } from '../../../../../tests/support/uploads.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const host = 'samples.localhost';
const doi = '10.5555/sample.00001';
const journal = idOf(1, 900);
const folder = mkdtempSync(join(tmpdir(), 'imprint-hand-over-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let ada: SampleMember;
let editor: SampleMember;
let editorThere: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'samples' });
  ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org' } });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  await storeRows(app, 1, 'item', [
    { id: journal, kind: 'journal', status: 'published', titles: { en: 'Sample Letters' }, source_key: 'letters' },
  ]);
  await storeRows(app, 1, 'journal', [{ id: journal }]);
  await storeSite(app, { id: 2, sld: 'letters', columns: { mag_id: idOf(2, 900) } });
  editorThere = await storeConsoleUser(app, { userName: 'editor-there', role: 'editor', site: 2 });
  await storeRows(app, 2, 'item', [
    { id: idOf(2, 900), kind: 'journal', status: 'published', titles: { en: 'Own Letters' }, source_key: 'own' },
  ]);
  await storeRows(app, 2, 'journal', [{ id: idOf(2, 900) }]);
});
const author = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);

const first = async (query: string) =>
  (await portal.get(host, `/front/front-article/getFirstPublishArticlesByPage?${query}`)).data.content as {
    id: string;
    doi: string;
  }[];
const article = async (id: string) => (await portal.get(host, `/front/front-article/${id}`)).data;

async function importJats(change: (xml: string) => string, name: string): Promise<void> {
  const { formats } = portal.app.importing;
  const { openScanned } = await import('../../../../../tests/support/scanned-package.ts');
  const [sample] = await writeSampleArticles(join(folder, 'samples'), 1);
  const to = mkdtempSync(join(folder, 'one-'));
  await writeFile(join(to, name), change(await readFile(join(folder, 'samples', sample?.name ?? ''), 'utf8')));
  const format = formats.find((one) => one.name === 'jats');
  if (!format) throw new Error('there is no JATS format');
  const summary = await portal.app.importing.importPackage({
    site: 1,
    format,
    from: await openScanned(portal.app, to),
    again: false,
    onProgress: () => {},
    onEntry: () => {},
  });
  expect(summary).toMatchObject({ imported: 1, refused: 0 });
}

const withoutPlace = (xml: string): string =>
  xml.replace(/<volume>.*?<\/volume><issue>.*?<\/issue>/, '').replace(/<fpage>.*?<\/fpage>/, '');

test('an accepted manuscript is just accepted, then online first with a proof, then formally published', async () => {
  const id = await author.sent(ada, { journalId: journal });
  expect((await editorial.post(editor, 'publish', { id, doi })).http).toBe(409);
  await editorial.decide(editor, id, 'accept');
  const answer = await editorial.post(editor, 'publish', { id, doi, accessType: 0, licence: 'CC BY 4.0' });
  expect(answer.http).toBe(200);
  const { item } = answer.data;
  expect((await editorial.post(editor, 'publish', { id, doi })).http).toBe(409);
  expect((await author.read(ada, id)).published).toMatchObject({ id: item, kind: 'article' });

  expect((await first(`state=justAccepted&publicationIndexId=${journal}`)).map((one) => one.id)).toEqual([item]);
  expect(await first('state=onlineFirst')).toEqual([]);
  const accepted = await article(item);
  expect(accepted).toMatchObject({ doi, publicationType: 1, accessType: 0 });
  expect(accepted.version).toMatchObject({ number: 0, value: -1 });
  expect(JSON.stringify(accepted)).toContain('Light in small crystals (sample)');
  const parts = await stored(item);
  expect(parts.contributor).toMatchObject([
    { corresponding: true, email: 'ada@example.org', orcid: '0000-0002-1825-0097' },
    { corresponding: false, email: null, orcid: null },
  ]);
  expect(parts.contributor[0]?.names).toMatchObject({ en: { full: 'Ada Sample' }, zh: { full: '样本甲' } });
  expect(parts.contributor.map(({ affiliations }) => affiliations)).toEqual([[1], [1]]);
  expect(parts.affiliation).toMatchObject([{ names: { en: 'Sample Institute' } }]);
  expect(parts.reference).toMatchObject([
    { printed: 'Sample, A. (2025) A cited sample. Journal of Samples &lt;3&gt;, 1–9.' },
  ]);
  expect(parts.item).toMatchObject([{ keywords: { en: ['light', 'crystals'], zh: ['光'] }, status: 'published' }]);
  expect(parts.item_file).toMatchObject([{ role: 'pdf', name: 'paper.pdf' }]);

  await importJats(withoutPlace, 'sample-00001-v1.xml');
  expect((await first('state=onlineFirst')).map((one) => one.id)).toEqual([item]);
  expect(await first('state=justAccepted')).toEqual([]);
  const proof = await article(item);
  expect(proof).toMatchObject({ doi, publicationType: 1 });
  expect(proof.versions.map(({ value }: { value: number }) => value)).toEqual([-1, 0]);

  await importJats((xml) => xml, 'sample-00001-v2.xml');
  const formal = await article(item);
  expect(formal).toMatchObject({ doi, publicationType: 0 });
  expect(formal.versions.map(({ value }: { value: number }) => value)).toEqual([-1, 1, 0]);
  expect(await first('state=onlineFirst')).toEqual([]);
});

test('what is accepted at the site of one journal appears in that journal', async () => {
  const there = useAuthoring(portal, { host: 'letters.localhost', site: 2 });
  const consoleThere = useEditing(portal, 'letters.localhost');
  const id = await there.sent(ada);
  await consoleThere.decide(editorThere, id, 'accept');
  const { item } = (await consoleThere.post(editorThere, 'publish', { id, doi: '10.5555/own' })).data;
  const list = await portal.get(
    'letters.localhost',
    `/front/front-article/getFirstPublishArticlesByPage?state=justAccepted&publicationIndexId=${idOf(2, 900)}`,
  );
  expect(list.data.content.map((one: { id: string }) => one.id)).toEqual([item]);
});

test('a DOI that the site has already is refused, and nothing is written over', async () => {
  const id = await author.sent(ada, { journalId: journal });
  await editorial.decide(editor, id, 'accept');
  expect(await editorial.post(editor, 'publish', { id, doi })).toMatchObject({ http: 409, status: 14_007 });
  expect((await editorial.read(editor, id)).published).toBeNull();
});

test('an article has the dates of its submission, what its authors declared and what each of them did', async () => {
  await portal.owner.query("update site set time_zone = 'Asia/Shanghai' where site_id = 1");
  const credits = ['software', 'writing-original-draft'];
  const declarations = {
    isOriginal: true,
    noInterests: false,
    interests: 'A patent is pending.',
    funding: 'Sample fund 7',
    data: 'The data are at sample.example.',
    ethics: 'Approved, no. 12.',
    tools: 'A spelling program.',
  };
  const authors = sampleDetails().authors.map((one, place) => ({ ...one, credits: place === 0 ? credits : undefined }));
  const details = { declarations, authors };
  const id = await author.sent(ada, { journalId: journal, details });
  await editorial.decide(editor, id, 'ask-revision');
  await author.save(ada, id, details);
  await author.addFile(ada, id, 'manuscript');
  expect((await author.send(ada, id)).http).toBe(200);
  await editorial.decide(editor, id, 'accept');
  await portal.owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
  // Late in the evening at Greenwich it is the next day at the journal.
  for (const [what, at] of [
    ['sent', '2026-01-01T20:00:00Z'],
    ['revised', '2026-02-01T20:00:00Z'],
  ])
    await portal.owner.query('update submission_event set happened_at = $3 where submission_id = $1 and what = $2', [
      ...[id, what, at],
    ]);
  await portal.owner.query("update submission set decided_at = '2026-03-01T20:00:00Z' where submission_id = $1", [id]);
  const { item } = (await editorial.post(editor, 'publish', { id })).data;
  const published = await article(item);
  expect(published.dates).toMatchObject({ received: '2026-01-02', revised: '2026-02-02', accepted: '2026-03-02' });
  expect(published.contributors.map((one: { credits: string[] }) => one.credits)).toEqual([credits, []]);
  expect(published.statements).toEqual([
    { type: 'funding', texts: { en: 'Sample fund 7' }, inText: false },
    { type: 'competing-interests', texts: { en: 'A patent is pending.' }, inText: false },
    { type: 'data-availability', texts: { en: 'The data are at sample.example.' }, inText: false },
    { type: 'ethics', texts: { en: 'Approved, no. 12.' }, inText: false },
    { type: 'generative-tools', texts: { en: 'A spelling program.' }, inText: false },
  ]);
  await portal.owner.query("update site set time_zone = 'UTC' where site_id = 1");
});

test('a role that CRediT does not know is refused', async () => {
  const id = await author.prepare(ada);
  const authors = sampleDetails().authors.map((one) => ({ ...one, credits: ['guarantor'] }));
  expect((await author.save(ada, id, { authors })).http).toBe(400);
});

test('an accepted video becomes a video with its recording and its captions', async () => {
  const id = await author.sent(ada, { kind: 'video' });
  for (const language of ['en', 'zh']) {
    const captions = { role: 'captions', name: `${language}.vtt`, type: 'text/vtt' } as const;
    const content = Buffer.from(`WEBVTT ${language}`);
    const upload = await storeUpload(portal, { ...captions, content, site: 1, account: ada.id });
    await author.post(ada, 'addFile', { id, upload, role: 'captions', language });
  }
  await editorial.decide(editor, id, 'accept');
  const { item } = (await editorial.post(editor, 'publish', { id })).data;
  const parts = await stored(item);
  expect(parts.item).toMatchObject([{ kind: 'video', status: 'published' }]);
  expect(parts.item_file.map(({ role, name, language }) => `${role} ${name} ${language ?? ''}`.trim())).toEqual([
    ...['recording film.mp4', 'captions en.vtt en', 'captions zh.vtt zh'],
  ]);
  expect((await portal.get(host, `/front/vod/getVideoInfo?id=${item}`)).data).toMatchObject({ id: item });
});

const storedIn = {
  item: 'id',
  item_file: 'item_id',
  contributor: 'article_id',
  affiliation: 'article_id',
  reference: 'article_id',
} as const;

type Stored = Record<keyof typeof storedIn, readonly Record<string, unknown>[]>;

async function stored(item: string): Promise<Stored> {
  await portal.owner.query("select set_config('app.reads', '1', false)");
  const found: Partial<Stored> = {};
  for (const [table, key] of Object.entries(storedIn) as [keyof Stored, string][]) {
    const order = table === 'item' ? '' : 'order by position';
    found[table] = (await portal.owner.query(`select * from ${table} where ${key} = $1 ${order}`, [item])).rows;
  }
  return found as Stored;
}
