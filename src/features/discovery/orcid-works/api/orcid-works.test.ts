import { afterEach, describe, expect, test, vi } from 'vitest';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { sampleClient, useOrcid } from '../../../../../tests/support/orcid-stand-in.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { createApp } from '../../../../processes/create-app.ts';
import { createWorker } from '../../../../processes/worker.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });
const [host, elsewhere] = ['optics.localhost', 'biology.localhost'];
const iD = '0000-0002-1825-0097';
const otherId = '0000-0001-5109-3700';
let author: SampleMember;
let other: SampleMember;
let stranger: SampleMember;

const orcid = useOrcid();
const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    await storeSite(app, { id: 2, sld: 'biology' });
    author = await storeMember(app, { userName: 'author' });
    other = await storeMember(app, { userName: 'other' });
    stranger = await storeMember(app, { userName: 'stranger' });
    for (const [member, proven] of [
      [author, iD],
      [other, otherId],
    ] as const) {
      await app.owner.query("insert into account_identity (provider, subject, account_id) values ('orcid', $1, $2)", [
        proven,
        member.id,
      ]);
      await app.owner.query('update account set orcid = $1 where account_id = $2', [proven, member.id]);
    }
    await app.owner.query("select set_config('app.reads', '1,2', false), set_config('app.writes', '1', false)");
    await storeRows(app, 1, 'item', [
      { id: idOf(1, 1), kind: 'journal', status: 'published', titles: { en: 'Journal of Light' } },
    ]);
    await storeRows(app, 1, 'journal', [{ id: idOf(1, 1), issn: '1234-5679' }]);
  },
  async () => {
    await orcid.ready;
    const client = { id: 'orcid', kind: 'orcid', name: 'ORCID', issuer: orcid.address(), ...sampleClient };
    return { IMPRINT_IDENTITY_PROVIDERS: JSON.stringify([{ ...client, memberApi: orcid.address(), sites: [1] }]) };
  },
);
afterEach(() => orcid.mood({}));

const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;
const listed = async (who = author, at = host) =>
  (await portal.get(at, '/front/orcid/works?size=50', who.headers)).data;
const post = (call: string, body: object = {}, who = author, at = host) =>
  portal.post(at, `/front/orcid/${call}`, body, who.headers);
const work = async () => {
  const worker = createWorker(portal.app);
  const { sending } = portal.app.orcidWorks;
  for (;;) {
    const marks = await worker.once();
    const sent = await sending.now();
    await sending.idle();
    if (marks + sent === 0) return;
  }
};
const timePasses = () => rows(`update orcid_due set due_at = now() - interval '1 second' where due_at <> 'infinity'`);
const leave = async (who = author, as = iD) => {
  const { data } = await post('begin', {}, who);
  orcid.become(as);
  const back = await fetch(data.address, { redirect: 'manual' });
  return new URL(back.headers.get('location') ?? '').searchParams;
};
const consent = async (who = author, as = iD) => {
  const came = await leave(who, as);
  return post('complete', { code: came.get('code'), state: came.get('state') }, who);
};
let number = 100;
async function paper(title: string, more = {}, by: readonly string[] = [iD]) {
  number += 1;
  const doi = `10.5072/paper.${number}`;
  const item = { id: idOf(1, number), kind: 'article', status: 'published', titles: { en: title } };
  await storeRows(portal, 1, 'item', [{ ...item, doi, published_on: '2026-05-01', language: 'en', ...more }]);
  await storeRows(portal, 1, 'article', [
    { id: item.id, type: 'research-article', publication_type: 0, access_type: 0, journal_id: idOf(1, 1) },
  ]);
  for (const [position, written] of by.entries())
    await storeRows(portal, 1, 'contributor', [
      {
        article_id: item.id,
        position: position + 1,
        role: 'author',
        type: 'person',
        names: { en: { full: `Author ${position + 1}` } },
        orcid: written,
        orcid_authenticated: position === 0,
      },
    ]);
  return { id: item.id, doi };
}
const rename = (id: string, title: string) =>
  rows('update item set titles = $2 where id = $1', id, JSON.stringify({ en: title }));
const there = (doi: string, whose = iD) => orcid.works(whose).find((one) => one.doi === doi);
const stateOf = async (id: string) => (await listed()).works.content.find((one: { id: string }) => one.id === id);

describe('without consent', () => {
  test('nothing goes to ORCID, and only who has shown an iD may go there', async () => {
    const { id } = await paper('Before');
    await work();
    expect(orcid.calls()).toEqual([]);
    expect(await listed()).toMatchObject({ isOffered: true, orcid: iD, state: 'none', works: { totalElements: 0 } });
    expect(await listed(stranger)).toMatchObject({ isOffered: true, orcid: null, state: 'none' });
    expect((await post('begin', {}, stranger)).http).toBe(409);
    expect(await stateOf(id)).toBeUndefined();
    expect((await post('withdraw')).http).toBe(404);
    expect((await post('begin', {}, author, elsewhere)).http).toBe(403);
    expect((await listed(author, elsewhere)).isOffered).toBe(false);
    expect((await portal.get(host, '/front/orcid/works')).http).toBe(401);
  });

  test('a state that is made up, another member’s, spent, or of somebody else’s record counts for nothing', async () => {
    expect((await post('complete', { code: 'made up', state: 'x'.repeat(43) })).http).toBe(400);
    const came = await leave();
    const brought = { code: came.get('code'), state: came.get('state') };
    expect((await post('complete', brought, other)).http).toBe(400);
    expect((await post('complete', brought)).http).toBe(400);
    expect((await consent(author, otherId)).status).not.toBe(0);
    // What was granted for a record that is not theirs was given back.
    expect(orcid.tokens()).toBe(0);
    const hostile = ['', '\u0000', '<script>', 'é'.repeat(900), "' or 1=1"];
    for (const code of hostile)
      for (const state of hostile)
        expect((await post('complete', { code, state: state.slice(0, 100) })).http).toBeLessThan(500);
    expect(await rows('select from orcid_consent')).toEqual([]);
  });
});

describe('with the consent of its author a paper', () => {
  test('that was published before is added, once, with what ORCID wants to know', async () => {
    const with_ = await paper('Light and shade', {}, [iD, otherId]);
    const address = await paper('Written as an address', {}, [`https://orcid.org/${iD}`]);
    expect((await consent()).http).toBe(200);
    await work();
    expect(there(with_.doi)?.content).toEqual({
      title: { title: { value: 'Light and shade' } },
      'journal-title': { value: 'Journal of Light' },
      type: 'journal-article',
      'publication-date': { year: { value: '2026' }, month: { value: '05' }, day: { value: '01' } },
      'external-ids': {
        'external-id': [
          {
            'external-id-type': 'doi',
            'external-id-value': with_.doi,
            'external-id-url': { value: `https://doi.org/${with_.doi}` },
            'external-id-relationship': 'self',
          },
          { 'external-id-type': 'issn', 'external-id-value': '1234-5679', 'external-id-relationship': 'part-of' },
        ],
      },
      url: { value: expect.stringContaining('https://optics.localhost/') },
      contributors: {
        contributor: [
          {
            'contributor-orcid': { uri: `https://orcid.org/${iD}`, path: iD, host: 'orcid.org' },
            'credit-name': { value: 'Author 1' },
            'contributor-attributes': { 'contributor-sequence': 'first', 'contributor-role': 'author' },
          },
          {
            'credit-name': { value: 'Author 2' },
            'contributor-attributes': { 'contributor-sequence': 'additional', 'contributor-role': 'author' },
          },
        ],
      },
    });
    expect(there(address.doi)).toBeDefined();
    expect(orcid.works(otherId)).toEqual([]);
    expect(await stateOf(with_.id)).toMatchObject({ state: 'present', titles: { en: 'Light and shade' } });
    const before = orcid.calls().length;
    await rows('update item set views = views + 1, updated_at = now() where id = $1', with_.id);
    await work();
    expect(orcid.calls().length).toBe(before);
  });

  test('that changes is changed there under its number, and taken off when it is withdrawn here', async () => {
    const { id, doi } = await paper('First words');
    await work();
    const first = there(doi);
    await rename(id, 'Better words');
    await work();
    expect(there(doi)).toMatchObject({
      putCode: first?.putCode,
      content: { title: { title: { value: 'Better words' } } },
    });
    await rows(`update item set status = 'withdrawn', withdrawn_on = '2026-06-01' where id = $1`, id);
    await work();
    expect(there(doi)).toBeUndefined();
    expect(await stateOf(id)).toBeUndefined();
    await rows(`update item set status = 'published', withdrawn_on = null where id = $1`, id);
    await work();
    expect(there(doi)).toBeDefined();
  });

  test('that ORCID took while nobody heard the answer is not added twice, also when it changed meanwhile', async () => {
    orcid.mood({ slowMilliseconds: 3_000 });
    const { id, doi } = await paper('A worker dies');
    const worker = createWorker(portal.app);
    await worker.once();
    await worker.once();
    const doomed = createApp(portal.app.settings);
    await doomed.orcidWorks.sending.now();
    await vi.waitFor(() => expect(there(doi)).toBeDefined(), 20_000);
    await doomed.database.close();
    orcid.mood({});
    await rename(id, 'After it died');
    await timePasses();
    await work();
    expect(orcid.works(iD).filter((one) => one.doi === doi)).toHaveLength(1);
    expect(there(doi)?.content.title.title.value).toBe('After it died');
    expect(await stateOf(id)).toMatchObject({ state: 'present' });
  });

  test('waits while ORCID is down or has too much to do, and the page says so', async () => {
    orcid.mood({ isDown: true });
    const { id, doi } = await paper('While it is down');
    await work();
    expect(await listed()).toMatchObject({ isWaiting: true });
    expect(await stateOf(id)).toMatchObject({ state: 'queued' });
    orcid.mood({ isBusy: true });
    await timePasses();
    await work();
    expect((await rows('select problem, tries from orcid_consent'))[0]).toEqual({ problem: 'busy', tries: 2 });
    orcid.mood({});
    await timePasses();
    await work();
    expect(there(doi)).toBeDefined();
    expect(await listed()).toMatchObject({ isWaiting: false });
  });

  test('that is refused says so in ORCID’s words, and one that its author took off stays off until they ask for it', async () => {
    const refused = await paper('Refused by this sample');
    const kept = await paper('Taken off by its author');
    await work();
    expect(await stateOf(refused.id)).toMatchObject({
      state: 'failed',
      problem: 'content',
      message: expect.stringContaining('issue with your data'),
    });
    orcid.takeOff(iD, kept.doi);
    await rename(kept.id, 'Taken off, and changed');
    await work();
    expect(await stateOf(kept.id)).toMatchObject({ state: 'left' });
    await rename(kept.id, 'Taken off, and changed again');
    await work();
    expect(there(kept.doi)).toBeUndefined();
    await rename(refused.id, 'Mended');
    expect((await post('again')).data.works).toBeGreaterThanOrEqual(1);
    await work();
    expect(there(kept.doi)).toBeDefined();
    expect(there(refused.doi)).toBeDefined();
  });
});

test('the token is stored sealed, and no answer or row tells it', async () => {
  const [row] = await rows('select sealed_token from orcid_consent');
  const token = portal.app.keysFor('orcid tokens').open(row.sealed_token)?.toString();
  expect(token).toMatch(/^[0-9a-f-]{36}$/);
  const { data } = await portal.get(host, '/front/frontMembers/export', author.headers);
  expect(JSON.stringify([await listed(), row, data])).not.toContain(token);
});

test('a permission that was taken away at ORCID is named, and can be given again', async () => {
  orcid.revokeAll();
  const { doi } = await paper('After the permission went');
  await work();
  expect(await listed()).toMatchObject({ state: 'refused' });
  const before = orcid.calls().length;
  await timePasses();
  await work();
  expect(orcid.calls().length).toBe(before);
  await consent();
  await work();
  expect(await listed()).toMatchObject({ state: 'given' });
  expect(there(doi)).toBeDefined();
});

test('who withdraws consent has every paper taken off and the permission given back, however often ORCID is down', async () => {
  expect(orcid.works(iD).length).toBeGreaterThan(5);
  expect((await post('withdraw', {}, other)).http).toBe(404);
  expect((await post('withdraw')).http).toBe(200);
  expect(await listed()).toMatchObject({ state: 'withdrawn' });
  orcid.mood({ isDown: true });
  await work();
  orcid.mood({});
  await timePasses();
  await work();
  expect(orcid.works(iD)).toEqual([]);
  expect(orcid.tokens()).toBe(0);
  expect(await listed()).toMatchObject({ state: 'none', works: { totalElements: 0 } });
  expect(await rows('select from orcid_due')).toEqual([]);
});

test('who takes the iD from their account withdraws with it', async () => {
  await consent();
  await work();
  expect(orcid.works(iD).length).toBeGreaterThan(0);
  await rows('update account set orcid = null where account_id = $1', author.id);
  await work();
  expect(orcid.works(iD)).toEqual([]);
  expect(orcid.tokens()).toBe(0);
});
