import { describe, expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { views } from './views.ts';
import { useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 120_000 });

/** Someone who runs the site, at its console. */
async function sitDown(path: string, options = {}): Promise<Visitor> {
  const visitor = await arrive(options);
  await admitToConsole(visitor.context, 'biology', 'owner');
  expect(await visitor.open('biology', path)).toBe(200);
  return visitor;
}
const entries = ({ page }: Visitor) =>
  page.locator('[data-part="tree-editor"] > ol > li > div button[data-entry] > bdi').allTextContents();
const publish = async ({ page }: Visitor) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published.').first().waitFor();
};

describe('the navigation of a site', () => {
  let atFirst: string[] = [];

  test('is arranged by keyboard alone, and said aloud', async () => {
    const owner = await sitDown('/console/channels?lang=en');
    const { page } = owner;
    atFirst = await entries(owner);
    const [first = '', second = ''] = atFirst;
    await page.locator('[data-part="tree-editor"] button[data-entry]').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowDown');
    expect((await entries(owner)).slice(0, 2)).toEqual([second, first]);
    await expect
      .poll(() => page.locator('[data-part="tree-editor"] [role="status"]').textContent())
      .toBe(`“${first}” is now number 2 of ${atFirst.length}.`);
    await page.keyboard.press('Alt+ArrowRight');
    expect(await entries(owner)).toEqual(atFirst.slice(1));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(first);
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowUp');
    expect(await entries(owner)).toEqual(atFirst);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('is arranged by dragging, gets a new entry, is published and reaches readers through the edge', async () => {
    const owner = await sitDown('/console/channels?lang=en');
    const { page } = owner;
    const rows = page.locator('[data-part="tree-editor"] > ol > li > div');
    await rows.nth(0).dragTo(rows.nth(2), { targetPosition: { x: 60, y: 43 } });
    expect((await entries(owner))[2]).toBe(atFirst[0]);
    await page.getByRole('button', { name: 'Add an entry after it' }).click();
    await page.getByRole('textbox', { name: 'English' }).fill('Partners');
    await page.getByRole('combobox', { name: 'Leads to' }).selectOption({ label: 'An address elsewhere' });
    await page.getByRole('textbox', { name: 'Address elsewhere' }).fill('nowhere');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Address elsewhere' }).waitFor();
    await page.getByRole('textbox', { name: 'Address elsewhere' }).fill('https://partner.example/');
    await publish(owner);
    const reader = await arrive();
    await expect
      .poll(
        async () => {
          await reader.open('biology', '/homeNav?lang=en');
          return reader.page.locator('a[href="https://partner.example/"]', { hasText: 'Partners' }).count();
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByText('Restored.').waitFor();
    await expect.poll(() => entries(owner)).toEqual(atFirst);
  });

  test('says what hangs on an entry before it is taken away', async () => {
    const { page } = await sitDown('/console/channels?lang=en');
    const about = page.locator('[data-part="tree-editor"] button[data-entry]', { hasText: 'About' }).first();
    await about.click();
    await page.getByRole('button', { name: 'Remove' }).click();
    const question = page.locator('[data-part="confirm"]');
    await question.waitFor();
    expect(await question.textContent()).toMatch(/\d+ texts/);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  test('that two change at once keeps both changes', async () => {
    const [one, two] = [await sitDown('/console/channels?lang=en'), await sitDown('/console/channels?lang=en')];
    const rename = async ({ page }: Visitor, place: number, name: string) => {
      await page.locator('[data-part="tree-editor"] > ol > li > div button[data-entry]').nth(place).click();
      await page.getByRole('textbox', { name: 'English' }).fill(name);
    };
    await rename(one, 0, 'Start');
    await publish(one);
    await rename(two, 1, 'Now');
    await two.page.getByRole('button', { name: 'Publish', exact: true }).click();
    // Neither got in the other's way, so that nobody is asked.
    await two.page.locator('[data-part="taken-notice"]').waitFor();
    await publish(two);
    expect((await entries(two)).slice(0, 2)).toEqual(['Start', 'Now']);
  });
});

test('a page gets a module from the gallery, which is placed, set and published', async () => {
  const owner = await sitDown('/console/modules/home?lang=en');
  const { page } = owner;
  await page.getByRole('button', { name: 'Add a module' }).click();
  expect(await axeFindings(page)).toEqual([]);
  const gallery = page.getByRole('region', { name: 'What can be added' });
  await gallery.getByRole('button', { name: /^Links/ }).click();
  await page.getByRole('combobox', { name: 'Place on the page' }).selectOption({ label: 'Across the page' });
  const form = page.locator('section[aria-labelledby="module-title"]');
  await form.getByRole('group', { name: 'Title' }).getByRole('textbox', { name: 'English' }).fill('Friends of ours');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const link = form.getByRole('group', { name: 'Links' });
  await link.getByRole('group', { name: 'Name' }).getByRole('textbox', { name: 'English' }).fill('A friend');
  await link.getByRole('textbox', { name: 'Address' }).fill('https://friend.example/');
  await publish(owner);
  const reader = await arrive();
  await expect
    .poll(
      async () => {
        await reader.open('biology', '/homeNav?lang=en');
        return reader.page.getByRole('heading', { name: 'Friends of ours' }).count();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(1);

  // Its own style reaches it, and nothing else of the page.
  await page.locator('[data-entry]', { hasText: 'Friends of ours' }).click();
  await form
    .getByRole('textbox', { name: 'Style sheet of the module' })
    .fill('[data-part="links"], [data-part="news"] { padding-inline-start: 37px }');
  await publish(owner);
  const indent = (part: string) =>
    reader.page
      .locator(`main [data-part="${part}"]`)
      .evaluateAll((parts) => parts.map((one) => getComputedStyle(one).paddingInlineStart));
  await expect
    .poll(
      async () => {
        await reader.open('biology', '/homeNav?lang=en');
        return (await indent('links')).filter((wide) => wide === '37px').length;
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(1);
  expect(await indent('news')).not.toContain('37px');
  expect(await axeFindings(reader.page)).toEqual([]);
});

test.each([
  '/console/channels',
  '/console/modules',
  '/console/modules/home',
  '/console/list/banner',
  '/console/edit/toolbar/one',
  '/console/edit/codes/one',
])('%s is fit for everyone, in both languages and at the width of a phone', async (path) => {
  for (const [language, width] of views) {
    const { page } = await sitDown(`${path}?lang=${language}`, { viewport: { width, height: 900 } });
    const chosen = page.locator('[data-part="tree-editor"] button[data-entry]').first();
    if ((await chosen.count()) > 0) await chosen.click();
    expect(await axeFindings(page), `${language} ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
