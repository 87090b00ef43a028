import { describe, expect, test, vi } from 'vitest';
import type { ConsoleRole } from '../../src/platform/kernel/console-role.ts';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { views } from './views.ts';
import { useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 120_000 });

async function sitDown(path: string, role: ConsoleRole = 'owner', options = {}): Promise<Visitor> {
  const visitor = await arrive(options);
  await admitToConsole(visitor.context, 'optics', role);
  expect(await visitor.open('optics', path)).toBe(200);
  return visitor;
}

const themeColour = ({ page }: Visitor) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--theme').trim());
const readersSee = async (colour: string) => {
  const reader = await arrive();
  await expect
    .poll(
      async () => {
        await reader.open('optics', '/homeNav?lang=en');
        return themeColour(reader);
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(colour);
};

describe('the look of a site', () => {
  test('is seen in the preview while it is chosen, published through the edge, and rolled back through the edge', async () => {
    const owner = await sitDown('/console/theme?lang=en');
    const { page } = owner;
    const before = await themeColour(owner);
    const inside = page.frameLocator('[data-part="theme-preview"] iframe').locator('html');
    await inside.locator('[data-part="footer"]').waitFor();
    const currentTheme = () => inside.evaluate((root) => getComputedStyle(root).getPropertyValue('--theme').trim());
    await page.getByRole('radio', { name: 'Plum' }).check();
    await expect.poll(currentTheme).toBe('#7a2e6b');
    await page.getByRole('radio', { name: 'Dark', exact: true }).check();
    await expect.poll(() => inside.evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark');
    await page.getByRole('radio', { name: 'Phone' }).check();
    await expect.poll(() => inside.evaluate(() => innerWidth)).toBe(390);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published.').first().waitFor();
    await readersSee('#7a2e6b');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByText('Restored.').waitFor();
    await readersSee(before);
  });

  test('that can hardly be read is not published before somebody says yes to it', async () => {
    const { page } = await sitDown('/console/theme?lang=en');
    await page
      .getByRole('textbox', { name: 'Style of our own' })
      .fill('[data-part="footer"]{color:#dddddd;background-color:#ffffff} body{display:none}');
    await page.getByText('Places with low contrast: 2').waitFor();
    await page.getByText('Only named parts can be styled').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'hard to read' }).waitFor();
    await page.getByRole('checkbox', { name: 'Publish although this is hard to read' }).check();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved.').waitFor();
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByText('Everything can be read').waitFor();
  });
});

test('an operator makes a site from a template, and it is there for readers at once', async () => {
  const operator = await sitDown('/console/sites?lang=en', 'operator');
  const { page } = operator;
  expect(await page.getByRole('main').getByRole('link', { name: 'Frontier Optics Letters' }).count()).toBe(1);
  const began = Date.now();
  await page.getByRole('link', { name: 'New site' }).click();
  await page.getByRole('textbox', { name: 'Subdomain' }).fill('optics');
  await page.getByRole('textbox', { name: 'Chinese' }).fill('示例化学学报');
  await page.getByRole('textbox', { name: 'English' }).fill('Sample Chemistry Journal');
  await page.getByRole('button', { name: 'Create the site' }).click();
  await page.locator('[data-part="field-problem"]').waitFor();
  await page.getByRole('textbox', { name: 'Subdomain' }).fill('sample-chemistry');
  await page.getByRole('button', { name: 'Create the site' }).click();
  await page.getByRole('heading', { name: 'The site is there' }).waitFor();
  const reader = await arrive();
  expect(await reader.open('sample-chemistry', '/homeNav?lang=en')).toBe(200);
  expect(Date.now() - began).toBeLessThan(60_000);
  await reader.page.getByRole('link', { name: 'About the journal' }).first().waitFor();
  expect(await reader.page.title()).toContain('Sample Chemistry Journal');
  expect(await axeFindings(reader.page)).toEqual([]);
});

test('who goes on to the console of another site is asked under whose name, and is signed in there', async () => {
  const { page } = await sitDown('/console/sites?lang=en', 'operator');
  await page.locator('main a[href*="//biology."]').first().click();
  await page.locator('[data-part="sign-on-offer"]').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.context().cookies(page.url())).toEqual([]);
  await page.locator('[data-part="sign-on-offer"] button').click();
  await page.waitForURL(/biology\..*\/console/);
  expect((await page.context().cookies(page.url())).map(({ name }) => name)).toContain('__Host-session');
});

test('stopping a site asks for its name', async () => {
  const { page } = await sitDown('/console/edit/site/one?lang=en');
  await page.getByRole('textbox', { name: 'Redirect whole site to' }).fill('https://elsewhere.example.org/');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alert').filter({ hasText: 'Type optics to confirm' });
  await question.waitFor();
  expect(await question.getByRole('button').isDisabled()).toBe(true);
});

test.each([
  ['/console/sites', 'operator'],
  ['/console/sites/new', 'operator'],
  ['/console/edit/site-standing/one', 'operator'],
  ['/console/theme', 'owner'],
  ['/console/edit/site/one', 'owner'],
  ['/console/edit/footer/one', 'owner'],
  ['/console/edit/access/one', 'owner'],
  ['/console/edit/conditions/one', 'owner'],
] as const)('%s is fit for everyone, in both languages and at the width of a phone', async (path, role) => {
  for (const [language, width] of views) {
    const { page } = await sitDown(`${path}?lang=${language}`, role, { viewport: { width, height: 900 } });
    expect(await axeFindings(page), `${language} ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
