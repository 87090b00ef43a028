import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../tests/support/console-users.ts';
import type { SampleMember } from '../../tests/support/members.ts';
import { storeSite } from '../../tests/support/sites.ts';
import { useTestApp } from '../../tests/support/test-app.ts';
import { storeUpload } from '../../tests/support/uploads.ts';
import type { ItemDraft } from '../platform/item/writing/item-draft.ts';

const host = 'optics.localhost';
const paper = '10.5555/paper';
let editor: SampleMember;

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  await test.owner.query("select set_config('app.reads', '1', false)");
  editor = await storeConsoleUser(test, { userName: 'editor', role: 'editor', site: 1 });
  const of = { kind: 'article', key: paper };
  const more = { language: 'en', publishedOn: '2026-01-01' };
  const main: ItemDraft = {
    ...of,
    ...more,
    doi: paper,
    titles: { en: 'A paper' },
    details: { type: 'research-article', publicationType: 0, accessType: 0 },
  };
  const figure: ItemDraft = {
    kind: 'figure',
    key: `${paper}#f1`,
    ...more,
    titles: { en: 'Figure 1' },
    details: { article: of, position: 1, label: 'Figure 1', captions: { en: '<p>H<sub>2</sub>O in light.</p>' } },
  };
  const table: ItemDraft = {
    kind: 'table',
    key: `${paper}#t1`,
    ...more,
    titles: { en: 'Table 1' },
    details: { article: of, position: 1, label: 'Table 1', content: '<table><tr><td colspan="2">A</td></tr></table>' },
  };
  await test.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    test.app.write(transaction, 1, [{ mentioned: [], main, members: [figure, table] }]),
  );
});

const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;
const idOf = async (key: string) => (await rows('select id from item where source_key = $1', key))[0]?.id as string;
const get = async (path: string) => (await portal.get(host, path, editor.headers)).data;
const open = (kind: string, id: string) => get(`/console/document?kind=${kind}&id=${id}`);
async function save(kind: string, id: string, changes: object) {
  const { document, state } = await open(kind, id);
  const sent = { kind, id, state, document: { ...document, ...changes }, as: 'published', name: '' };
  return (await portal.post(host, '/console/document/save', sent, editor.headers)).data;
}
async function sendFile(name: string, type: string, content: Buffer) {
  const upload = { site: 1, account: editor.id, role: 'publication', name, type, content } as const;
  const { data } = await portal.post(
    ...([host, '/console/file', { upload: await storeUpload(portal, upload) }, editor.headers] as const),
  );
  return { file: data.sha256, name, bytes: String(data.bytes), label: {}, language: null };
}

test('an editor changes the words of a figure, and what nobody touched keeps its markup', async () => {
  const id = await idOf(`${paper}#f1`);
  const { document } = await open('figure', id);
  expect(document).toMatchObject({ captions: { en: 'H2O in light.' }, label: 'Figure 1', article: await idOf(paper) });
  const captions = { ...document.captions, zh: '光中的水' };
  expect(await save('figure', id, { captions, alternative: 'A drop of water' })).toMatchObject({ outcome: 'stored' });
  const [stored] = await rows('select captions, alternative from figure where id = $1', id);
  expect(stored).toEqual({
    captions: { en: '<p>H<sub>2</sub>O in light.</p>', zh: '<p>光中的水</p>' },
    alternative: 'A drop of water',
  });
  const published = await portal.get(host, `/front/record/${id}`, {});
  expect(published.data).toMatchObject({ captions: stored.captions, alternative: stored.alternative });
});

test('the cells of a table are pasted from a spreadsheet; those of an import stay until somebody does', async () => {
  const id = await idOf(`${paper}#t1`);
  const content = async () => (await rows('select content from data_table where id = $1', id))[0]?.content;
  const imported = await content();
  await save('table', id, { label: 'Table 1a' });
  expect(await content()).toBe(imported);
  await save('table', id, { cells: 'Sample\tMass\nA\t1' });
  expect(await content()).toContain('<th>Mass</th>');
  expect((await open('table', id)).document.cells).toBe('Sample\tMass\nA\t1');
});

test('a video comes with captions in its language, a poster and chapters, and is withdrawn with a reason', async () => {
  const film = await sendFile('talk.mp4', 'video/mp4', Buffer.from('not really a film'));
  const vtt = await sendFile('talk.vtt', 'text/vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n'));
  const poster = await sendFile('talk.png', 'image/png', Buffer.from('not really a picture'));
  const made = await save('video', 'new', {
    title: { en: 'A talk (sample)' },
    publishedOn: '2026-11-10',
    article: await idOf(paper),
    recording: [
      { ...film, role: 'recording' },
      { ...vtt, role: 'captions', language: 'en', label: { en: 'English' } },
      { ...poster, role: 'poster' },
    ],
    chapters: [{ start: '1:05', title: { en: 'The method' } }],
  });
  expect(made).toMatchObject({ outcome: 'stored' });
  const info = () => portal.get(host, `/front/vod/getVideoInfo?id=${made.id}`, {});
  const { data } = await info();
  expect(data).toMatchObject({
    titles: { en: 'A talk (sample)' },
    poster: `/files/${poster.file}`,
    captions: [{ language: 'en', labels: { en: 'English' } }],
    chapters: [{ start: 65, titles: { en: 'The method' } }],
    transcripts: [{ language: 'en', cues: [{ text: 'Hello' }] }],
  });
  expect((await open('video', made.id)).document.chapters).toEqual([{ start: '1:05', title: { en: 'The method' } }]);
  expect(await save('video', made.id, { chapters: [{ start: 'soon', title: { en: 'A' } }] })).toMatchObject({
    problems: [{ path: 'chapters.0.start' }],
  });
  const taken = await portal.post(
    ...([
      host,
      '/console/item/withdraw',
      { id: made.id, reasons: { en: 'A sample' }, name: 'A talk (sample)' },
    ] as const),
    editor.headers,
  );
  expect(taken.http).toBe(200);
  expect((await info()).data).toMatchObject({ withdrawal: { reasons: { en: 'A sample' } }, captions: [] });
});
