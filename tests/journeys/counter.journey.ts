import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 120_000 });

/** As the worker leaves it after a month: closed, with the use of one paper. */
async function closeMonth(sld: string): Promise<void> {
  const owner = new pg.Client({ connectionString: inject('ownerUrl') });
  await owner.connect();
  const { rows } = await owner.query('select site_id from site where sld = $1', [sld]);
  const site = rows[0].site_id;
  await owner.query("select set_config('app.reads', $1, false), set_config('app.writes', $1, false)", [String(site)]);
  await owner.query(`insert into counter_month (site_id, month) values ($1, '2026-09-01') on conflict do nothing`, [
    site,
  ]);
  await owner.query(
    `insert into counter_use (site_id, month, item_id, part, customer_id, access_type, data_type, title_id, title_type, yop,
       total_investigations, unique_investigations, total_requests, unique_requests)
     select site_id, '2026-09-01', id, -1, 0, 'Controlled', 'Article', journal_id, 'Journal', 2026, 9, 7, 5, 4
     from article where site_id = $1 and journal_id is not null order by id limit 1 on conflict do nothing`,
    [site],
  );
  await owner.end();
}

test('an owner makes a key, its library’s program fetches a report with it, and an editor downloads the same as a table', async () => {
  await closeMonth('optics');
  const owner = await arrive();
  await admitToConsole(owner.context, 'optics', 'owner');
  const { page } = owner;
  expect(await owner.open('optics', '/console/counter?lang=en')).toBe(200);
  await page.getByText('Make a key').click();
  await page
    .locator('[data-part="make-counter-key"] select')
    .selectOption({ label: 'The whole site (all institutions and the world)' });
  await page.getByLabel('Requestor ID').fill('harvester');
  await page.getByRole('button', { name: 'Make the key' }).click();
  const newKey = page.getByRole('status', { name: 'Key of harvester' });
  const key = (await newKey.locator('code').textContent()) ?? '';
  expect(key.length).toBeGreaterThan(40);
  await keepPicture(page, 'counter-key-en');
  expect(await axeFindings(page)).toEqual([]);

  const parameters = new URLSearchParams({
    customer_id: '0000000000000000',
    requestor_id: 'harvester',
    api_key: key,
    begin_date: '2026-09',
    end_date: '2026-09',
  });
  const report = await page.evaluate(async (path) => {
    const answer = await fetch(path);
    return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() };
  }, `/r51/reports/tr_j1?${parameters}`);
  expect([report.status, report.cache]).toEqual([200, 'no-store']);
  expect(report.body.Report_Items[0].Attribute_Performance).toEqual([
    { Performance: { Total_Item_Requests: { '2026-09': 5 }, Unique_Item_Requests: { '2026-09': 4 } } },
  ]);

  const editor = await arrive();
  await admitToConsole(editor.context, 'optics', 'editor');
  await editor.open('optics', '/console/counter?lang=en');
  expect(await editor.page.getByText('Keys for the COUNTER API').count()).toBe(0);
  const download = async (name: string) => {
    const [file] = await Promise.all([
      editor.page.waitForEvent('download'),
      editor.page.getByRole('button', { name }).click(),
    ]);
    return file.suggestedFilename();
  };
  expect(await download('Download TSV')).toBe('TR_J1-optics-2026-09-2026-09.tsv');
  expect(await download('Download XLSX')).toBe('TR_J1-optics-2026-09-2026-09.xlsx');

  await owner.open('optics', '/console/counter?lang=en');
  await keepPicture(page, 'counter-en');
  expect(await page.getByText(key).count()).toBe(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await owner.open('optics', '/console/counter?lang=zh');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'counter-phone-zh');
  await page.getByRole('button', { name: /^吊销/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '吊销' }).click();
  await page.getByText('已吊销').first().waitFor();
});
