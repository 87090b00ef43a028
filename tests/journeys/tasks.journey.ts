import { expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 120_000 });

test.each([
  ['en', 1440, 'light', 'My tasks', 'Assign an editor'],
  ['zh', 360, 'dark', '我的待办', '分配责任编辑'],
] as const)(
  'an editor comes from the console to one list of what waits for them (%s, %i, %s)',
  async (language, width, colorScheme, name, kind) => {
    const editor = await arrive({ viewport: { width, height: 900 }, colorScheme });
    await admitToConsole(editor.context, 'biology', 'editor');
    const { page } = editor;
    expect(await editor.open('biology', `/console?lang=${language}`)).toBe(200);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const tasks = page.locator('[data-part="tasks"] > li');
    await tasks.filter({ hasText: kind }).first().waitFor();
    await keepPicture(page, `tasks-${language}-${width}-${colorScheme}`);
    expect(await axeFindings(page)).toEqual([]);
    await tasks.filter({ hasText: kind }).first().getByRole('link').click();
    await page.waitForURL(/\/console\/submissions\/\d+/);
    await page.locator('[data-part="console"]').waitFor();
  },
);
