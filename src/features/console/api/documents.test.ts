import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { query } from '../../../../db/query.ts';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import { brokenAt } from '../../../platform/kernel/sealed-change.ts';
import { hashBy } from '../../../platform/ports/hash-by.ts';
import { wordsIn } from '../domain/words.ts';
import { changeOf } from '../store/postgres-changes.ts';

const host = 'optics.localhost';
let owner: SampleMember;
let second: SampleMember;
let editor: SampleMember;
let hasty: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  second = await storeConsoleUser(app, { userName: 'second', role: 'owner', site: 1 });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  hasty = await storeConsoleUser(app, { userName: 'hasty', role: 'owner', site: 1, isAssured: false });
});

const open = async (who = owner) => (await portal.get(host, '/console/document?kind=header&id=one', who.headers)).data;
const save = async (wanted: object, who = owner) =>
  portal.post(host, '/console/document/save', { kind: 'header', id: 'one', as: 'published', ...wanted }, who.headers);
const publicName = async () => (await portal.get(host, '/front/site/getConfigHeader')).data.name;

describe('a document that is edited at the console', () => {
  test('comes with its form, in the words of whoever asks', async () => {
    const { data } = await portal.get(host, '/console/document?kind=header&id=one', {
      ...owner.headers,
      language: 'zh',
    });
    expect(data.name).toBe('页头');
    expect(data.fields.map(({ name }: { name: string }) => name)).toContain('navStyle');
    expect(data.fields[0].label).toBe('网站名称');
  });

  test('is announced by its own name where a new one can be made, in both languages', async () => {
    const { data } = await portal.get(host, '/console/me', owner.headers);
    const made = data.kinds
      .filter(({ canBeMade }: { canBeMade: boolean }) => canBeMade)
      .map(({ kind }: { kind: string }) => kind);
    expect(made.length).toBeGreaterThan(15);
    for (const language of ['en', 'zh'] as const)
      expect(made.filter((kind: string) => !wordsIn(language)[`new.${kind}`])).toEqual([]);
  });

  test('is published, kept as a version, and can be had back', async () => {
    const { state, document } = await open();
    const before = document.name;
    const saved = await save({ state, document: { ...document, name: { en: 'Light', zh: '光' } } });
    expect(saved.data).toMatchObject({ outcome: 'stored', id: 'one' });
    const { data: log } = await portal.get(host, '/console/changes?kind=header&id=one', owner.headers);
    expect(log.content[0]).toMatchObject({ by: 'owner', action: 'publish', isRestorable: true });
    expect(log.content[0].before.name).toEqual(before);
    await portal.post(
      host,
      '/console/document/restore',
      { number: log.content[0].number, to: 'before' },
      owner.headers,
    );
    expect((await open()).document.name).toEqual(before);
  });

  test('is not overwritten unseen: whoever began with an older state is asked, and nothing is stored', async () => {
    const first = await open();
    await save({ state: first.state, document: { ...first.document, name: { en: 'Mine' } } });
    const late = await save({ state: first.state, document: { ...first.document, name: { en: 'Yours' } } }, second);
    expect(late.data).toMatchObject({ outcome: 'conflict', theirs: { name: { en: 'Mine' } } });
    expect((await open()).document.name).toEqual({ en: 'Mine' });
    const merged = await save(
      { state: late.data.state, document: { ...first.document, name: { en: 'Ours' } } },
      second,
    );
    expect(merged.data.outcome).toBe('stored');
  });

  test('as a draft is seen by nobody else until it is published', async () => {
    const { state, document } = await open();
    const draft = await save({ state, as: 'draft', document: { ...document, name: { en: 'Someday' } } });
    expect(draft.data.outcome).toBe('stored');
    expect(await publicName()).not.toEqual({ en: 'Someday' });
    expect(await open(second)).toMatchObject({ isDraft: true, document: { name: { en: 'Someday' } } });
    await portal.post(host, '/console/document/dropDraft', { kind: 'header', id: 'one' }, owner.headers);
    expect((await open()).isDraft).toBe(false);
  });

  test('is had back without losing what a colleague has prepared meanwhile', async () => {
    const { state, document } = await open();
    await save({ state, document: { ...document, name: { en: 'Restorable' } } });
    const log = async () => (await portal.get(host, '/console/changes?kind=header&id=one', owner.headers)).data.content;
    const [{ number }] = await log();
    const prepared = await open(second);
    await save({ ...prepared, as: 'draft', document: { ...prepared.document, name: { en: 'Weeks of work' } } }, second);
    const restored = await portal.post(host, '/console/document/restore', { number, to: 'before' }, owner.headers);
    expect(restored.http).toBe(200);
    expect(await open()).toMatchObject({ isDraft: false, document: { name: document.name } });
    const [last, dropped] = await log();
    expect(last).toMatchObject({ action: 'restore', before: { name: { en: 'Restorable' } } });
    expect(dropped).toMatchObject({ action: 'drop-draft', before: { name: { en: 'Weeks of work' } } });
    const again = { number: dropped.number, to: 'before' };
    expect((await portal.post(host, '/console/document/restore', again, second.headers)).http).toBe(200);
    expect(await open()).toMatchObject({ isDraft: true, document: { name: { en: 'Weeks of work' } } });
    expect(await publicName()).toEqual(document.name);
    await portal.post(host, '/console/document/dropDraft', { kind: 'header', id: 'one' }, owner.headers);
  });

  test('is had back only if its form still takes it; a field that is newer than the version stays as it is', async () => {
    const { document } = await open();
    const restore = async (after: object) => {
      await portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
        portal.app.record(transaction, {
          site: 1,
          account: owner.id,
          action: 'publish',
          kind: 'header',
          id: 'one',
          before: document,
          after,
        }),
      );
      const { data } = await portal.get(host, '/console/changes?kind=header&id=one', owner.headers);
      const wanted = { number: data.content[0].number, to: 'after' };
      return portal.post(host, '/console/document/restore', wanted, owner.headers);
    };
    expect(await restore({ ...document, navStyle: 'spiral' })).toMatchObject({ http: 400 });
    expect((await open()).document).toEqual(document);
    const { navStyle: _, name: __, ...older } = document;
    expect(await restore(older)).toMatchObject({ http: 200 });
    expect((await open()).document).toEqual(document);
    expect(await restore({ ...document, forgotten: 'a field that was given up' })).toMatchObject({ http: 200 });
    expect((await open()).document).toEqual(document);
  });

  test('is not deleted by whoever saw an older state of it, and they are told so', async () => {
    const made = { kind: 'article', id: 'new', state: '', as: 'draft' };
    const headers = { ...owner.headers, language: 'en' };
    const { data } = await portal.post(host, '/console/document/save', { ...made, document: {} }, headers);
    const wanted = { kind: 'article', id: data.id, state: '0'.repeat(32), name: '' };
    expect(await portal.post(host, '/console/document/remove', wanted, headers)).toMatchObject({
      http: 409,
      message: 'Somebody has changed this meanwhile. Load it again and look before you delete it.',
    });
    const known = { ...wanted, state: data.state };
    expect((await portal.post(host, '/console/document/remove', known, headers)).data).toEqual({ removed: true });
  });

  test('is refused with the field and the reason where something is wrong', async () => {
    const { state, document } = await open();
    const { data } = await save({ state, document: { ...document, name: {}, mark: 'ABC', navStyle: 'spiral' } });
    expect(data.outcome).toBe('refused');
    expect(data.problems.map(({ path }: { path: string }) => path)).toEqual(['name', 'mark', 'navStyle']);
  });
});

describe('the console is open', () => {
  test.each([
    ['a visitor', () => ({}), 401],
    ['an editor, for what only owners dress', () => editor.headers, 403],
    ['an owner who has not proven twice who they are', () => hasty.headers, 403],
    ['an owner', () => owner.headers, 200],
  ] as const)('to %s', async (_, headers, http) => {
    expect((await portal.get(host, '/console/document?kind=header&id=one', headers())).http).toBe(http);
  });

  test('at no other site', async () => {
    const answer = await portal.get('biology.localhost', '/console/document?kind=header&id=one', owner.headers);
    expect(answer).toMatchObject({ http: 403, status: 13001 });
  });
});

test('the log is one chain: a change that was altered, left out or put in shows', async () => {
  const rows = await portal.app.database.rows(
    { reads: [1], writes: null },
    query.selectFrom('console_change').where('site_id', '=', 1).selectAll().orderBy('number'),
  );
  const changes = rows.map(changeOf);
  const hashOf = hashBy(portal.app.sealKeys);
  expect(changes.length).toBeGreaterThan(3);
  expect(brokenAt(changes, hashOf)).toBeUndefined();
  expect(
    brokenAt(
      changes.map((one, at) => (at === 1 ? { ...one, account: '99' } : one)),
      hashOf,
    ),
  ).toBe(2);
  expect(brokenAt(changes.toSpliced(1, 1), hashOf)).toBe(3);
});

test('nobody who works through the portal can alter the log', async () => {
  const scope = { reads: [1], writes: 1 };
  const alter = (text: string) => portal.app.database.rows(scope, statement`${sql.raw(text)}`);
  await expect(alter('update console_change set account_id = 7')).rejects.toThrow(/permission denied/);
  await expect(alter('delete from console_change')).rejects.toThrow(/permission denied/);
});
