import { describe, expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const channel = idOf(1, 900_010);
const strange = idOf(2, 900_011);
let editor: SampleMember;
let other: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  for (const [site, id] of [
    [1, channel],
    [2, strange],
  ] as const) {
    await app.owner.query('begin');
    await app.owner.query("select set_config('app.reads', $1, true), set_config('app.writes', $1, true)", [site]);
    await app.owner.query(
      `insert into channel (site_id, id, position, code, names) values ($1, $2, 1, 'about', '{"zh":"关于","en":"About"}')`,
      [site, id],
    );
    await app.owner.query('commit');
  }
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  other = await storeConsoleUser(app, { userName: 'other', role: 'editor', site: 2 });
});

const path = '/console/document?kind=column-text&id=';
const open = async (id: string, language = 'en') =>
  (await portal.get(host, path + id, { ...editor.headers, language })).data;
const save = async (id: string, document: object, wanted: object = {}) =>
  portal.post(
    host,
    '/console/document/save',
    { kind: 'column-text', id, state: '', as: 'published', document, ...wanted },
    editor.headers,
  );
const text = {
  title: { zh: '投稿须知', en: 'For authors' },
  channel,
  position: null,
  code: '',
  summary: { en: 'How to send a paper.' },
  body: { zh: '<h2>格式</h2><p>光学。</p>', en: '<h2>Format</h2><p>Light.</p>' },
};
const publicBody = async (id: string, language: string) => {
  const { data } = await portal.get(host, `/front/item/info?columnId=${id}`, { language });
  return (await portal.app.files.get(data.body.sha256))?.toString();
};

describe('the text of a column', () => {
  test('is chosen a channel of its own site for, named in the language of whoever asks', async () => {
    const { fields } = await open('new', 'zh');
    const field = fields.find(({ name }: { name: string }) => name === 'channel');
    expect(field.choices).toEqual([{ value: channel, label: '关于' }]);
    const { data } = await save('new', { ...text, channel: strange });
    expect(data).toMatchObject({ outcome: 'refused', problems: [{ path: 'channel' }] });
  });

  test('is written, shown to readers, changed and shown anew', async () => {
    const { data } = await save('new', text);
    expect(data.outcome).toBe('stored');
    expect(await publicBody(data.id, 'zh')).toBe(text.body.zh);
    const opened = await open(data.id);
    expect(opened.document).toEqual({ ...text, position: 1 });
    expect(opened).toMatchObject({ state: data.state, address: `/info/${data.id}` });
    await save(data.id, { ...opened.document, body: { en: '<p>Dark.</p>' } }, { state: opened.state });
    expect(await publicBody(data.id, 'zh')).toBe('<p>Dark.</p>');
    expect((await open(data.id)).document.body).toEqual({ en: '<p>Dark.</p>' });
    expect((await portal.get(host, `/front/item/info?columnId=${channel}`)).data.id).toBe(data.id);
  });

  test('loses scripts, handlers, styles and strange links before anyone keeps it, also as a draft', async () => {
    const hostile =
      '<p onclick="steal()" style="color:red">a<script>steal()</script><a href="javascript:steal()">b</a></p>' +
      '<h4>c<br />d</h4><img src="data:image/png;base64,AAAA" alt="e" /><p><a href="/about">f</a></p>';
    const safe = '<p>a<a>b</a></p><h4>c<br />d</h4><p><a href="/about">f</a></p>';
    const { data } = await save('new', { ...text, body: { en: hostile } });
    expect(await publicBody(data.id, 'en')).toBe(safe);
    const draft = await save('new', { ...text, body: { en: hostile } }, { as: 'draft' });
    expect((await open(draft.data.id)).document.body).toEqual({ en: safe });
    const { data: log } = await portal.get(host, '/console/changes?kind=column-text', editor.headers);
    expect(JSON.stringify(log)).not.toContain('steal');
  });

  test('has a short name that no other text of the site has', async () => {
    const first = await save('new', { ...text, code: 'authors' });
    expect(first.data.outcome).toBe('stored');
    const second = await save('new', { ...text, code: 'authors' });
    expect(second.data).toMatchObject({ outcome: 'refused', problems: [{ path: 'code' }] });
    const opened = await open(first.data.id);
    const again = await save(first.data.id, { ...opened.document, summary: {} }, { state: opened.state });
    expect(again.data.outcome).toBe('stored');
  });

  test('is found in the list by words of its title, and is gone when it was deleted, until it is restored', async () => {
    const { data: kept } = await save('new', { ...text, title: { en: 'Ethics of light' } });
    const list = async (words: string) =>
      (await portal.get(host, `/console/documents?kind=column-text&text=${words}`, editor.headers)).data.content.filter(
        ({ isDraft }: { isDraft: boolean }) => !isDraft,
      );
    expect(await list('ethics')).toMatchObject([{ id: kept.id, titles: { en: 'Ethics of light' }, isShown: true }]);
    const wanted = { kind: 'column-text', id: kept.id, state: kept.state };
    await portal.post(host, '/console/document/remove', wanted, editor.headers);
    expect(await list('ethics')).toEqual([]);
    const { data: log } = await portal.get(host, `/console/changes?kind=column-text&id=${kept.id}`, editor.headers);
    await portal.post(
      host,
      '/console/document/restore',
      { number: log.content[0].number, to: 'before' },
      editor.headers,
    );
    expect(await list('ethics')).toHaveLength(1);
  });

  test('is out of reach for editors of another site', async () => {
    const { data } = await save('new', text);
    const strangers = await portal.get('biology.localhost', path + data.id, other.headers);
    expect(strangers.http).toBe(404);
    expect((await portal.get(host, path + data.id, other.headers)).http).toBe(403);
  });
});
