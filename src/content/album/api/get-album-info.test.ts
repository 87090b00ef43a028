import { describe, expect, test } from 'vitest';
import { storeArticle, storeFile } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const [album, topic, special, journal, gone, conference] = [1, 2, 3, 4, 5, 6].map((counter) => idOf(1, counter)) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const [paper, otherPaper, person, hidden] = [11, 12, 13, 14].map((counter) => idOf(1, counter)) as [
  string,
  string,
  string,
  string,
];
const everything = idOf(1, 7);
let text = '';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  text = await storeFile(app, 1, Buffer.from('<p>Why these.</p>'), 'text/html');
  const people = JSON.stringify([{ names: { en: { full: 'A. Editor' } } }]);
  const item = (id: string, kind: string, titles: object, more: object = {}) =>
    storeRows(app, 1, 'item', [{ id, kind, status: 'published', titles, ...more }]);
  await item(album, 'album', { en: 'Best of light', zh: '光之选' }, { cover: '/files/cover', views: 3 });
  await storeRows(app, 1, 'album', [{ id: album, editors: people, bodies: { en: text } }]);
  await item(topic, 'topic', { en: 'Lasers' });
  await storeRows(app, 1, 'topic', [{ id: topic, code: 'lasers' }]);
  await item(journal, 'journal', { en: 'Sample Optics' });
  await storeRows(app, 1, 'journal', [{ id: journal }]);
  await item(special, 'special-issue', { en: 'Special' });
  await storeRows(app, 1, 'special_issue', [
    { id: special, journal_id: journal, guest_editors: people, opens_on: '2026-02-01', closes_on: '2026-08-31' },
  ]);
  await item(gone, 'album', { en: 'Old' }, { status: 'withdrawn', withdrawn_on: '2026-01-01' });
  await storeRows(app, 1, 'album', [{ id: gone, bodies: { en: text } }]);
  await item(conference, 'conference', { en: 'A meeting' });
  await storeArticle(app, 1, paper);
  await storeArticle(app, 1, otherPaper);
  await storeArticle(app, 1, hidden, { item: { status: 'draft' } });
  await item(person, 'expert', { en: 'A. Sample' });
  await item(everything, 'album', { en: 'Of every type' });
  await storeRows(app, 1, 'album', [{ id: everything }]);
  const media = [21, 22, 23].map((counter) => idOf(1, counter));
  for (const [place, kind] of ['book', 'audio', 'video'].entries())
    await item(media[place] as string, kind, { en: kind });
  await storeRows(
    app,
    1,
    'collection_entry',
    [paper, ...media].map((entry_id, place) => ({ collection_id: everything, position: place + 1, entry_id })),
  );
  await storeRows(
    app,
    1,
    'collection_entry',
    [paper, otherPaper, person, hidden].map((entry_id, place) => ({
      collection_id: album,
      position: place + 1,
      entry_id,
    })),
  );
});

const ask = (id: string, host = 'optics.localhost') =>
  portal.get(host, `/front/album/info?id=${id}`, { language: 'en' });

describe('album/info', () => {
  test('tells an album’s names, cover, editors and text', async () => {
    const { status, data } = await ask(album);
    expect(status).toBe(0);
    expect(data).toMatchObject({
      kind: 'album',
      resName: 'Best of light',
      titles: { zh: '光之选' },
      cover: '/files/cover',
      editors: [{ names: { en: { full: 'A. Editor' } } }],
      body: { sha256: text, language: 'en' },
      url: `/virtualProjectDetail?columnId=${album}`,
      visits: 3,
    });
  });

  test('counts what it holds by kind, and only what readers can see', async () => {
    expect((await ask(album)).data.entries).toEqual([
      { kind: 'article', count: 2 },
      { kind: 'expert', count: 1 },
    ]);
    expect((await ask(topic)).data).toMatchObject({ kind: 'topic', code: 'lasers', entries: [], body: null });
  });

  test('has the English name beside the one in the reader’s language', async () => {
    const { data } = await portal.get('optics.localhost', `/front/album/info?id=${album}`, { language: 'zh' });
    expect(data).toMatchObject({ resName: '光之选', enResName: 'Best of light' });
  });

  test.each(['article', 'publication', 'audio', 'video'])('an album may hold things of the type %s', async (type) => {
    const kind = type === 'publication' ? 'book' : type;
    const { entries } = (await ask(everything)).data;
    expect(entries).toContainEqual({ kind, count: 1 });
  });

  test('of a special issue tells its journal, its guest editors and its call for papers', async () => {
    expect((await ask(special)).data).toMatchObject({
      kind: 'special-issue',
      url: `/specialIssue?columnId=${special}`,
      editors: [{ names: { en: { full: 'A. Editor' } } }],
      journal: { resName: 'Sample Optics', url: `/mag/${journal}` },
      opensOn: '2026-02-01',
      closesOn: '2026-08-31',
    });
  });

  test('is answered on a portal that gathers the site, and nowhere else', async () => {
    expect((await ask(album, 'www.localhost')).data.resName).toBe('Best of light');
    expect((await ask(album, 'stranger.localhost')).status).toBe(10001);
  });

  test('a withdrawn album keeps its name alone', async () => {
    expect((await ask(gone)).data).toMatchObject({ resName: 'Old', body: null, withdrawal: { date: '2026-01-01' } });
  });

  test('things of other kinds are no collections', async () => {
    for (const id of [paper, conference, idOf(1, 99)]) expect((await ask(id)).http).toBe(404);
  });

  test('a changed album or journal reaches the pages that show it', async () => {
    expect(String((await ask(special)).headers.xkey)).toContain(`i${journal}`);
  });
});
