import { expect, test } from 'vitest';
import { addressOf, useVisitors } from './visit.ts';

const arrive = useVisitors();

const homes = [
  { host: 'optics', home: '/homeNav', zh: '光学前沿通讯', en: 'Frontier Optics Letters', nav: 'line' },
  { host: 'biology', home: '/homeNav', zh: '生命系统快报', en: 'Living Systems Letters', nav: 'band' },
  { host: 'www', home: '/scanHome', zh: '印迹学术平台', en: 'Imprint Portal', nav: 'centred' },
];

test.each(homes)('the entry of $host leads to $home', async ({ host, home }) => {
  const { page, open } = await arrive();
  await open(host, '/');
  expect(new URL(page.url()).pathname).toBe(home);
});

test('/unifiedSearch on the portal leads to /scanHome', async () => {
  const { page, open } = await arrive();
  await open('www', '/unifiedSearch');
  expect(new URL(page.url()).pathname).toBe('/scanHome');
});

test.each(homes)(
  '$host shows its own name, navigation and look in Chinese, English and Arabic',
  async ({ host, home, zh, en, nav }) => {
    const { page, open } = await arrive();
    await open(host, `${home}?lang=zh`);
    expect(await page.locator('[data-part="brand"]').textContent()).toContain(zh);
    expect(await page.locator('[data-part="header"]').getAttribute('data-nav')).toBe(nav);
    await open(host, `${home}?lang=en`);
    expect(await page.locator('[data-part="brand"]').textContent()).toContain(en);
    await open(host, `${home}?lang=ara`);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.locator('[data-part="brand"]').textContent()).toMatch(/[\u0600-\u06ff]/);
  },
);

test('choosing a language keeps it: the address carries lang, and a later visit without it is led there by the cookie', async () => {
  const { page, context, open } = await arrive();
  await open('optics', '/homeNav');
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  await page.locator('header').getByRole('link', { name: 'English', exact: true }).click();
  await page.waitForURL(/lang=en/);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect((await context.cookies()).find((cookie) => cookie.name === 'language')?.value).toBe('en');
  await open('optics', '/contact');
  expect(new URL(page.url()).search).toContain('lang=en');
  const inside = await page.locator('[data-part="navigation"] a').first().getAttribute('href');
  expect(inside).toContain('lang=en');
});

test('a language that the portal does not know is ignored', async () => {
  const { page, open } = await arrive();
  await open('biology', '/homeNav?lang=xx');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('a language without content says once that it supports metadata only', async () => {
  const { page, open } = await arrive();
  await open('biology', '/homeNav?lang=de');
  await page.locator('[data-part="toast"]').waitFor();
  await open('biology', '/contact?lang=de');
  expect(await page.locator('[data-part="toast"]').count()).toBe(0);
});

test('an unknown address keeps its address and answers 404 with the error page', async () => {
  const { page, open } = await arrive();
  expect(await open('biology', '/noSuchPage?lang=en')).toBe(404);
  expect(page.url()).toBe(addressOf('biology', '/noSuchPage?lang=en'));
  expect(await page.locator('main').textContent()).toContain('The page you requested cannot be found');
  expect(await page.locator('h1').textContent()).toMatch(/[一-鿿]/);
});

test('an expired site shows its reminder in the chosen language', async () => {
  const { page, open } = await arrive();
  expect(await open('expired', '/homeNav?lang=en')).toBe(403);
  expect(await page.locator('h1').textContent()).toBe('Website Expiration Reminder!');
  expect(await page.locator('main').textContent()).toContain(
    'This website has expired, please contact the enterprise administrator for further use.',
  );
  await open('expired', '/homeNav?lang=zh');
  expect(await page.locator('h1').textContent()).toMatch(/[一-鿿]/);
});

test('a forbidden site shows the forbidden page in Chinese', async () => {
  const { page, open } = await arrive();
  expect(await open('barred', '/homeNav?lang=en')).toBe(403);
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
});

test('a stopped site leads every address to its stop address', async () => {
  const { page, open } = await arrive();
  await open('stopped', '/contact');
  expect(new URL(page.url()).pathname).toBe('/errorMaintain');
  expect(await page.locator('main').textContent()).toContain(
    'Please understand the inconvenience caused by system maintenance.',
  );
});

test('a site under maintenance says so with 503', async () => {
  const { open } = await arrive();
  expect(await open('maintenance', '/homeNav')).toBe(503);
});

test('/homeNav leads to a configured static page', async () => {
  const { page, open } = await arrive();
  await open('static', '/');
  expect(new URL(page.url()).pathname).toMatch(/^\/info\/\d+$/);
});

test('a site in mourning is grey', async () => {
  const { page, open } = await arrive();
  await open('grey', '/homeNav');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).filter)).toBe('grayscale(1)');
});

const modulesOf: Readonly<Record<string, readonly string[]>> = {
  optics: ['current-issue', 'paper-lists', 'gallery', 'issue-list', 'board-strip'],
  biology: ['paper-lists', 'current-issue', 'subjects', 'gallery', 'issue-list', 'board-strip'],
  www: ['search-hero', 'numbers', 'subjects', 'journals', 'paper-lists', 'gallery'],
};

test.each(homes)(
  'the home of $host is built from what is published, and its links lead there',
  async ({ host, home }) => {
    const { page, open } = await arrive();
    const part = (name: string) => page.locator(`main [data-part="${name}"]`).first();
    const missing = async () => {
      await open(host, `${home}?lang=en`);
      const counts = await Promise.all((modulesOf[host] ?? []).map(async (name) => [name, await part(name).count()]));
      return counts.filter(([, count]) => count === 0).map(([name]) => name);
    };
    // Lists that nobody could answer in time are missing from a home until it is made again, a minute later.
    await expect.poll(missing, { timeout: 90_000, interval: 5_000 }).toEqual([]);
    const addresses = new Set<string>();
    for (const name of modulesOf[host] ?? []) {
      const links = part(name).locator('a[href^="/"]:not([href^="/rc-pub/"])');
      const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      // Going from one place of a page to another answers nothing.
      for (const address of [...found.slice(0, 2), ...found.slice(-1)]) addresses.add(address.replace(/#.*/, ''));
    }
    const lost: string[] = [];
    for (const address of addresses) if ((await open(host, address)) !== 200) lost.push(address);
    expect(lost).toEqual([]);
  },
);

test('a reader without JavaScript changes between the lists of a home by keyboard', async () => {
  const { page, open } = await arrive({ javaScriptEnabled: false });
  await open('optics', '/homeNav?lang=en');
  const lists = page.locator('[data-part="lists"]').filter({ has: page.getByRole('radio', { name: 'Just accepted' }) });
  const panel = lists.locator('[data-panel]:visible');
  expect(await panel.locator('> h3').textContent()).toBe('Online first');
  await lists.getByRole('radio', { name: 'Online first' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await panel.locator('> h3').textContent()).toBe('Just accepted');
  expect(await panel.locator('h4 a').count()).toBeGreaterThan(0);
});

test('a reader without JavaScript reads, navigates and searches', async () => {
  const { page, open } = await arrive({ javaScriptEnabled: false });
  await open('biology', '/homeNav');
  expect(await page.locator('main').textContent()).toContain('How cells count');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Contact' }).click();
  expect(await page.locator('h1').textContent()).toContain('Contact');
  expect(await page.locator('form[action="/searchFrame"] input[name="q"]').first().getAttribute('maxlength')).toBe(
    '150',
  );
});

test('a body of more than 300 KB arrives once, in the document, and nothing of it in the data of the page', async () => {
  const { page, open } = await arrive();
  await open('optics', '/homeNav');
  const { text, length, row } = await page.evaluate(async () => {
    const answer = await fetch('/info?columnId=1099511627899');
    const document = await answer.text();
    const body = new DOMParser().parseFromString(document, 'text/html').querySelector('[data-part="body"]');
    // Heads of tables are alike; a row has a wavelength that no other row has.
    const rows = [...(body?.querySelectorAll('tbody tr') ?? [])];
    return {
      text: document,
      length: body?.innerHTML.length ?? 0,
      row: rows[Math.floor(rows.length / 2)]?.outerHTML ?? '',
    };
  });
  expect(length).toBeGreaterThan(300_000);
  expect(row.length).toBeGreaterThan(40);
  expect(text.split(row).length - 1).toBe(1);
});

test('a chat assistant and a customer-service widget stand on a site that configured them, locked in frames; nowhere else', async () => {
  const { page, open } = await arrive();
  await open('grey', '/homeNav?lang=en');
  const widgets = page.locator('[data-part="widgets"]');
  expect(await widgets.locator('summary').allTextContents()).toEqual(['Assistant (sample)', 'Service (sample)']);
  expect(await widgets.locator('iframe').first().getAttribute('sandbox')).toBe('allow-scripts allow-forms');
  const policy = (await page.reload())?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('frame-src https://assistant.example.org https://service.example.org;');
  await open('optics', '/homeNav?lang=en');
  expect(await page.locator('[data-part="widgets"]').count()).toBe(0);
  expect((await page.reload())?.headers()['content-security-policy']).toContain("frame-src 'none'");
});

test('an inner page may be framed by the partners that its site allows; every other page by its own site alone', async () => {
  const { page, open } = await arrive();
  const policy = async (site: string, path: string) => {
    await open(site, path);
    return (await page.reload())?.headers()['content-security-policy'] ?? '';
  };
  expect(await policy('grey', '/innerSeniorSearch')).toContain("frame-ancestors 'self' https://partner.example.org;");
  expect(await policy('grey', '/seniorSearch')).toContain("frame-ancestors 'self';");
  expect(await policy('optics', '/innerSeniorSearch')).toContain("frame-ancestors 'self';");
});
