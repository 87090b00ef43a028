import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';

const [optics, biology] = ['optics.localhost', 'biology.localhost'];
let owner: SampleMember;
let editor: SampleMember;
let operator: SampleMember;
const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  owner = await storeConsoleUser(app, { userName: 'Olga', role: 'owner', site: 1 });
  editor = await storeConsoleUser(app, { userName: 'edith', role: 'editor', site: 1 });
  operator = await storeConsoleUser(app, { userName: 'otto', role: 'operator', site: 1 });
  const { record } = app.app.security;
  await record({ kind: 'login', outcome: 'succeeded', site: 1, account: owner.id, detail: { factor: 'passkey' } });
  await record({ kind: 'export', outcome: 'succeeded', site: 1, account: editor.id, detail: {} });
  await record({ kind: 'login', outcome: 'failed', site: 2, account: null, detail: { subject: 'bi***' } });
  await record({ kind: 'command', outcome: 'succeeded', site: null, account: null, detail: { command: 'session' } });
});
const kinds = async (filter: string, { headers }: SampleMember, host = optics) =>
  (await portal.get(host, `/console/security?${filter}`, headers)).data.content.map(
    ({ kind }: { kind: string }) => kind,
  );

test('an owner sees what happened at the own site, narrowed down to a kind and a person; nothing of the installation', async () => {
  expect(await kinds('', owner)).toEqual(['export', 'login']);
  expect(await kinds('kind=login', owner)).toEqual(['login']);
  expect(await kinds('by=EDITH', owner)).toEqual(['export']);
  const { data } = await portal.get(optics, '/console/security?kind=login', owner.headers);
  expect(data).toMatchObject({
    content: [{ by: 'Olga', detail: { factor: 'passkey' } }],
    totalElements: 1,
    ofInstallation: [],
  });
});

test('an operator sees every site’s where they are, and what concerns the installation', async () => {
  const { data } = await portal.get(biology, '/console/security', operator.headers);
  expect(data).toMatchObject({ content: [{ kind: 'login', outcome: 'failed', by: null }] });
  expect(data.ofInstallation).toMatchObject([{ kind: 'command', detail: { command: 'session' } }]);
});

test('an editor sees none of it', async () => {
  expect((await portal.get(optics, '/console/security', editor.headers)).http).toBe(403);
});
