import { expect, inject, test, vi } from 'vitest';
import { ask } from '../faults/ask.ts';
import { useHookServer } from '../support/hook-server.ts';
import { sampleNotification } from '../support/sample-notification.ts';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
const hooks = useHookServer();
vi.setConfig({ testTimeout: 180_000 });

const [doi, origin] = ['10.5555/fol.2026.5.1', 'https://reviews.example.org/system'];

test('an owner enters a service, an editor shows what it announced and asks it for a review', async () => {
  const owner = await arrive();
  await admitToConsole(owner.context, 'optics', 'owner');
  const { page } = owner;
  expect(await owner.open('optics', '/console/notify?lang=en')).toBe(200);
  await page.getByText('Add a service').click();
  await page.locator('[data-part="notify-service"] input[name="name"]').fill('Sample Reviews');
  await page.locator('[data-part="notify-service"] input[name="origin"]').fill(origin);
  await page.locator('[data-part="notify-service"] input[name="inbox"]').fill(hooks.address('/inbox'));
  await page.locator('[data-part="notify-service"]').getByText('Review', { exact: true }).click();
  await page.getByLabel('Tell it of each peer review that this site publishes').check();
  await keepPicture(page, 'notify-service-en');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('[data-part="notify-services"]').getByText('Sample Reviews').waitFor();

  for (const kind of ['Review', 'Endorsement'] as const) {
    const answer = await ask(inject('serverPort'), '/inbox', {
      method: 'POST',
      headers: { 'content-type': 'application/ld+json' },
      body: JSON.stringify(sampleNotification({ origin, paper: `https://doi.org/${doi}`, kind })),
    });
    expect(answer.http).toBe(202);
  }
  await owner.open('optics', '/console/notify?lang=en');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'notify-waiting-en');
  const accept = page.getByRole('button', { name: 'Accept: Sample Reviews' });
  await accept.first().click();
  await vi.waitFor(async () => expect(await accept.count()).toBe(1), { timeout: 20_000 });
  await accept.first().click();
  await page.getByText('Nothing in this state.').waitFor();

  const reader = await arrive();
  const title = { en: 'Reviewed by', zh: '评审：' } as const;
  for (const language of ['en', 'zh'] as const) {
    await vi.waitFor(
      async () => {
        await reader.open('optics', `/article/doi/${doi}?lang=${language}`);
        const said = await reader.page.locator('#article-announced').textContent({ timeout: 1_000 });
        expect(said).toContain(`${title[language]} Sample Reviews`);
      },
      { timeout: 60_000, interval: 1_000 },
    );
    await reader.page.locator('#article-announced').scrollIntoViewIfNeeded();
    expect(await axeFindings(reader.page)).toEqual([]);
    await keepPicture(reader.page, `announced-${language}`);
  }

  await page.getByText('Request a review or an endorsement').click();
  await page.locator('input[name="paper"]').fill(doi);
  await page.getByRole('button', { name: 'Send request' }).click();
  await vi.waitFor(() => expect(hooks.at('/inbox')).toHaveLength(1), { timeout: 30_000, interval: 200 });
  await page.setViewportSize({ width: 360, height: 800 });
  // It has arrived there before the worker writes down that it has.
  await vi.waitFor(
    async () => {
      await owner.open('optics', '/console/notify?state=accepted&lang=zh');
      // A page that is left while its script begins complains of it.
      await page.waitForLoadState('networkidle');
      expect(await page.locator('[data-part="notify-requests"]').getByText('已请求').count()).toBe(1);
    },
    { timeout: 30_000, interval: 1_000 },
  );
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'notify-phone-zh');
});
