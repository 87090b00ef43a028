import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import { mostUnsaved } from '../domain/unsaved.ts';

const host = 'optics.localhost';
const neighbour = 'biology.localhost';
let anna: SampleMember;
let ben: SampleMember;
let operator: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  anna = await storeConsoleUser(app, { userName: 'anna', role: 'owner', site: 1 });
  ben = await storeConsoleUser(app, { userName: 'ben', role: 'owner', site: 1 });
  operator = await storeConsoleUser(app, { userName: 'operator', role: 'operator', site: 1 });
});

const which = { kind: 'header', id: 'one' };
const open = async (who: SampleMember, at = host) =>
  (await portal.get(at, '/console/document?kind=header&id=one', who.headers)).data;
const post = (what: string, wanted: object, who: SampleMember, at = host) =>
  portal.post(at, `/console/document/${what}`, { ...which, ...wanted }, who.headers);
const atSite = (text: string) =>
  portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    transaction.rows<{ count: number }>(statement([text] as unknown as TemplateStringsArray)),
  );

test('what was typed waits for who typed it, with what they began with, and for nobody else', async () => {
  const { state, document } = await open(operator);
  const typed = { ...document, name: { en: 'Typed' } };
  expect((await post('keep', { state, document: typed }, operator)).data).toEqual({ others: [] });
  expect((await open(operator)).kept).toMatchObject({ state, base: document, document: { name: { en: 'Typed' } } });
  expect((await open(anna)).kept).toBeNull();
  // The same person, the same thing, at another site.
  expect((await open(operator, neighbour)).kept).toBeNull();
  expect((await open(operator)).document.name).toEqual(document.name);
  await post('forget', {}, operator);
  expect((await open(operator)).kept).toBeNull();
});

test('what a form began with stays known when somebody saves meanwhile, and saving ends the keeping', async () => {
  const began = await open(anna);
  await post('keep', { state: began.state, document: { ...began.document, mark: 'A' } }, anna);
  const other = { ...began.document, name: { en: 'By Ben' } };
  await post('save', { state: began.state, document: other, as: 'published' }, ben);
  await post('keep', { state: began.state, document: { ...began.document, mark: 'AB' } }, anna);
  const { kept, state } = await open(anna);
  expect(kept).toMatchObject({ state: began.state, base: began.document, document: { mark: 'AB' } });
  const refused = await post('save', { state: began.state, document: kept.document, as: 'published' }, anna);
  expect(refused.data.outcome).toBe('conflict');
  expect((await open(anna)).kept).not.toBeNull();
  await post('save', { state, document: { ...other, mark: 'AB' }, as: 'draft' }, anna);
  expect((await open(anna)).kept).toBeNull();
});

test('who else has the form open is told, for as long as their page speaks up', async () => {
  await post('keep', { state: '' }, ben);
  expect((await open(anna)).others).toEqual(['ben']);
  expect((await post('keep', { state: '' }, anna)).data).toEqual({ others: ['ben'] });
  await atSite("update console_unsaved set seen_at = now() - interval '2 minutes'");
  expect((await open(anna)).others).toEqual([]);
  const fresh = { kind: 'news', id: 'new', state: '', document: {} };
  await post('keep', fresh, ben);
  expect((await post('keep', fresh, anna)).data).toEqual({ others: [] });
});

test('unsafe HTML is kept as little as it is stored', async () => {
  const document = { body: { en: '<p onclick="x()">Text<script>x()</script></p>' } };
  await post('keep', { kind: 'news', id: 'new', state: '', document }, anna);
  const { data } = await portal.get(host, '/console/document?kind=news&id=new', anna.headers);
  expect(JSON.stringify(data.kept.document)).toContain('<p>Text</p>');
});

test('it is offered for thirty days, and no person keeps more than a hundred', async () => {
  const { state, document } = await open(ben);
  await post('keep', { state, document: { ...document, mark: 'B' } }, ben);
  await atSite("update console_unsaved set kept_at = now() - interval '31 days', seen_at = now() - interval '31 days'");
  expect((await open(ben)).kept).toBeNull();
  expect(await portal.app.editorial.forgettingUnsaved.now()).toBeGreaterThan(0);
  expect(await atSite('select count(*)::int as count from console_unsaved')).toEqual([{ count: 0 }]);
  await atSite(`insert into console_unsaved (site_id, account_id, kind, document_id, state, seen_at)
    select 1, ${ben.id}, 'news', 'n' || n, '', now() - make_interval(mins => n) from generate_series(1, ${mostUnsaved + 20}) n`);
  await post('keep', { state, document: { ...document, mark: 'B' } }, ben);
  expect(await atSite('select count(*)::int as count from console_unsaved')).toEqual([{ count: mostUnsaved }]);
  expect((await open(ben)).kept).not.toBeNull();
});

test('looking at a hundred other things takes nothing from what was written before', async () => {
  const { state, document } = await open(ben);
  await post('keep', { state, document: { ...document, mark: 'Written last week' } }, ben);
  await atSite("update console_unsaved set seen_at = now() - interval '7 days'");
  await atSite(`insert into console_unsaved (site_id, account_id, kind, document_id, state)
    select 1, ${ben.id}, 'news', 'm' || n, '' from generate_series(1, ${mostUnsaved}) n`);
  await post('keep', { kind: 'news', id: 'new', state: '', document: { title: { en: 'Another' } } }, ben);
  expect((await open(ben)).kept?.document.mark).toBe('Written last week');
});
