import { expect, test, vi } from 'vitest';
import { isSigned, useHookServer } from '../support/hook-server.ts';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
const hooks = useHookServer();
vi.setConfig({ testTimeout: 120_000 });
/** Other journeys publish at the site meanwhile. */
const arrived = () => hooks.at('/journey').filter(({ body }) => body.includes('Told to others'));

test('an owner registers an address, copies its secret, and sees that a published news item arrived there', async () => {
  const owner = await arrive();
  await admitToConsole(owner.context, 'biology', 'owner');
  const { page } = owner;
  expect(await owner.open('biology', '/console/webhooks?lang=en')).toBe(200);
  await page.getByText('Register an address').click();
  await page.getByLabel('Address', { exact: true }).fill(hooks.address('/journey'));
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await keepPicture(page, 'webhooks-secret-en');
  expect(await axeFindings(page)).toEqual([]);

  await owner.open('biology', '/console/edit/news/new?lang=en');
  await page.locator('input[name="title.en"]').fill('Told to others (sample)');
  await page.locator('select[name="type"]').selectOption('announcement');
  await page.locator('input[name="publishedOn"]').fill('2026-11-10');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await vi.waitFor(() => expect(arrived()).toHaveLength(1), { timeout: 15_000, interval: 200 });
  const [message] = arrived();
  expect(message && isSigned(message, secret)).toBe(true);
  expect(JSON.parse(message?.body ?? '')).toMatchObject({ type: 'item.published', data: { kind: 'news' } });

  await owner.open('biology', '/console/webhooks?lang=en');
  expect(await page.getByText(secret).count()).toBe(0);
  const row = page.locator('[data-part="webhook-deliveries"] tbody tr').filter({ hasText: 'Told to others' });
  await vi.waitFor(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    expect(await row.textContent()).toContain('Delivered');
  }, 10_000);
  expect(await row.textContent()).toContain('204');
  await keepPicture(page, 'webhooks-en');
  await row.getByRole('button', { name: /^Send again/ }).click();
  await vi.waitFor(() => expect(arrived()).toHaveLength(2), { timeout: 15_000, interval: 200 });
  expect(arrived()[1]?.headers['webhook-id']).toBe(message?.headers['webhook-id']);

  await page.setViewportSize({ width: 360, height: 800 });
  await owner.open('biology', '/console/webhooks?lang=zh');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'webhooks-phone-zh');
  await page.getByRole('button', { name: /^移除/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await page.getByText('尚未登记地址。').waitFor();
});
