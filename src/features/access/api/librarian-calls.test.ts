import { beforeEach, describe, expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import { useMailedApp } from '../../../../tests/support/mailed-app.ts';
import { type SampleMember, storeMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const journal = idOf(1, 5);
let owner: SampleMember;
let ann: SampleMember;
let ben: SampleMember;

const { portal, mailbox } = useMailedApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await storeRows(app, 1, 'item', [
    { id: journal, kind: 'journal', status: 'published', titles: { en: 'Sample Optics' } },
  ]);
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  ann = await storeMember(app, { userName: 'ann', columns: { email: 'Ann@library.example' } });
  ben = await storeMember(app, { userName: 'ben' });
});

beforeEach(async () => {
  await portal.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await portal.owner.query('delete from customer');
});

const library = {
  name: { en: 'Sample library', zh: '示例图书馆' },
  ror: '',
  ranges: [{ range: '192.0.2.0/24' }],
  entitlements: [{ about: null, from: '2026-01-01', until: '2099-12-31', isTrial: false }],
  metadata: '',
  resolver: '',
  proxyPrefix: '',
  librarians: [{ email: 'ann@library.example' }],
};

async function save(document: object, id = 'new') {
  const open = async () =>
    (await portal.get(host, `/console/document?kind=customer&id=${id}`, owner.headers)).data.state;
  const state = id === 'new' ? '' : await open();
  const wanted = { kind: 'customer', id, state, document, as: 'published' };
  return (await portal.post(host, '/console/document/save', wanted, owner.headers)).data;
}
const mine = async (who: SampleMember, at = host) =>
  (await portal.get(at, '/front/librarian/institutions', who.headers)).data;
const institution = (who: SampleMember, customer: string, at = host) =>
  portal.get(at, `/front/librarian/institution?customer=${customer}`, who.headers);

describe('a member whom the publisher names by e-mail address', () => {
  test('is librarian of that institution from then on, until the name is taken away', async () => {
    const { id } = await save(library);
    expect(await mine(ann)).toEqual([{ id, names: library.name }]);
    expect(await mine(ann, 'biology.localhost')).toEqual([]);
    expect((await institution(ann, id)).data).toMatchObject({ id, names: library.name, librarians: ['ann'] });
    await save({ ...library, librarians: [] }, id);
    expect(await mine(ann)).toEqual([]);
    expect((await institution(ann, id)).http).toBe(404);
  });

  test('reads what is agreed with that institution and with no other; nobody else reads it', async () => {
    const { id } = await save(library);
    const { id: other } = await save({ ...library, librarians: [{ email: 'ben' }] });
    expect((await institution(ann, id)).http).toBe(200);
    expect((await institution(ann, other)).http).toBe(404);
    expect((await institution(ben, id)).http).toBe(404);
    expect((await institution(owner, id)).http).toBe(404);
    expect((await institution(ann, id, 'biology.localhost')).http).toBe(404);
    expect((await portal.get(host, `/front/librarian/institution?customer=${id}`)).http).toBe(401);
  });

  test('stays librarian while others are named, and the day on which they were named stays', async () => {
    const { id } = await save(library);
    await portal.owner.query("update librarian set named_at = '2026-01-01'");
    await save({ ...library, librarians: [{ email: 'ben' }, { email: 'ANN@LIBRARY.EXAMPLE' }] }, id);
    const { rows } = await portal.owner.query('select named_at from librarian where account_id = $1', [ann.id]);
    expect(rows[0].named_at).toEqual(new Date('2026-01-01T00:00:00Z'));
    expect((await institution(ben, id)).data.librarians).toEqual(['ann', 'ben']);
    const { document } = (await portal.get(host, `/console/document?kind=customer&id=${id}`, owner.headers)).data;
    expect(document.librarians).toEqual([{ email: 'Ann@library.example' }, { email: 'ben' }]);
  });
});

test('whom no member is, nobody can name', async () => {
  const { outcome, problems } = await save({
    ...library,
    librarians: [{ email: 'ann@library.example' }, { email: 'nobody@library.example' }, { email: 'nobody' }],
  });
  expect(outcome).toBe('refused');
  expect(problems.map(({ path }: { path: string }) => path)).toEqual(['librarians.1.email', 'librarians.2.email']);
});

test('each network that is added or removed stands in the history with who did it; what stays as it was does not', async () => {
  const { id } = await save({ ...library, ranges: [{ range: '192.0.2.0/24' }, { range: '2001:db8::/32' }] });
  await save({ ...library, ranges: [{ range: '192.0.2.0-192.0.2.255' }, { range: '198.51.100.7' }] }, id);
  await portal.app.customers.addRange(1, id, '203.0.113.0/24');
  await portal.app.customers.addRange(1, id, '203.0.113.0/24');
  const { networks, networkChanges } = (await institution(ann, id)).data;
  const at = expect.stringMatching(/^20\d\d-.*Z$/);
  expect(networks).toEqual(
    ['192.0.2.0/24', '198.51.100.7/32', '203.0.113.0/24'].map((range) => ({ range, since: at })),
  );
  expect(networkChanges).toHaveLength(5);
  expect(networkChanges).toEqual(
    expect.arrayContaining([
      { range: '192.0.2.0/24', isAdded: true, by: 'owner', at },
      { range: '2001:db8::/32', isAdded: true, by: 'owner', at },
      { range: '2001:db8::/32', isAdded: false, by: 'owner', at },
      { range: '198.51.100.7/32', isAdded: true, by: 'owner', at },
      { range: '203.0.113.0/24', isAdded: true, by: null, at },
    ]),
  );
});

test('an entitlement says what it is about, and whether it holds, has ended or is still to begin', async () => {
  const { id } = await save({
    ...library,
    entitlements: [
      { about: journal, from: '2020-01-01', until: '2020-12-31', isTrial: true },
      { about: null, from: '2026-01-01', until: '2098-12-31', isTrial: false },
      { about: journal, from: '2099-01-01', until: '2099-12-31', isTrial: false },
    ],
  });
  const about = { id: journal, kind: 'journal', titles: { en: 'Sample Optics' } };
  expect((await institution(ann, id)).data.entitlements).toEqual([
    { about, from: '2099-01-01', until: '2099-12-31', isTrial: false, state: 'ahead' },
    { about: null, from: '2026-01-01', until: '2098-12-31', isTrial: false, state: 'holds' },
    { about, from: '2020-01-01', until: '2020-12-31', isTrial: true, state: 'ended' },
  ]);
});

describe('addresses of a library’s own systems', () => {
  const links = {
    resolver: 'https://resolver.example.edu/openurl',
    proxyPrefix: 'https://proxy.example.edu/login?url=',
  };
  const saveLinks = (who: SampleMember, customer: string, given: object = links) =>
    portal.post(host, '/front/librarian/links', { customer, ...links, ...given }, who.headers);

  test('are stored by its librarian alone, and seen by the publisher, who can take them away', async () => {
    const { id } = await save(library);
    expect((await saveLinks(ben, id)).http).toBe(404);
    expect((await institution(ann, id)).data).toMatchObject({ resolver: '', proxyPrefix: '' });
    expect((await saveLinks(ann, id)).http).toBe(200);
    expect((await institution(ann, id)).data).toMatchObject(links);
    const { document } = (await portal.get(host, `/console/document?kind=customer&id=${id}`, owner.headers)).data;
    expect(document).toMatchObject(links);
    await save({ ...document, resolver: '' }, id);
    expect((await institution(ann, id)).data).toMatchObject({ ...links, resolver: '' });
    expect((await saveLinks(ann, id, { proxyPrefix: '' })).http).toBe(200);
    expect((await institution(ann, id)).data).toMatchObject({ ...links, proxyPrefix: '' });
  });

  test.each(['http://resolver.example.edu/', 'javascript:alert(1)', '//evil.example/', 'https://a@evil.example/'])(
    '%s is refused',
    async (resolver) => {
      const { id } = await save(library);
      expect((await saveLinks(ann, id, { resolver })).http).toBe(400);
    },
  );
});

describe('a request for a correction', () => {
  const ask = (who: SampleMember, customer: string, given: object = {}) =>
    portal.post(
      host,
      '/front/librarian/correction',
      { customer, about: 'networks', text: 'Add 192.0.2.0/25', ...given },
      who.headers,
    );
  let number = 0;
  let keeper = '';
  beforeEach(async () => {
    keeper = `owner-${++number}@press.example`;
    await portal.owner.query("update account set email = $1, language = 'de' where user_name = 'owner'", [keeper]);
  });

  test('is mailed to those who keep institutions, in their language, with who asks and for whom', async () => {
    const { id } = await save(library);
    expect((await ask(ann, id)).http).toBe(200);
    const [mail, ...others] = mailbox.mailsTo(keeper);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Sample library bittet um eine Korrektur: IP-Bereiche');
    expect(mail?.source).toMatch(/^Reply-To: Ann@library.example/m);
    for (const words of ['ann', id, 'Add 192.0.2.0/25', `https://${host}/console/edit/customer/${id}`])
      expect(mail?.text).toContain(words);
  });

  test('of somebody else is not, and one that nobody can get is said to be none', async () => {
    const { id } = await save(library);
    expect((await ask(ben, id)).http).toBe(404);
    expect((await ask(ann, id, { text: '   ' })).http).toBe(400);
    await portal.owner.query("update account set email = null where user_name = 'owner'");
    expect((await ask(ann, id)).http).toBe(422);
    expect(mailbox.mailsTo(keeper)).toEqual([]);
  });

  test('is taken ten times an hour', async () => {
    const cleo = await storeMember(portal, { userName: 'cleo' });
    const { id } = await save({ ...library, librarians: [{ email: 'cleo' }] });
    const answers = [];
    for (let count = 0; count < 11; count += 1) answers.push((await ask(cleo, id)).http);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(mailbox.mailsTo(keeper)).toHaveLength(10);
  });
});
