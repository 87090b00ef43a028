import { beforeAll, expect, test } from 'vitest';
import { noSite } from '../../src/platform/ports/database.ts';
import { storeConsoleUser } from '../support/console-users.ts';
import { type SampleMember, storeMember } from '../support/members.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';

const host = 'optics.localhost';
let owner: SampleMember;
let second: SampleMember;
let guest: SampleMember;

/** Whatever waits for a second connection while it holds the first one waits in vain here. */
const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
  },
  async () => ({ IMPRINT_DATABASE_CONNECTIONS: '1' }),
);
beforeAll(async () => {
  owner = await storeConsoleUser(portal, { userName: 'owner', role: 'owner', site: 1 });
  second = await storeConsoleUser(portal, { userName: 'second', role: 'owner', site: 1 });
  guest = await storeMember(portal, { userName: 'guest' });
});

const open = async (kind: string, id = 'one') =>
  (await portal.get(host, `/console/document?kind=${kind}&id=${id}`, owner.headers)).data;
const save = async (wanted: object, who = owner) =>
  (await portal.post(host, '/console/document/save', { as: 'published', name: '', ...wanted }, who.headers)).data;

test('with a single connection two editors who met are told of each other', async () => {
  const { state, document } = await open('header');
  await save({ kind: 'header', id: 'one', state, document: { ...document, name: { en: 'Mine' } }, as: 'draft' });
  const met = await save({ kind: 'header', id: 'one', state, document }, second);
  expect(met).toMatchObject({ outcome: 'conflict', by: 'owner' });
});

test('with a single connection a thing whose text lies in the file store is published, read and changed', async () => {
  const { document, fields } = await open('news', 'new');
  const type = fields.find(({ name }: { name: string }) => name === 'type').choices[0].value;
  const named = { ...document, title: { en: 'Sample news', zh: '示例新闻' }, type, publishedOn: '2026-01-02' };
  const first = { en: `<p>Sample text ${Date.now()}</p>` };
  const saved = await save({ kind: 'news', id: 'new', state: '', document: { ...named, body: first } });
  expect(saved).toMatchObject({ outcome: 'stored' });
  const read = await open('news', saved.id);
  expect(read.document.body).toEqual(first);
  const next = { en: `<p>Another sample text ${Date.now()}</p>` };
  const changed = { kind: 'news', id: saved.id, state: read.state, document: { ...read.document, body: next } };
  expect(await save(changed)).toMatchObject({ outcome: 'stored' });
  expect((await open('news', saved.id)).document.body).toEqual(next);
});

test('with a single connection an invitation is taken', async () => {
  const secret = await portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    portal.app.editorial.people.people.invite(transaction, {
      site: 1,
      role: 'editor',
      email: 'guest@example.org',
      by: owner.id,
    }),
  );
  const taken = await portal.post(host, '/console/invitation/take', { code: secret }, guest.headers);
  expect(taken.data).toMatchObject({ role: 'editor' });
});

test('with a single connection the first job of a process is sent inside a transaction', async () => {
  await portal.app.database.transaction(noSite, (transaction) =>
    portal.app.renditions.filesArrived(transaction, 1, [{ sha256: '0'.repeat(64), contentType: 'image/png' }]),
  );
  expect(await portal.app.jobs.queues()).toContainEqual(expect.objectContaining({ name: 'render', waiting: 1 }));
});

test('with a single connection an operator throws a dead letter away, and the log says so', async () => {
  const operator = await storeConsoleUser(portal, { userName: 'operator', role: 'operator', site: 1 });
  const id = '00000000-0000-4000-8000-000000000000';
  await portal.owner.query(
    `insert into pgboss.job (id, name, data, state) values ($1, 'render-dead', '{}', 'created')`,
    [id],
  );
  expect((await portal.post(host, '/console/jobs/forget', { id }, operator.headers)).http).toBe(200);
  const { data } = await portal.get(host, '/console/changes?kind=job', operator.headers);
  expect(data.content[0]).toMatchObject({ action: 'remove', kind: 'job' });
});
