import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import { type SampleMember, storeMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';

const host = 'optics.localhost';
let owner: SampleMember;
const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  await storeMember(app, { userName: 'LiHua' });
});

const save = async (kind: string, document: object, id = 'new', state = '') =>
  (await portal.post(host, '/console/document/save', { kind, id, state, document, as: 'published' }, owner.headers))
    .data;
const open = async (kind: string, id: string) =>
  (await portal.get(host, `/console/document?kind=${kind}&id=${id}`, owner.headers)).data;

const library = {
  name: { en: 'Sample library', zh: '示例图书馆' },
  ror: '05gq02987',
  ranges: [{ range: '192.0.2.9/24' }, { range: '2001:db8::/32' }],
  entitlements: [{ about: null, from: '2026-01-01', until: '2099-12-31', isTrial: false }],
  metadata: '',
  resolver: 'https://resolver.example.edu/openurl',
  proxyPrefix: '',
  librarians: [],
};

test('an institution is entered with its networks and what it has paid for, and changed', async () => {
  const { outcome, id, state } = await save('customer', library);
  expect(outcome).toBe('stored');
  const { document } = await open('customer', id);
  expect(document).toEqual({ ...library, ranges: [{ range: '192.0.2.0/24' }, { range: '2001:db8::/32' }] });
  expect((await portal.app.customers.list(1)).map(({ ranges }) => ranges)).toEqual([['192.0.2.0/24', '2001:db8::/32']]);
  expect(await save('customer', { ...document, ranges: [] }, id, state)).toMatchObject({ outcome: 'stored' });
  expect((await open('customer', id)).document.ranges).toEqual([]);
});

test('what is no network, no period, no ROR number and no metadata is refused field by field', async () => {
  const { outcome, problems } = await save('customer', {
    ...library,
    ror: 'abc',
    ranges: [{ range: '192.0.2.0/40' }],
    entitlements: [{ about: null, from: '2026-12-31', until: '2026-01-01', isTrial: false }],
    metadata: '<nonsense/>',
    resolver: 'http://resolver.example.edu/',
    proxyPrefix: 'javascript:alert(1)',
  });
  expect(outcome).toBe('refused');
  expect(problems.map(({ path }: { path: string }) => path).sort()).toEqual([
    ...['entitlements.0.until', 'metadata', 'proxyPrefix', 'ranges.0.range', 'resolver', 'ror'],
  ]);
});

test('a member is given access by name; a name that nobody has is refused', async () => {
  const access = { userName: 'lihua', about: null, from: '2026-01-01', until: '2099-12-31', isTrial: true };
  const { id } = await save('member-access', access);
  expect((await open('member-access', id)).document).toMatchObject({ userName: 'LiHua', isTrial: true });
  const refused = await save('member-access', { ...access, userName: 'nobody' });
  expect(refused.problems).toMatchObject([{ path: 'userName' }]);
});
