import { expect, test } from 'vitest';
import { soon, useConsole } from '../../../../../tests/support/console.ts';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { drawnPage } from '../../../../../tests/support/drawn-page.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import AgreementInShellPage, { loader as loadInShell } from './agreement-in-shell-page.tsx';
import LegalPage, { loader } from './legal-page.tsx';

const host = 'optics.localhost';
let editor: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
});
const { publish, purged } = useConsole(portal, host, () => editor);

const pages = {
  '/userPrivacy': { loader, Page: LegalPage },
  '/userAgreement': { loader, Page: LegalPage },
  '/agreement': { loader: loadInShell, Page: AgreementInShellPage },
};

/** What a reader of a page sees, without its tags. */
async function pageText(address: keyof typeof pages, language: 'zh' | 'en', of = host): Promise<string> {
  const { loader: load, Page } = pages[address];
  const page = { load: (context: unknown, request: unknown) => load({ context, request } as never), Page };
  const { html } = await drawnPage(portal, of, address, page, { language });
  return html.replaceAll(/<[^>]+>/g, '\n');
}

const own = (code: string, title: object, body: object) => (document: object) => ({ ...document, title, code, body });

test('until a site writes its own, its pages show the standard privacy policy and user agreement', async () => {
  expect(await pageText('/userPrivacy', 'en')).toContain('Which data we collect');
  expect(await pageText('/userAgreement', 'en')).toContain('User agreement');
  expect(await pageText('/agreement', 'zh')).toContain('用户协议');
});

test('a site writes its own privacy policy at the console, and only its own page shows it', async () => {
  const body = { zh: '<p>本刊只保存投稿所需信息。</p>', en: '<p>We keep what a submission needs.</p>' };
  await publish('column-text', 'new', own('userPrivacy', { zh: '本刊隐私政策', en: 'How we keep data' }, body));
  expect(await purged()).toContain('f1');
  await expect.poll(() => pageText('/userPrivacy', 'en'), soon).toContain('We keep what a submission needs.');
  expect(await pageText('/userPrivacy', 'en')).toContain('How we keep data');
  expect(await pageText('/userPrivacy', 'en')).not.toContain('Which data we collect');
  expect(await pageText('/userPrivacy', 'zh')).toContain('本刊只保存投稿所需信息。');
  expect(await pageText('/userPrivacy', 'en', 'biology.localhost')).toContain('Which data we collect');
});

test('its own user agreement stands at both addresses, inside the shell and outside; one that is not translated says so', async () => {
  const body = { zh: '<p>请先阅读本刊约定。</p>' };
  await publish('column-text', 'new', own('userAgreement', { zh: '本刊用户协议' }, body));
  for (const address of ['/userAgreement', '/agreement'] as const) {
    await expect.poll(() => pageText(address, 'zh'), soon).toContain('请先阅读本刊约定。');
    expect(await pageText(address, 'en')).toMatch(/请先阅读本刊约定。/);
    expect(await pageText(address, 'en')).toMatch(/not.*available in English|Chinese/i);
  }
});
