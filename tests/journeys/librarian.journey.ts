import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { signIn } from './sign-in.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 180_000 });

const host = 'biology';
const tabs = ['agreement', 'usage', 'keys', 'titles', 'links', 'correction'] as const;

interface Named {
  readonly en: string;
  readonly zh: string;
}

/** An institution as the publisher entered it, with a year of use as the worker leaves it. */
async function storeInstitution(name: Named): Promise<string> {
  const owner = new pg.Client({ connectionString: inject('ownerUrl') });
  await owner.connect();
  const { rows } = await owner.query('select site_id from site where sld = $1', [host]);
  const site = rows[0].site_id;
  await owner.query("select set_config('app.reads', $1, false), set_config('app.writes', $1, false)", [String(site)]);
  const stored = await owner.query(
    'insert into customer (site_id, customer_id, name) values ($1::int, new_id($1), $2) returning customer_id::text as id',
    [site, name],
  );
  const { id } = stored.rows[0];
  await owner.query(
    `insert into entitlement (site_id, entitlement_id, customer_id, about, starts_on, ends_on)
     select $1::int, new_id($1), $2::bigint, about, starts_on::date, ends_on::date
     from (values (0, '2026-01-01', '2099-12-31'), (0, '2024-01-01', '2024-12-31')) held (about, starts_on, ends_on)`,
    [site, id],
  );
  await owner.query(
    `insert into counter_month (site_id, month)
     select $1, generate_series('2025-10-01'::date, '2026-09-01'::date, interval '1 month')::date on conflict do nothing`,
    [site],
  );
  await owner.query(
    `insert into counter_use (site_id, month, item_id, part, customer_id, access_type, data_type, title_id, title_type, yop,
       total_investigations, unique_investigations, total_requests, unique_requests)
     select site_id, month, id, -1, $2::bigint, 'Controlled', 'Article', 0, '', 2026, 9 * n, 7 * n, 5 * n, 4 * n
     from (select site_id, id from item where site_id = $1 and kind = 'article' order by id limit 1) paper,
       (select month, row_number() over (order by month) as n from counter_month where site_id = $1) closed`,
    [site, id],
  );
  await owner.end();
  return id;
}

test('a publisher names a librarian, who finds the desk in both languages, on a phone too, and axe finds nothing', async () => {
  const id = await storeInstitution({ en: 'Sample University Library', zh: '示例大学图书馆' });
  const librarian = await arrive();
  const { page } = librarian;
  const { email, userName } = await signIn(librarian.context, host);
  expect(await librarian.open(host, '/librarian?lang=en')).toBe(404);

  const owner = await arrive();
  await admitToConsole(owner.context, host, 'owner');
  await owner.open(host, `/console/edit/customer/${id}?lang=en`);
  await owner.page.getByRole('button', { name: 'Add' }).first().click();
  await owner.page.getByLabel('Address or network').fill('192.0.2.0/24');
  await owner.page.getByRole('button', { name: 'Add' }).last().click();
  await owner.page.getByLabel('E-mail address of the member, or the user name').fill(email);
  await keepPicture(owner.page, 'librarian-named-en');
  await owner.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await vi.waitFor(async () => expect(await librarian.open(host, '/librarian?lang=en')).toBe(200), 20_000);

  expect(await page.locator('[data-part="institution"]').textContent()).toContain('Sample University Library');
  expect(await page.locator('[data-part="network-history"] tbody tr').textContent()).toMatch(/192\.0\.2\.0\/24.*Added/);
  for (const [language, width] of [
    ['en', 1440],
    ['zh', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const tab of tabs) {
      expect(await librarian.open(host, `/librarian?tab=${tab}&lang=${language}`), tab).toBe(200);
      expect(await axeFindings(page), `${tab} in ${language}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), tab).toBeLessThanOrEqual(0);
      await keepPicture(page, `librarian-${tab}-${language}-${width}`);
    }
  }
  await librarian.open(host, '/forLibraries?lang=zh');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'for-libraries-zh-360');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('footer').getByRole('link', { name: '图书馆服务' }).click();
  expect(await page.locator('[data-part="for-libraries"]').textContent()).toContain('/openurl');
  await keepPicture(page, 'for-libraries-zh-1440');
  await librarian.open(host, '/personal?lang=zh');
  await page.locator('[data-menu="librarian"]').click();
  await page.locator('[data-part="librarian"]').waitFor();
  expect(await page.locator('h1').textContent()).toBe('图书馆工作台');
  expect(await page.locator('[data-part="institution"]').textContent()).toContain(userName);
});

test('a librarian takes reports and lists, makes, replaces and ends a key, and asks for a correction', async () => {
  const id = await storeInstitution({ en: 'Another sample library', zh: '另一示例图书馆' });
  const librarian = await arrive();
  const { page } = librarian;
  const member = await signIn(librarian.context, host);
  await nameLibrarian(id, member.id);
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return file.suggestedFilename();
  };

  await librarian.open(host, '/librarian?tab=usage&lang=en');
  expect(await page.locator('[data-part="month-plot"] svg').count()).toBe(1);
  await page.locator('[data-part="month-plot"] summary').click();
  expect(await page.locator('[data-part="month-plot"] tbody tr').first().textContent()).toMatch(/2026.*108.*60/);
  for (const form of ['XLSX', 'TSV', 'JSON'])
    expect(await download(`Download ${form}`)).toBe(`TR_J1-biology-2025-10-2026-09.${form.toLowerCase()}`);

  await librarian.open(host, '/librarian?tab=titles&lang=en');
  expect(await download('Download the list')).toMatch(/_Institution_EntitledTitles_.*\.txt$/);

  await librarian.open(host, '/librarian?tab=keys&lang=en');
  const newKey = page.getByRole('status', { name: 'Key of desk-journey' }).locator('code');
  await page.getByLabel('Requestor ID').fill('desk-journey');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const first = await newKey.textContent();
  await keepPicture(page, 'librarian-key-en');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Replace: desk-journey' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
  await vi.waitFor(async () => expect(await newKey.textContent()).not.toBe(first), 10_000);
  const members = (key: string | null) =>
    page.evaluate(
      async (path) => (await fetch(path)).status,
      `/r51/members?${new URLSearchParams({ customer_id: id, requestor_id: 'desk-journey', api_key: key ?? '' })}`,
    );
  expect(await members(await newKey.textContent())).toBe(200);

  await librarian.open(host, '/librarian?tab=links&lang=en');
  await page.getByLabel('Base address of your link resolver').fill('http://resolver.example.edu/');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[data-part="field-problem"]').waitFor();
  await page.getByLabel('Base address of your link resolver').fill('https://resolver.example.edu/openurl');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').first().waitFor();

  await librarian.open(host, '/librarian?tab=correction&lang=zh');
  await page.getByLabel('需要更正的内容').fill('请添加网段 192.0.2.0/25');
  await page.getByRole('button', { name: '发送' }).click();
  await page.getByText('已发送给出版方').waitFor();
});

test('a librarian of two institutions changes between them and sees no third', async () => {
  const names = ['First sample library', 'Second sample library', 'Third sample library'];
  const librarian = await arrive();
  const { page } = librarian;
  const { id: account } = await signIn(librarian.context, host);
  const ids: string[] = [];
  for (const en of names) ids.push(await storeInstitution({ en, zh: en }));
  for (const id of ids.slice(0, 2)) await nameLibrarian(id, account);
  expect(await librarian.open(host, '/librarian?tab=titles&lang=en')).toBe(200);
  const chooser = page.getByRole('navigation', { name: 'Institution' });
  expect(await chooser.getByRole('link').allTextContents()).toEqual(names.slice(0, 2));
  await keepPicture(page, 'librarian-of-two-en');
  expect(await axeFindings(page)).toEqual([]);
  await chooser.getByRole('link', { name: 'Second sample library' }).click();
  await page.locator('[data-part="institution"]').getByText('Second sample library').waitFor();
  expect(await page.locator('[data-tab="titles"]').count()).toBe(1);
  await librarian.open(host, `/librarian?childId=${ids[2]}&lang=en`);
  expect(await page.locator('[data-part="librarian"]').textContent()).not.toContain('Third sample library');
});

async function nameLibrarian(customer: string, account: string): Promise<void> {
  const owner = new pg.Client({ connectionString: inject('ownerUrl') });
  await owner.connect();
  const { rows } = await owner.query('select site_id from site where sld = $1', [host]);
  const site = String(rows[0].site_id);
  await owner.query("select set_config('app.reads', $1, false), set_config('app.writes', $1, false)", [site]);
  await owner.query('insert into librarian (site_id, customer_id, account_id) values ($1, $2, $3)', [
    site,
    customer,
    account,
  ]);
  await owner.end();
}
