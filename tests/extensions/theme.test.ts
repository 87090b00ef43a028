import { expect, test } from 'vitest';
import { storeConsoleUser } from '../support/console-users.ts';
import type { SampleMember } from '../support/members.ts';
import { storeSite } from '../support/sites.ts';
import { type TestApp, useTestApp } from '../support/test-app.ts';
import { useOutside, useWithoutExtensions } from './outside.ts';

const host = 'optics.localhost';
const outside = useOutside('theme');
let owner: SampleMember;
const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  owner = await storeConsoleUser(test, { userName: 'owner', role: 'owner', site: 1 });
}, outside.variables);
const without = useWithoutExtensions(portal);

const open = async (at: TestApp) => (await at.get(host, '/console/document?kind=theme&id=one', owner.headers)).data;
const addressAt = async (at: TestApp) => (await at.get(host, '/front/site/getTheme')).data.stylesheet as string;
const cssAt = async (at: TestApp) => (await at.server.inject({ url: await addressAt(at), headers: { host } })).body;

test('look.extension: a site that chooses the theme of an extension has its colours and style, served like any other', async () => {
  const before = await addressAt(portal);
  const { state, document } = await open(portal);
  const wanted = { kind: 'theme', id: 'one', as: 'published', state, document: { ...document, extension: 'x-lagoon' } };
  expect((await portal.post(host, '/console/document/save', wanted, owner.headers)).data.outcome).toBe('stored');
  await expect.poll(() => addressAt(portal), { timeout: 10_000 }).not.toBe(before);
  const css = await cssAt(portal);
  expect(css).toContain('--theme:#0a6a72');
  expect(css).toContain('letter-spacing:0.02em');
  expect((await portal.server.inject({ url: '/icon.svg', headers: { host } })).body).toContain('#0a6a72');
});

test('without the extension the site has its own colours again, and its form can be saved', async () => {
  const css = await cssAt(without);
  expect(css).toContain('--theme:#1f4e9e');
  expect(css).not.toContain('letter-spacing');
  const { state, document } = await open(without);
  const wanted = { kind: 'theme', id: 'one', as: 'published', state, document: { ...document, cards: 'tile' } };
  expect((await without.post(host, '/console/document/save', wanted, owner.headers)).data.outcome).toBe('stored');
});
