import { describe, expect, test } from 'vitest';
import { brokenWords, dotsOutOfPlace, runsOutOfPlace } from './text-order.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

/** Lists whose rows mix names, titles and numbers of several scripts. */
const lists = [
  ['optics', '/homeNav'],
  ['www', '/scanHome'],
  ['optics', '/issue'],
  ['optics', '/onlineFirst'],
  ['optics', '/rank'],
  ['optics', '/newPublish'],
  ['optics', '/bookList'],
  ['optics', '/scholarList'],
  ['optics', '/editorial'],
  ['optics', '/mag/1099511628776'],
  ['www', '/mag'],
] as const;

const chinese = /\p{Script=Han}/u;

test('in Arabic no name, title or number of any list is painted out of its place', async () => {
  const { page, open } = await arrive();
  for (const [host, path] of lists) {
    await open(host, `${path}?lang=ara`);
    expect(await runsOutOfPlace(page), `${host}${path}`).toEqual([]);
    expect(await dotsOutOfPlace(page), `${host}${path}`).toEqual([]);
  }
});

test('names of three scripts with numbers behind them keep their order in both directions of writing', async () => {
  const { page, open } = await arrive();
  const mixed = ['Ada Lind', '王伟', 'محمد علي', 'Wei Wang 3rd'];
  for (const language of ['ara', 'en']) {
    await open('optics', `/issue?lang=${language}`);
    const row = page.locator('[data-part="paper-row"]', { has: page.locator('p bdi + bdi') }).first();
    const names = row.locator('p:has(> span > bdi + bdi) > span').first().locator('bdi');
    await names.evaluateAll((all, texts) => {
      all.forEach((one, place) => {
        one.textContent = texts[place % texts.length] ?? '';
      });
    }, mixed);
    expect(await names.count()).toBeGreaterThan(1);
    expect(await runsOutOfPlace(page)).toEqual([]);
    // Without its isolation the same line is out of order, which the measure sees.
    if (language === 'ara') {
      await page.locator('main bdi').evaluateAll((all) => {
        for (const one of all as HTMLElement[])
          Object.assign(one.style, { unicodeBidi: 'normal', direction: 'inherit' });
      });
      expect(await runsOutOfPlace(page)).not.toEqual([]);
    }
  }
});

test('who reads neither the title’s language nor Chinese is told the authors in Latin letters, and no title twice', async () => {
  const { page, open } = await arrive();
  for (const path of ['/issue', '/onlineFirst', '/justAccepted']) {
    await open('optics', `${path}?lang=ara`);
    const rows = page.locator('[data-part="paper-row"]');
    const measured = await rows.evaluateAll((all) =>
      all.map((row) => ({
        titles: [...row.querySelectorAll(':scope > :is(h2, h3, h4), :scope > [lang="en"]')].map((one) =>
          one.textContent?.trim(),
        ),
        authors: [...row.querySelectorAll('p > span:first-of-type > bdi')].map((one) => one.textContent ?? ''),
      })),
    );
    expect(measured.length, path).toBeGreaterThan(0);
    for (const { titles, authors } of measured) {
      expect(new Set(titles).size, path).toBe(titles.length);
      expect(
        authors.filter((name) => chinese.test(name)),
        path,
      ).toEqual([]);
    }
  }
});

describe.each(['en', 'de'])('in %s', (language) => {
  test.each([360, 768, 1440])('no word and no number is broken inside at %d px', async (width) => {
    const { page, open } = await arrive({ viewport: { width, height: 900 } });
    for (const [host, path] of [
      ['optics', '/chart'],
      ['optics', '/homeNav'],
      ['www', '/scanHome'],
      ['optics', '/articleRankList'],
      ['optics', '/mag/1099511628776'],
      ['biology', '/editorialList'],
      ['optics', '/newPublish?styleId=3'],
    ] as const) {
      await open(host, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      expect(await brokenWords(page), `${host}${path}`).toEqual([]);
    }
  });
});

test('a Chinese headline breaks between words', async () => {
  const headlines = [
    ['/homeNav?lang=zh', '[data-part="banner"] h2'],
    ['/article/doi/10.5555/fol.2026.5.1?lang=zh', 'h1'],
  ] as const;
  for (const [width, [path, headline]] of [360, 768, 1440].flatMap((width) =>
    headlines.map((one) => [width, one] as const),
  )) {
    const { page, open } = await arrive({ viewport: { width, height: 900 } });
    await open('optics', path);
    const broken = await page.locator(headline).evaluateAll((titles) =>
      titles.flatMap((title) => {
        const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        const pieces: string[] = [];
        let count = 0;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          count++;
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            pieces.push(node.nodeValue ?? '');
        }
        return count > 2 ? pieces : ['in one piece'];
      }),
    );
    expect(broken, `${path} at ${width} px`).toEqual([]);
  }
});

test('on a phone the whole hint of the search field can be read, in every language', async () => {
  const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
  for (const language of ['zh', 'en', 'ara', 'de', 'es', 'fr', 'ru']) {
    for (const [host, path] of [
      ['optics', '/about'],
      ['www', '/scanHome'],
    ] as const) {
      await open(host, `${path}?lang=${language}`);
      const room = await page
        .locator('input[name="q"]:visible')
        .first()
        .evaluate((field: HTMLInputElement) => {
          const style = getComputedStyle(field, '::placeholder');
          const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
          pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
          const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
          const inside =
            field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
          return inside - pen.measureText(field.placeholder).width;
        });
      expect(room, `${host} in ${language}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('headlines in Chinese break between words on every kind of page', async () => {
  const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
  for (const path of [
    '/newsInfo?columnId={news:sample:optics/news/1}',
    '/virtualProjectDetail?columnId={album:sample:optics/album/1}',
    '/conference2025',
    '/info/1099511627806',
  ]) {
    await open('optics', `${path}${path.includes('?') ? '&' : '?'}lang=zh`);
    const heading = page.locator('h1').first();
    expect(await heading.locator('wbr').count(), path).toBeGreaterThan(0);
    expect(
      await heading
        .locator('span')
        .first()
        .evaluate((words) => getComputedStyle(words).wordBreak),
      path,
    ).toBe('keep-all');
  }
});

test('a list that its source letters has letters, and so has one inside a numbered list', async () => {
  const { page, open } = await arrive();
  await open('optics', '/info/1099511627806?lang=en');
  const styles = await page
    .locator('[data-part~="body"]')
    .first()
    .evaluate((body) => {
      body.insertAdjacentHTML(
        'beforeend',
        '<ol><li>one<ol type="a"><li>two</li></ol></li></ol><ol type="I"><li>three</li></ol>',
      );
      return [...body.querySelectorAll('ol')].map((list) => getComputedStyle(list).listStyleType);
    });
  expect(styles.slice(-3)).toEqual(['decimal', 'lower-alpha', 'upper-roman']);
});

test('no issue, and no range of pages, is broken inside its numbers on a phone', async () => {
  const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
  for (const language of ['zh', 'en']) {
    await open('optics', `/issue?lang=${language}`);
    expect((await page.locator('h1').first().textContent())?.split(' ')).not.toContain(
      language === 'zh' ? '10' : 'No.',
    );
    await open('optics', `/searchFrame?q=light&lang=${language}`);
    const heights = await page
      .locator('[data-part="paper-row"] p bdi > span')
      .evaluateAll((ranges) => ranges.map((range) => range.getClientRects().length));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBe(1);
  }
});
