import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { currentMessages } from './messages.ts';
import { useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 240_000 });

/** The sample columns of the first site, and the featured journals of the portal. */
const [books, videos, experts] = [idOf(1, 721), idOf(1, 722), idOf(1, 723)];
const journals = idOf(3, 720);

const wordsIn = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...['inputs', 'console', 'navigation'].map((file) =>
      JSON.parse(readFileSync(`src/features/console/domain/words/${file}.${language}.json`, 'utf8')),
    ),
  );

const titles = {
  zh: { measuring: '集成光子学的测量', reading: '读懂一束光：光学实验入门' },
  en: { measuring: 'Measuring Integrated Photonics', reading: 'Reading a Beam of Light: First Experiments in Optics' },
} as const;

const headings = ({ page }: Visitor) => page.locator('[data-part="list"] h2').allInnerTexts();

describe.each(walkedIn('zh'))('in %s', (language) => {
  const say = currentMessages(language);
  const words = wordsIn(language);
  const { measuring, reading } = titles[language];
  const list = `/newBook?columnId=${books}&lang=${language}`;

  /** Readers come through the edge, so they may see what was there for as long as a purge takes. */
  const seen = (reader: Visitor, expected: readonly string[], path = list) =>
    expect
      .poll(async () => ((await reader.open('optics', path)) === 200 ? await headings(reader) : []), {
        timeout: 30_000,
      })
      .toEqual(expected);

  test('an editor orders a column, empties it and fills it; its list and the search within it follow', async () => {
    const reader = await arrive();
    await seen(reader, [reading, measuring]);

    const editor = await arrive();
    await admitToConsole(editor.context, 'optics', 'editor');
    const { page } = editor;
    await editor.open('optics', `/console/list/column?lang=${language}`);
    // Columns are made with the navigation.
    expect(await page.locator('main a[href^="/console/edit/column/new"]').count()).toBe(0);
    expect(await editor.open('optics', `/console/edit/column/${books}?lang=${language}`)).toBe(200);
    const button = (key: string, title: string) =>
      page.getByRole('button', { name: (words[key] ?? '').replace('{title}', title), exact: true });
    const publish = async () => {
      await page.getByRole('button', { name: words['form.publish'] ?? '', exact: true }).click();
      await page
        .getByText(words['form.published'] ?? '')
        .first()
        .waitFor();
    };
    await keepPicture(page, `column-edit-${language}`);
    expect(await axeFindings(page)).toEqual([]);
    await button('things.downOf', reading).click();
    await publish();
    await seen(reader, [measuring, reading]);
    expect(await reader.page.locator('[data-part="list-sorts"] [aria-current]').textContent()).toBe(
      say('lists.sort.column'),
    );

    // Both orders are the reader's to choose, and stay in the column.
    await reader.page.getByRole('link', { name: say('search.sort.publishDate') }).click();
    await reader.page.waitForURL(/sort=publishDate/);
    expect(reader.page.url()).toContain(`columnId=${books}`);

    // Searching within keeps the column: what does not stand in it is not found.
    await button('things.takeAwayOf', reading).click();
    await publish();
    await seen(reader, [measuring]);
    const field = reader.page.getByRole('searchbox', { name: say('lists.search.inColumn') });
    await field.fill(measuring);
    await field.press('Enter');
    await reader.page.waitForURL(/[?&]q=/);
    expect(reader.page.url()).toContain(`columnId=${books}`);
    expect(await headings(reader)).toEqual([measuring]);
    await seen(reader, [], `${list}&q=${encodeURIComponent(reading)}`);
    await reader.page.getByText(say('ui.state.empty'), { exact: true }).waitFor();
    await keepPicture(reader.page, `column-nothing-found-${language}`);

    await button('things.takeAwayOf', measuring).click();
    await publish();
    await seen(reader, []);
    await reader.page.getByText(say('lists.empty.column')).waitFor();
    expect(await axeFindings(reader.page)).toEqual([]);
    await keepPicture(reader.page, `column-empty-${language}`);

    const search = page.locator('[data-part="references-input"] input');
    for (const title of [reading, measuring]) {
      await search.fill(title);
      await page.getByRole('option', { name: title }).first().click();
    }
    await publish();
    await seen(reader, [reading, measuring]);
    await keepPicture(reader.page, `column-filled-${language}`);
  });

  test('every list obeys its column: videos, experts, journals of a portal', async () => {
    const reader = await arrive();
    await reader.open('optics', `/newVideo?columnId=${videos}&lang=${language}`);
    expect(await headings(reader)).toHaveLength(1);
    await reader.open('optics', `/newVideo?lang=${language}`);
    expect(await headings(reader)).toHaveLength(2);
    await reader.open('optics', `/newAudio?columnId=${videos}&lang=${language}`);
    expect(await headings(reader)).toEqual([]);

    await reader.open('optics', `/specialTalentList?lang=${language}`);
    const featured = await reader.page.locator('[data-part="list"] h2').allInnerTexts();
    await reader.open('optics', `/specialTalentList?columnId=${experts}&lang=${language}`);
    expect(await reader.page.locator('[data-part="list"] h2').allInnerTexts()).toEqual(featured);
    await reader.open('optics', `/scholarList?lang=${language}`);
    const scholars = await reader.page.locator('[data-part="list"] h2').allInnerTexts();
    expect(featured).toHaveLength(3);
    expect(scholars.length).toBeGreaterThan(featured.length);

    await reader.open('www', `/newPublication?columnId=${journals}&lang=${language}`);
    const names = await reader.page.locator('[data-part="journals"] h2').allInnerTexts();
    expect(names).toEqual(
      language === 'zh' ? ['生命系统快报', '光学前沿通讯'] : ['Living Systems Letters', 'Frontier Optics Letters'],
    );
    await reader.open('www', `/newPublication?columnId=${idOf(3, 140)}&lang=${language}`);
    expect(await reader.page.locator('[data-part="journals"] h2').count()).toBe(0);
    await reader.page.getByText(say('lists.empty.column')).waitFor();
  });
});
