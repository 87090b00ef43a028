import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { sampleOrganisation } from '../support/sample-ror.ts';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 180_000 });

const said = {
  en: {
    parts: 'Parts of the form',
    dates: 'Dates',
    add: 'Add',
    publish: 'Publish',
    typed: 'sample bay',
    ror: 'ROR ID',
  },
  zh: { parts: '表单各部分', dates: '日期', add: '添加', publish: '发布', typed: '样本湾', ror: 'ROR 编号' },
};

test.each(walkedIn('en'))(
  'the form of an article leads to each of its parts and looks affiliations up (%s)',
  async (lang) => {
    const words = said[lang];
    const file = join(mkdtempSync(join(tmpdir(), 'imprint-ror-')), 'sample.json');
    writeFileSync(file, JSON.stringify([sampleOrganisation(1, 'University of Sample Bay', { zh: '样本湾大学' })]));
    execFileSync(process.execPath, ['build/server/main.js', 'ror', file], { env: inject('environment') });

    const { page, open, context } = await arrive();
    await admitToConsole(context, 'optics', 'editor');
    await open('optics', `/console/edit/article/new?lang=${lang}`);
    const parts = page.getByRole('navigation', { name: words.parts });
    await parts.getByRole('link', { name: words.dates }).click();
    await expect.poll(() => page.locator('[name="receivedOn"]').evaluate(isInWindow)).toBe(true);

    const affiliations = page.locator('[data-part="rows-input"][data-field="affiliations"]');
    await affiliations.getByRole('button', { name: words.add, exact: true }).click();
    await affiliations.getByRole('combobox', { name: words.ror }).fill(words.typed);
    await page.getByRole('option', { name: /ror\.org/ }).waitFor();
    await keepPicture(page, `article-form-organisation-${lang}`);
    await page.getByRole('option', { name: /ror\.org/ }).click();
    await expect.poll(() => page.locator('[name="affiliations.0.name.zh"]').inputValue()).toBe('样本湾大学');
    expect(await page.locator('[name="affiliations.0.name.en"]').inputValue()).toBe('University of Sample Bay');
    expect(await page.locator('[name="affiliations.0.country"]').inputValue()).toBe('Sample Country');
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: words.publish, exact: true }).click();
    const summary = page.locator('form [role="alert"]');
    await summary.locator('a[href="#publishedOn"]').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('publishedOn');

    // What is published opens short, and what is reached by its name opens.
    await open('optics', `/console/edit/article/{article:10.5555/fol.2026.5.1}?lang=${lang}`);
    expect(await page.locator('[name="receivedOn"]').isVisible()).toBe(false);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(3_000);
    await parts.getByRole('link', { name: words.dates }).click();
    await expect.poll(() => page.locator('[name="receivedOn"]').isVisible()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `article-form-published-${lang}`);

    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `article-form-phone-${lang}`);
  },
);

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
