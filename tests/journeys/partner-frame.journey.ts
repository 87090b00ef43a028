import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { atOptics } from './as-owner.ts';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { currentMessages } from './messages.ts';
import { withItems } from './named-items.ts';
import { addressOf, useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 180_000 });

/** A partner's own page, on an origin of its own, around one page of the site. */
const partner = createServer((request, response) => {
  const framed = new URL(request.url ?? '/', 'http://partner').searchParams.get('page') ?? '';
  const frame = `<iframe title="papers" src="${framed.replaceAll('&', '&amp;')}" width="100%" height="800"></iframe>`;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><title>Partner</title><main><h1>A partner</h1>${frame}</main>`);
});
const origin = () => `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;

beforeAll(async () => {
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  await atOptics([
    `update site_config set value = jsonb_set(value, '{frameAncestors}', jsonb_build_array($1::text)) where site_id = 1 and section = 'access'`,
    [origin()],
  ]);
});
afterAll(() => partner.close());

/** What a reader presses inside the frame stays there, or opens a window of its own. */
const links = (frame: FrameLocator) =>
  frame.locator('a[href], form[action]').evaluateAll((all) =>
    all.map((one) => ({
      to: one.getAttribute('href') ?? one.getAttribute('action') ?? '',
      target: one.getAttribute('target'),
      rel: one.getAttribute('rel') ?? '',
    })),
  );

async function expectFitForFrame(frame: FrameLocator) {
  await expect.poll(async () => (await links(frame)).length).toBeGreaterThan(3);
  const all = await links(frame);
  const lost = all.filter(
    ({ to, target, rel }) =>
      !/^(?:#|\/inner|mailto:|tel:)/.test(to) && !(target === '_blank' && /\bno(?:opener|referrer)\b/.test(rel)),
  );
  expect(lost).toEqual([]);
}

/** The path of what the frame shows now. */
const pathIn = async (page: Page) => {
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
  return new URL(frame?.url() ?? 'http://nowhere/').pathname;
};

describe.each(walkedIn('zh'))('in %s', (language) => {
  const say = currentMessages(language);

  async function visit(path: string) {
    const visitor = await arrive();
    const { page } = visitor;
    const framed = addressOf('optics', await withItems(inject('ownerUrl'), path));
    const frame = page.frameLocator('iframe');
    // The list of partners is remembered for some seconds.
    await expect
      .poll(
        async () => {
          await page.goto(`${origin()}/?page=${encodeURIComponent(framed)}`);
          return frame.locator('[data-part="inner"]').count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    return { ...visitor, frame };
  }

  test('the home of a site lives in a partner’s page: head, a paper, its figures, an author', async () => {
    const { page, context, frame } = await visit(`/innerHome?lang=${language}`);
    const head = frame.locator('[data-part="inner-header"]');
    expect(await head.getByRole('link').count()).toBe(3);
    expect(await frame.locator('[data-part="toolbar"], footer').count()).toBe(0);
    await expectFitForFrame(frame);
    await keepPicture(page, `partner-home-${language}`);
    expect(await axeFindings(page)).toEqual([]);

    // A list of the site opens next to the frame.
    const [list] = await Promise.all([
      context.waitForEvent('page'),
      frame.locator('a[href^="/onlineFirst"], a[href^="/issue"], a[href^="/moreList"]').first().click(),
    ]);
    await list.waitForLoadState();
    expect(new URL(list.url()).host).toContain('optics');
    expect(await list.evaluate(() => window.opener)).toBeNull();
    expect(await pathIn(page)).toBe('/innerHome');
    await list.close();

    // A paper is read inside.
    await frame.locator('main a[href^="/innerBigThesisDetails"]').first().click();
    await expect.poll(() => pathIn(page)).toBe('/innerBigThesisDetails');
    await frame.locator('h1').waitFor();
    await expectFitForFrame(frame);
    await frame.locator('[data-part="inner-header"] a').first().click();
    await expect.poll(() => pathIn(page)).toBe('/innerHome');
  });

  test('a paper in a partner’s page shows its figures, its authors and its references', async () => {
    const { page, frame } = await visit(
      `/innerBigThesisDetails?columnId={article:10.5555/fol.2026.5.1}&lang=${language}`,
    );
    await expectFitForFrame(frame);
    const figure = frame.locator('[data-part="body"] figure img').first();
    await figure.hover();
    await frame.locator('[data-reading]').waitFor();
    await figure.click();
    await frame.locator('dialog[open]').waitFor();
    await keepPicture(page, `partner-figure-${language}`);
    await page.keyboard.press('Escape');
    await frame.locator('a[href^="/innerExpertDetails"]').first().click();
    await expect.poll(() => pathIn(page)).toBe('/innerExpertDetails');
    await expectFitForFrame(frame);
    await keepPicture(page, `partner-expert-${language}`);
    await frame.locator('main a[href^="/innerBigThesisDetails"]').first().click();
    await expect.poll(() => pathIn(page)).toBe('/innerBigThesisDetails');
    await frame.locator('h1').waitFor();
  });

  test('a search in a partner’s page opens what it found beside it', async () => {
    const { page, context, frame } = await visit(`/innerHome?lang=${language}`);
    await frame.getByRole('link', { name: say('frame.search.advanced') }).click();
    await expect.poll(() => pathIn(page)).toBe('/innerSeniorSearch');
    await expectFitForFrame(frame);
    await frame.locator('input[name="value1"]').fill('light');
    const [found] = await Promise.all([
      context.waitForEvent('page'),
      frame.locator('form button[type="submit"]').first().click(),
    ]);
    await found.waitForLoadState();
    expect(new URL(found.url()).pathname).toBe('/searchFrame');
    expect(await pathIn(page)).toBe('/innerSeniorSearch');
    await keepPicture(page, `partner-search-${language}`);
  });

  test('works without script as well', async () => {
    const { page } = await arrive({ javaScriptEnabled: false });
    await page.goto(addressOf('optics', `/innerHome?lang=${language}`));
    const paper = page.locator('main a[href^="/innerBigThesisDetails"]').first();
    expect(await paper.getAttribute('target')).toBeNull();
    await paper.click();
    await page.locator('h1').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/innerBigThesisDetails');
  });
});
