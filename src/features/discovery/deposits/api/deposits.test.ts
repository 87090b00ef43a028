import { describe, expect, test, vi } from 'vitest';
import { crossrefSchemas } from '../../../../../tests/conformance/tools/crossref-schemas.ts';
import { xmllint } from '../../../../../tests/conformance/tools/xmllint.ts';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { sampleAccess } from '../../../../../tests/support/registry-stand-in.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { useRegistry } from '../../../../../tests/support/use-registry.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { createApp } from '../../../../processes/create-app.ts';
import { createWorker } from '../../../../processes/worker.ts';
import { postgresDepositSending } from '../store/postgres-deposit-sending.ts';
import { postgresDeposits } from '../store/postgres-deposits.ts';
import { postgresRegistrations } from '../store/postgres-registrations.ts';
import { knownDepositors } from '../use-cases/known-depositors.ts';
import { sendingDeposits } from '../use-cases/send-deposits.ts';

vi.setConfig({ testTimeout: 60_000 });
const [host, elsewhere, above] = ['optics.localhost', 'biology.localhost', 'www.localhost'];
let owner: SampleMember;
let editor: SampleMember;
let stranger: SampleMember;
let portalOwner: SampleMember;

const registry = useRegistry();
const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    await storeSite(app, { id: 2, sld: 'biology' });
    await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1, 2] });
    await app.owner.query("select set_config('app.reads', '1,2,3', false), set_config('app.writes', '1', false)");
    owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
    editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
    stranger = await storeConsoleUser(app, { userName: 'stranger', role: 'owner', site: 2 });
    portalOwner = await storeConsoleUser(app, { userName: 'above', role: 'owner', site: 3 });
    await storeRows(app, 1, 'item', [
      { id: idOf(1, 1), kind: 'journal', status: 'published', titles: { en: 'Journal of Light' } },
    ]);
    await storeRows(app, 1, 'journal', [{ id: idOf(1, 1), issn: '1234-5679', publishers: { en: 'Sample Press' } }]);
  },
  async () => ({ IMPRINT_OUTGOING_LOOPBACK: 'yes' }),
);

const crossref = (more = {}) => ({
  registry: 'crossref',
  address: registry.address(),
  prefix: '10.5072',
  suffix: '',
  ...sampleAccess,
  depositor: 'Sample Press',
  email: 'doi@example.org',
  crossmarkPolicy: '10.5072/policy',
  ...more,
});
const post = (call: string, body: object, who = owner, at = host) =>
  portal.post(at, `/console/deposits/${call}`, body, who.headers);
const save = (more = {}, who = owner, at = host) => post('registration/save', crossref(more), who, at);
const list = async (query = '', who = editor, at = host) =>
  (await portal.get(at, `/console/deposits?size=50${query}`, who.headers)).data;
const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;
const work = async () => {
  const worker = createWorker(portal.app);
  const { sending } = portal.app.deposits;
  for (;;) {
    const marks = await worker.once();
    const sent = await sending.now();
    await sending.idle();
    if (marks + sent === 0) return;
  }
};
const timePasses = () => rows(`update doi_due set due_at = now() - interval '1 second'`);
/** Until nothing is on its way any more. */
const workUntilIdle = async () => {
  for (let turn = 0; turn < 4; turn++) {
    await work();
    await timePasses();
  }
};
let number = 100;
async function paper(title: string, more = {}, journal: string | null = idOf(1, 1)) {
  number += 1;
  const doi = `10.5072/paper.${number}`;
  const item = { id: idOf(1, number), kind: 'article', status: 'published', titles: { en: title } };
  await storeRows(portal, 1, 'item', [{ ...item, doi, published_on: '2026-05-01', language: 'en', ...more }]);
  await storeRows(portal, 1, 'article', [
    { id: item.id, type: 'research-article', publication_type: 0, access_type: 0, journal_id: journal },
  ]);
  return { id: item.id, doi };
}
const rename = (id: string, title: string) =>
  rows('update item set titles = $2 where id = $1', id, JSON.stringify({ en: title }));
const of = (doi: string) => registry.taken().filter((one) => one.doi === doi);
const depositOf = async (doi: string) =>
  (await list()).deposits.content.find((one: { doi: string }) => one.doi === doi);

test('without a registry nothing is deposited', async () => {
  await paper('Before');
  await workUntilIdle();
  expect((await list()).registry).toBe('none');
  expect(await rows('select from doi_deposit')).toEqual([]);
});

describe('a paper of a site that registers with Crossref', () => {
  test('is deposited when it is published, and again when its record is another, each version once', async () => {
    expect((await save()).http).toBe(200);
    const { id, doi } = await paper('Light');
    await work();
    expect(await depositOf(doi)).toMatchObject({ state: 'sent', titles: { en: 'Light' } });
    await workUntilIdle();
    expect(await depositOf(doi)).toMatchObject({ state: 'registered', problem: null, nextAt: null });
    expect(of(doi)).toHaveLength(1);
    expect(of(doi)[0]?.content).toContain('<title>Light</title>');

    // A change that the registry is not told of.
    await rows(`update item set cover = null, views = views + 1, updated_at = now() where id = $1`, id);
    await workUntilIdle();
    expect(of(doi)).toHaveLength(1);
    await rename(id, 'More light');
    await workUntilIdle();
    expect(of(doi)).toHaveLength(2);
    const [first, second] = of(doi);
    expect(BigInt(second?.stamp ?? 0)).toBeGreaterThan(BigInt(first?.stamp ?? 0));
    expect(second?.name).not.toBe(first?.name);
    await rename(id, 'Light');
    await workUntilIdle();
    expect(of(doi)).toHaveLength(3);
    expect((await depositOf(doi)).state).toBe('registered');
  });

  test('is deposited as withdrawn when it is; what was never registered is not', async () => {
    const { id, doi } = await paper('Taken back');
    await workUntilIdle();
    await rows(`update item set status = 'withdrawn', withdrawn_on = '2026-06-01' where id = $1`, id);
    const never = await paper('Never seen', { status: 'withdrawn', withdrawn_on: '2026-06-01' });
    await workUntilIdle();
    expect(of(doi).at(-1)?.content).toContain('type="withdrawal"');
    expect(of(never.doi)).toEqual([]);
  });

  test('is left alone under a prefix of somebody else, and named where its journal has no ISSN', async () => {
    const foreign = await paper('Elsewhere', { doi: '10.5555/elsewhere' });
    const incomplete = await paper('No journal', {}, null);
    await workUntilIdle();
    expect(await depositOf(foreign.doi)).toBeUndefined();
    expect(await depositOf('10.5555/elsewhere')).toBeUndefined();
    expect(await depositOf(incomplete.doi)).toMatchObject({ state: 'failed', problem: 'incomplete' });
    await rows('update article set journal_id = $2 where id = $1', incomplete.id, idOf(1, 1));
    await rename(incomplete.id, 'With its journal');
    await workUntilIdle();
    expect(await depositOf(incomplete.doi)).toMatchObject({ state: 'registered', problem: null });
  });

  test('that is refused says so in the registry’s words, and is deposited again when someone asks for it', async () => {
    registry.mood({ refuses: 'paper' });
    const [one, two] = [await paper('Refused'), await paper('Refused too')];
    await workUntilIdle();
    registry.mood({});
    expect(await depositOf(one.doi)).toMatchObject({
      state: 'failed',
      problem: 'content',
      message: expect.stringContaining('Refused by this sample'),
    });
    await workUntilIdle();
    expect(of(one.doi)).toHaveLength(1);
    expect((await list('&state=failed')).deposits.totalElements).toBe(2);
    expect((await post('redo', { ids: [one.id] }, stranger)).http).toBe(403);
    expect((await post('redo', { ids: [one.id] }, stranger, elsewhere)).data).toEqual({ redone: 0 });
    expect((await post('redo', { ids: [one.id] }, editor)).data).toEqual({ redone: 1 });
    expect((await post('redo', { ids: 'failed' }, editor)).data).toEqual({ redone: 1 });
    await workUntilIdle();
    expect([(await depositOf(one.doi)).state, (await depositOf(two.doi)).state]).toEqual(['registered', 'registered']);
    expect((await post('redo', { ids: [one.id] }, editor)).data).toEqual({ redone: 0 });
  });

  test('is refused while the password is wrong, which its message never says', async () => {
    await save({ password: 'another' });
    const { doi } = await paper('Locked out');
    await workUntilIdle();
    expect(await depositOf(doi)).toMatchObject({ state: 'failed', problem: 'credentials' });
    await save();
    await post('redo', { ids: 'failed' }, editor);
    await workUntilIdle();
    expect((await depositOf(doi)).state).toBe('registered');
  });

  test('waits while nobody answers, and is asked about before it is sent once more', async () => {
    registry.mood({ isDown: true });
    const { doi } = await paper('While it is down');
    await work();
    expect(await depositOf(doi)).toMatchObject({ state: 'queued', tries: 1, problem: 'unreachable' });
    registry.mood({});
    await timePasses();
    await workUntilIdle();
    expect((await depositOf(doi)).state).toBe('registered');
    expect(of(doi)).toHaveLength(1);
  });

  test('that the registry took while its worker died is not sent twice', async () => {
    registry.mood({ slowMilliseconds: 3_000 });
    const { doi } = await paper('A worker dies');
    await createWorker(portal.app).once();
    await createWorker(portal.app).once();
    const doomed = createApp(portal.app.settings);
    await doomed.deposits.sending.now();
    await vi.waitFor(() => expect(of(doi)).toHaveLength(1), 10_000);
    // It took the deposit; before it says so, the worker can write nothing down any more.
    await doomed.database.close();
    registry.mood({});
    await timePasses();
    await workUntilIdle();
    expect((await depositOf(doi)).state).toBe('registered');
    expect(of(doi)).toHaveLength(1);
  });

  test('that changes while it is written goes out as it is afterwards', async () => {
    const { id, doi } = await paper('As it was');
    await createWorker(portal.app).once();
    await createWorker(portal.app).once();
    // Whoever sends it has read it; before the deposit is written down, another worker is told of the change.
    const { app } = portal;
    let isChanged = false;
    const sending = sendingDeposits({
      log: app.log,
      keys: app.keysFor('doi registries'),
      registries: app.doiRegistries,
      formats: app.records.depositFormats,
      store: postgresDeposits(app.database),
      sending: postgresDepositSending(app.database),
      depositorOf: knownDepositors(postgresRegistrations(app.database), async () => ({
        name: 'Sample Press',
        origin: 'https://optics.localhost',
      })),
      async read(scope, ids) {
        const found = await app.records.read(scope, ids);
        if (ids.includes(id) && !isChanged) {
          isChanged = true;
          await rename(id, 'As it is');
          await createWorker(portal.app).once();
          await createWorker(portal.app).once();
        }
        return found;
      },
    });
    await sending.now();
    await sending.idle();
    expect(isChanged).toBe(true);
    await timePasses();
    await workUntilIdle();
    expect((await depositOf(doi)).state).toBe('registered');
    expect(of(doi).at(-1)?.content).toContain('<title>As it is</title>');
  });

  test('under an embargo says on which day it opens', async () => {
    const { id, doi } = await paper('Open later', { embargo_until: '2999-02-03T04:05:06Z' });
    await rows(`update article set licence = 'https://creativecommons.org/licenses/by/4.0/' where id = $1`, id);
    await workUntilIdle();
    expect(of(doi).at(-1)?.content).toContain('<ai:free_to_read start_date="2999-02-03"/>');
    expect(of(doi).at(-1)?.content).not.toContain('2999-02-03T');
  });

  test('that can’t be asked about any more is asked about again before anything is sent', async () => {
    const { doi } = await paper('Asked in vain');
    await work();
    expect((await depositOf(doi)).state).toBe('sent');
    registry.mood({ isBarred: true });
    await timePasses();
    await work();
    expect(await depositOf(doi)).toMatchObject({ state: 'failed', problem: 'credentials' });
    registry.mood({});
    await post('redo', { ids: 'failed' }, editor);
    await workUntilIdle();
    expect((await depositOf(doi)).state).toBe('registered');
    expect(of(doi)).toHaveLength(1);
  });

  test('without a DOI is given one by the pattern of the site', async () => {
    await save({ suffix: 'light.{year}.{id}' });
    const { id } = await paper('Unnamed', { doi: null });
    await workUntilIdle();
    const doi = `10.5072/light.2026.${id}`;
    expect((await rows('select doi from item where id = $1', id))[0].doi).toBe(doi);
    expect((await depositOf(doi)).state).toBe('registered');
    await save();
  });
});

describe('the setting', () => {
  test('is seen and changed by owners of the site alone, and never tells the password', async () => {
    expect((await portal.get(host, '/console/deposits/registration', editor.headers)).http).toBe(403);
    expect((await save({}, editor)).http).toBe(403);
    const { data } = await portal.get(host, '/console/deposits/registration', owner.headers);
    expect(data.own).toMatchObject({ registry: 'crossref', account: 'sample', hasPassword: true });
    const stored = await rows(`select row_to_json(doi_registration)::text as text from doi_registration
      union all select row_to_json(console_change)::text from console_change
      union all select row_to_json(doi_deposit)::text from doi_deposit`);
    expect(JSON.stringify([data, stored])).not.toContain(sampleAccess.password);
  });

  test('sends a password only where it was entered for: another address or account needs it again', async () => {
    expect((await save({ password: null })).http).toBe(200);
    const other = registry.address().replace('127.0.0.1', 'localhost');
    expect((await save({ password: null, address: other })).http).toBe(400);
    expect((await save({ password: null, account: 'else' })).http).toBe(400);
  });

  test('takes no address inside the network and nothing half filled in', async () => {
    for (const address of ['http://example.org', 'https://10.0.0.1', 'https://169.254.169.254', 'nothing'])
      expect(await save({ address })).toMatchObject({ http: 400, status: 11_040 });
    for (const wrong of [{ prefix: '' }, { prefix: 'ten' }, { email: '' }, { suffix: 'same-for-all' }])
      expect((await save(wrong)).http).toBe(400);
  });

  test('of a portal stands for the sites that it gathers, unless they have their own', async () => {
    expect((await list('', stranger, elsewhere)).registry).toBe('none');
    await save({ prefix: '10.5073' }, portalOwner, above);
    expect((await list('', stranger, elsewhere)).registry).toBe('crossref');
    const { data } = await portal.get(elsewhere, '/console/deposits/registration', stranger.headers);
    expect(data).toEqual({ own: null, ofPortal: { registry: 'crossref', prefix: '10.5073' } });
    await save({ registry: 'none' }, stranger, elsewhere);
    expect((await list('', stranger, elsewhere)).registry).toBe('none');
    expect((await post('registration/drop', {}, stranger, elsewhere)).http).toBe(200);
    expect((await list('', stranger, elsewhere)).registry).toBe('crossref');
  });
});

test('every document that was sent is valid by the schema of Crossref', async () => {
  const { schema, catalog } = crossrefSchemas();
  const documents = registry.taken().map(({ name, content }) => ({ name: name.slice(0, 30), content }));
  expect(documents.length).toBeGreaterThan(8);
  expect(await xmllint(documents, schema, catalog)).toEqual([]);
});

test('DataCite is told to hide a work that is withdrawn, and to show it again when it is back', async () => {
  await save({ registry: 'datacite' });
  const { id, doi } = await paper('Shown and hidden');
  await workUntilIdle();
  expect(of(doi).map(({ event }) => event)).toEqual(['publish']);
  expect(await depositOf(doi)).toMatchObject({ state: 'registered', isHidden: false });
  await rows(`update item set status = 'withdrawn', withdrawn_on = '2026-06-01' where id = $1`, id);
  registry.mood({ slowMilliseconds: 3_000 });
  await createWorker(portal.app).once();
  await createWorker(portal.app).once();
  // It hides the work, and before it says so its worker is gone: it is asked whether it shows it.
  const doomed = createApp(portal.app.settings);
  await doomed.deposits.sending.now();
  await vi.waitFor(() => expect(of(doi)).toHaveLength(2), 20_000);
  await doomed.database.close();
  registry.mood({});
  await timePasses();
  await workUntilIdle();
  expect(of(doi).map(({ event }) => event)).toEqual(['publish', 'hide']);
  expect(await depositOf(doi)).toMatchObject({ state: 'registered', isHidden: true });
  await rows(`update item set status = 'published', withdrawn_on = null where id = $1`, id);
  await workUntilIdle();
  expect(of(doi).map(({ event }) => event)).toEqual(['publish', 'hide', 'publish']);
  expect(await depositOf(doi)).toMatchObject({ state: 'registered', isHidden: false });
});

test('DataCite has everything at once, of every kind of work, and what it has already is not sent again', async () => {
  await save({ registry: 'datacite' });
  const { id, doi } = await paper('For DataCite');
  await storeRows(portal, 1, 'item', [
    { id: idOf(1, 90), kind: 'book', status: 'published', titles: { en: 'A book' }, doi: '10.5072/book' },
  ]);
  await storeRows(portal, 1, 'book', [{ id: idOf(1, 90) }]);
  await workUntilIdle();
  expect((await depositOf(doi)).state).toBe('registered');
  expect((await depositOf('10.5072/book')).state).toBe('registered');
  expect(of('10.5072/book')[0]?.content).toContain('resourceTypeGeneral="Book"');
  await rename(id, 'For DataCite, changed');
  await workUntilIdle();
  expect(of(doi)).toHaveLength(2);
  expect((await post('all', {})).data.works).toBeGreaterThan(5);
  await workUntilIdle();
  expect(of(doi)).toHaveLength(2);
  expect((await list('&state=failed')).deposits.content).toEqual([]);
});
