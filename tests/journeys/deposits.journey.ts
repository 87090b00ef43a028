import { expect, test, vi } from 'vitest';
import { sampleAccess } from '../support/registry-stand-in.ts';
import { useRegistry } from '../support/use-registry.ts';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
const registry = useRegistry();
vi.setConfig({ testTimeout: 180_000 });

test('an owner sets a registry, sees what it refused and why, and has it registered again', async () => {
  const owner = await arrive();
  await admitToConsole(owner.context, 'biology', 'owner');
  const { page } = owner;
  expect(await owner.open('biology', '/console/deposits?lang=en')).toBe(200);
  await page.locator('select[name="registry"]').selectOption('datacite');
  await page.locator('select[name="endpoint"]').selectOption('own');
  await page.locator('input[name="address"]').fill(registry.address());
  await page.locator('input[name="account"]').fill(sampleAccess.account);
  await page.locator('input[name="password"]').fill(sampleAccess.password);
  await page.locator('input[name="prefix"]').fill('10.5555');
  await keepPicture(page, 'deposits-settings-en');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Queue all published works' }).waitFor();

  registry.mood({ refuses: '.2026.1' });
  await page.getByRole('button', { name: 'Queue all published works' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Queue all published works' }).click();
  const tabs = () => page.locator('[data-part="deposits"]').textContent();
  const waitForDeposits = async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    expect(await tabs()).toMatch(/Queued\s*0.*Sent\s*0.*Registered\s*[1-9]/s);
  };
  await vi.waitFor(waitForDeposits, { timeout: 60_000, interval: 500 });
  await owner.open('biology', '/console/deposits?state=failed&lang=en');
  const rows = page.locator('[data-part="deposit-works"] tbody tr');
  const failed = await rows.count();
  expect(failed).toBeGreaterThan(0);
  expect(await rows.first().textContent()).toContain('Refused by this sample');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'deposits-failed-en');

  registry.mood({});
  await page.setViewportSize({ width: 360, height: 800 });
  await owner.open('biology', '/console/deposits?state=failed&lang=zh');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'deposits-phone-zh');
  await page.getByRole('button', { name: '重新注册全部失败项' }).click();
  await vi.waitFor(
    async () => {
      await owner.open('biology', '/console/deposits?state=failed&lang=zh');
      expect(await page.getByText('没有处于该状态的内容。').count()).toBe(1);
    },
    { timeout: 60_000, interval: 1_000 },
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await owner.open('biology', '/console/deposits?lang=zh');
  await keepPicture(page, 'deposits-zh');
  // Each DOI once: what was refused was not taken.
  const dois = registry.taken().map(({ doi }) => doi);
  expect(new Set(dois).size).toBe(dois.length);

  await page.getByText('本站自己的注册机构').click();
  await page.locator('select[name="registry"]').selectOption('none');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('本站尚未设置 DOI 注册机构').waitFor();
});
