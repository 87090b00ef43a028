import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { ask } from '../faults/ask.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

test('coverStyle: covers cast a shadow where the site wants it, and lie flat elsewhere', async () => {
  const { page, open } = await arrive();
  const shadowAt = async (site: string) => {
    await open(site, '/issues?lang=en');
    return page
      .locator('[data-part="issue-covers"] a > :first-child')
      .first()
      .evaluate((cover) => getComputedStyle(cover).boxShadow);
  };
  expect(await shadowAt('optics')).not.toBe('none');
  expect(await shadowAt('biology')).toBe('none');
});

describe.each([
  ['zh', '分享'],
  ['en', 'Share'],
])('in %s', (language, share) => {
  test('toolbarStyle 1 has words beside its icons, 2 has icons alone, in zh and en', async () => {
    const { page, open } = await arrive();
    const words = async (site: string) => {
      await open(site, `/homeNav?lang=${language}`);
      await page.evaluate(() => scrollTo(0, 600));
      const toolbar = page.locator('[data-part="toolbar"]');
      await toolbar.waitFor();
      // What is written there and can be seen; names for screen readers are attributes.
      const spans = toolbar.locator(':is(a, button) > span:not([aria-hidden])');
      return (await spans.filter({ visible: true }).allTextContents()).join(' ');
    };
    expect(await words('optics')).toContain(share);
    expect(await words('biology')).toBe('');
  });

  test('the banner of a channel stands above its page', async () => {
    const { page, open } = await arrive();
    await open('optics', `/homeNav?lang=${language}`);
    const href = await page.locator('[data-part="header"] a[href*="bannerId"]').first().getAttribute('href');
    await open('optics', href ?? '');
    const [banner, title] = [page.locator('main [data-part="banner"]'), page.locator('main h1')];
    const [above, below] = [await banner.boundingBox(), await title.boundingBox()];
    expect(above?.height).toBeGreaterThan(40);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  test.each(['optics', 'biology', 'www'])('every entry of the navigation of %s opens a page', async (site) => {
    const { page, open } = await arrive();
    await open(site, `/${site === 'www' ? 'scanHome' : 'homeNav'}?lang=${language}`);
    const hrefs = await page
      .locator('[data-part="header"] nav a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''));
    const inside = [...new Set(hrefs.filter((href) => href.startsWith('/')))];
    expect(inside.length).toBeGreaterThan(5);
    const closed: string[] = [];
    for (const href of inside) {
      const status = await page.evaluate(async (at) => (await fetch(at)).status, href);
      if (status !== 200) closed.push(`${href} ${status}`);
    }
    expect(closed).toEqual([]);
  });

  test.each(['optics', 'biology', 'www'])(
    'every slide at the home of %s that leads somewhere opens it',
    async (site) => {
      const { page, open } = await arrive();
      await open(site, `/${site === 'www' ? 'scanHome' : 'homeNav'}?lang=${language}`);
      const hrefs = await page
        .locator('[data-part="banner"] a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs.filter((at) => at.startsWith('/')))
        expect([href, await page.evaluate(async (at) => (await fetch(at)).status, href)]).toEqual([href, 200]);
    },
  );
});

test('what a site does not offer has no page and no way to it: biology has no accepted manuscripts, the portal takes none', async () => {
  const { page, open } = await arrive();
  const statusOf = async (site: string, at: string) =>
    (await ask(inject('edgePort'), `${at}?lang=en`, { host: `${site}.localhost` })).http;
  for (const [site, at] of [
    ['biology', '/justAccepted'],
    ['www', '/manuscript'],
  ] as const) {
    expect(await statusOf('optics', at)).toBe(200);
    expect(await statusOf(site, at)).toBe(404);
    await open(site, `/${site === 'www' ? 'scanHome' : 'homeNav'}?lang=en`);
    expect(await page.locator(`a[href^="${at}"]`).count()).toBe(0);
  }
});

test('browserIcon: the tab of the browser has the icon of the site', async () => {
  const { page, open } = await arrive();
  const icon = () => page.locator('head link[rel="icon"]').getAttribute('href');
  await open('biology', '/homeNav?lang=en');
  expect(await icon()).toBe('/icon.svg');
  const owner = new pg.Client({ connectionString: inject('ownerUrl') });
  await owner.connect();
  await owner.query(`select set_config('app.reads', '2', false), set_config('app.writes', '2', false)`);
  const store = (value: string) =>
    owner.query(
      `update site_config set value = jsonb_set(value, '{browserIcon}', $1::jsonb) where site_id = 2 and section = 'header'`,
      [value],
    );
  await store('"/icon.svg?own"');
  await expect
    .poll(
      async () => {
        await open('biology', '/homeNav?lang=en');
        return icon();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe('/icon.svg?own');
  await store('null');
  await owner.end();
});
