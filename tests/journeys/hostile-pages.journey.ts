import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { harmOfDocument, scriptsOf } from '../hostile/judging/harm-of-document.ts';
import { hostileSites, hostileWord, plainSite, rowsForPages } from '../hostile/pages/hostile-sites.ts';
import { keepNumbersFree, storeAccounts, storeMarkedSite } from '../isolation/fill-marked-sites.ts';
import { inTurn } from '../isolation/http/in-turn.ts';
import { sessionsOf } from '../isolation/http/roles.ts';
import { type Heard, toEdge } from '../isolation/http/send.ts';
import type { MarkedSite } from '../isolation/marked-site.ts';
import { consolePages } from '../isolation/pages/console-pages.ts';
import { readersPages } from '../isolation/pages/readers-pages.ts';
import { bothForms, type SamplePage } from '../isolation/pages/sample-pages.ts';
import { indexAll } from '../isolation/search-content.ts';
import { launchBrowser } from '../support/browser.ts';
import { useBuiltServerBefore } from '../support/built-server-before.ts';
import { dropIndices } from '../support/indices.ts';
import { useTestApp } from '../support/test-app.ts';
import { isWholeRun } from './languages.ts';

vi.setConfig({ testTimeout: 600_000 });

const portal = useTestApp(async (test) => {
  await storeAccounts(test);
  for (const site of [plainSite, ...hostileSites]) await storeMarkedSite(test, site, [], rowsForPages(site));
  await keepNumbersFree(test);
  await indexAll(test);
});
afterAll(() => dropIndices(portal.app.settings));
const edgePort = useBuiltServerBefore(portal);

const search = { route: '/searchFrame', path: () => `/searchFrame?q=${hostileWord}` };
const pages: readonly SamplePage[] = [...readersPages, search, ...consolePages];

const addressOf = (page: SamplePage, site: MarkedSite): string => bothForms(page)[0]?.request(site).path ?? '';

/** Operators open every page of the console; readers' pages show a member what they said and collected. */
async function open(page: SamplePage, site: MarkedSite): Promise<Heard> {
  const headers = await headersOf(page.route.startsWith('/console') ? 'operator' : 'member');
  return toEdge(edgePort())({ method: 'GET', host: site.host, path: addressOf(page, site), headers });
}
let headersOf: ReturnType<typeof sessionsOf>;
beforeAll(() => {
  headersOf = sessionsOf(portal);
});

test('whatever a site stores, in titles, abstracts, names, references, comments, its own name: no page of it runs or loads anything of that', async () => {
  const plain = new Map<SamplePage, { readonly http: number; readonly scripts: readonly string[] }>();
  await inTurn(pages, 6, async (page) => {
    const { http, body } = await open(page, plainSite);
    plain.set(page, { http, scripts: scriptsOf(body) });
  });
  const findings: string[] = [];
  let visible = 0;
  const judge = async ({ page, site }: { page: SamplePage; site: MarkedSite }) => {
    const expected = plain.get(page);
    const first = await open(page, site);
    // On a busy machine the index may be late once.
    const { http, body } = first.http === expected?.http ? first : await open(page, site);
    const scripts = scriptsOf(body);
    if (body.includes(hostileWord)) visible += 1;
    const harm = [
      ...(http === expected?.http ? [] : [`is answered ${http} instead of ${expected?.http}`]),
      ...harmOfDocument(body),
      ...scripts.filter((script) => !expected?.scripts.includes(script)),
      ...(scripts.length > (expected?.scripts.length ?? 0) ? ['has more scripts'] : []),
    ];
    findings.push(...harm.map((one) => `${page.route} of ${site.mark}: ${one}`));
  };
  // When everything is to be proven each page has every attack; else two of them, by turns.
  const isJudged = (number: number) => isWholeRun || number % 3 === 0;
  const pieces = pages.flatMap((page, number) =>
    hostileSites.filter((_, place) => isJudged(number + place)).map((site) => ({ page, site })),
  );
  await inTurn(pieces, 6, judge);
  console.log(`${pieces.length} pages with hostile words were looked at, ${visible} show them`);
  expect(findings).toEqual([]);
  expect(visible).toBeGreaterThan(0.6 * pieces.length);
});

describe('in a browser in which nothing stops a script', () => {
  const looked = ['/thesisDetails', '/homeNav', '/searchFrame', '/console/submissions/:id'];

  /** Whether anything ran or was fetched from elsewhere, in a page as it was sent or as someone broke it. */
  async function harmOpening(page: SamplePage, site: MarkedSite, broken: (html: string) => string = (html) => html) {
    const harm: string[] = [];
    const { body } = await open(page, site);
    const browser = await launchBrowser();
    try {
      const context = await browser.newContext({ bypassCSP: true, ignoreHTTPSErrors: true });
      context.on('dialog', (dialog) => {
        harm.push('a script ran');
        return dialog.dismiss();
      });
      const home = `https://${site.host}/`;
      await context.route('**/*', async (route) => {
        const url = route.request().url();
        if (route.request().isNavigationRequest() && route.request().frame().parentFrame() === null)
          return route.fulfill({ contentType: 'text/html; charset=utf-8', body: broken(body) });
        if (!url.startsWith(home)) {
          if (url.includes('evil.example')) harm.push(`loads ${url}`);
          return route.abort();
        }
        const { pathname, search } = new URL(url);
        const heard = await toEdge(edgePort())({ method: 'GET', host: site.host, path: pathname + search });
        return route.fulfill({
          status: heard.http,
          headers: { 'content-type': String(heard.headers['content-type']) },
          body: heard.body,
        });
      });
      const tab = await context.newPage();
      await tab.goto(`${home}${addressOf(page, site).slice(1)}`);
      await tab.mouse.move(30, 30);
      await tab.waitForTimeout(700);
      return [...new Set(harm)];
    } finally {
      await browser.close();
    }
  }

  const pageAt = (route: string) => pages.find((page) => page.route === route) as SamplePage;

  test.each(looked.map((route, place) => ({ route, site: hostileSites[place % hostileSites.length] as MarkedSite })))(
    'nothing of $route of $site.sld runs',
    async ({ route, site }) => {
      expect(await harmOpening(pageAt(route), site)).toEqual([]);
    },
  );

  test('words that a page forgets to escape do run, and are seen', async () => {
    const [site] = hostileSites as [MarkedSite];
    const unescaped = (html: string) => html.replace('<main', () => `${site.mark}<main`);
    expect(await harmOpening(pageAt('/thesisDetails'), site, unescaped)).toContain('a script ran');
    const { body } = await open(pageAt('/thesisDetails'), site);
    expect(scriptsOf(unescaped(body)).length).toBe(scriptsOf(body).length + 1);
  });
});
