import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../../samples/loading/seeded-random.ts';
import { computingTime } from '../../../../../tests/support/computing-time.ts';
import { rebuilt, textOf } from '../../../../../tests/support/redline-texts.ts';
import { redline } from './redline.ts';

/** Without what is said and the marker of the file. */
const redlined = (before: string, after: string) => redline(before, after).html.replaceAll(/<!--[^>]*-->/g, '');

function expectBoth(before: string, after: string) {
  const { html } = redline(before, after);
  expect(rebuilt(html, 'before')).toBe(textOf(before));
  expect(rebuilt(html, 'after')).toBe(textOf(after));
  const names = [...html.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
}

describe('a redline', () => {
  test('strikes out single words and figures, and inserts others', () => {
    expect(redlined('<p>Light bends by 3.5 nm here.</p>', '<p>Light bends by 4.5 nm there.</p>')).toBe(
      '<p>Light bends by <del id="change-1">3.5</del><ins>4.5</ins> nm <del id="change-2">here</del><ins>there</ins>.</p>',
    );
    expect(redlined('<p>光梳的启动很可靠。</p>', '<p>光梳的启动不可靠。</p>')).toBe(
      '<p>光梳的启动<del id="change-1">很</del><ins>不</ins>可靠。</p>',
    );
  });

  test('tells in words where a change begins and where the text goes on', () => {
    expect(redline('<p>One two three</p>', '<p>One four three</p>').html).toBe(
      '<!--redline--><p>One <del id="change-1"><!--d-->two</del><ins><!--i-->four<!--e--></ins> three</p>',
    );
  });

  test('shows the later text with its names, and of the earlier neither names nor links', () => {
    const html = redlined(
      '<p id="p1">See <a id="x" href="#b1">one</a> of many fine papers here</p>',
      '<p id="p1">See <a id="x" href="#b2">two</a> of many fine papers here</p>',
    );
    expect(html).toBe(
      '<p id="p1">See <del id="change-1">one</del><ins><a id="x" href="#b2">two</a></ins> of many fine papers here</p>',
    );
  });

  test('cuts italics and links where a change ends, and names them once', () => {
    expect(redlined('<p>a <i id="i">b c d</i> e</p>', '<p>a <i id="i">b x d</i> e</p>')).toBe(
      '<p>a <i id="i">b </i><del id="change-1"><i>c</i></del><ins><i>x</i></ins><i> d</i> e</p>',
    );
  });

  test('sees that a number was raised, but not that a word was set in italics', () => {
    expect(redline('<p>10<sup>5</sup> cells</p>', '<p>105 cells</p>').summary.changes).toBe(1);
    expect(redline('<p>in vitro</p>', '<p><i>in vitro</i></p>').summary.changes).toBe(0);
  });

  test('takes a picture and a formula as a whole: the picture by its bytes', () => {
    const figure = (src: string) =>
      `<figure id="f"><img src="/files/${src}" alt="A"><figcaption>Plot of all.</figcaption></figure>`;
    const { html, summary } = redline(figure('one'), figure('two'));
    expect(html).toContain('<img src="/files/one" alt="A">');
    expect([summary.deleted.pictures, summary.inserted.pictures, summary.inserted.words]).toEqual([1, 1, 0]);
    const formula = (sign: string) => `<p>So <math><mi>x</mi><mo>${sign}</mo></math> holds for all of them</p>`;
    expect(redline(formula('+'), formula('-')).summary.inserted.formulas).toBe(1);
  });

  test('compares a row of a table cell by cell, and keeps new and old rows in their table', () => {
    const table = (rows: string) =>
      `<table><thead><tr><th>Name</th><th>Value</th></tr></thead><tbody>${rows}</tbody></table>`;
    expect(
      redlined(table('<tr><td>a b c</td><td>3.4</td></tr>'), table('<tr><td>a b c</td><td>3.5</td></tr>')),
    ).toContain('<td>a b c</td><td><del id="change-1">3.4</del><ins>3.5</ins></td>');
    expectBoth(
      table('<tr><td>one</td><td>1</td></tr><tr><td>two</td><td>2</td></tr>'),
      table('<tr><td>two</td><td>2</td></tr>'),
    );
  });

  test('says that a paragraph was moved, and prints it once', () => {
    const long = 'this paragraph has more than eight words and stands elsewhere now';
    const stays = (letter: string) =>
      `<p>${Array.from({ length: 20 }, (_, place) => `${letter}${place}`).join(' ')}</p>`;
    const [before, after] = [
      `<section><h2>One</h2><p>${long}</p>${stays('a')}</section><section><h2>Two</h2>${stays('b')}</section>`,
      `<section><h2>One</h2>${stays('a')}</section><section><h2>Two</h2>${stays('b')}<p>${long}</p></section>`,
    ];
    const { html, summary } = redline(before, after);
    expect(summary).toMatchObject({ moved: 1, inserted: { words: 0 }, deleted: { words: 0 } });
    expect(html).toContain('<a href="#moved-1">this paragraph');
    expect(html).toContain(`<span id="moved-1">${long}</span>`);
    expectBoth(before, after);
  });

  test('counts changes that touch each other as one, and names the sections with changes', () => {
    const text = (words: string) =>
      `<section><h2>Start</h2><p>stays</p></section><section><h2>A &lt; B</h2><p>${words}</p></section>`;
    const { summary } = redline(text('one two three four five six'), text('one 2 three four 5 six'));
    expect(summary).toMatchObject({ changes: 2, sections: [{ title: 'A < B', first: 1, changes: 2 }] });
  });

  test('keeps a section of one name together, though all of it was rewritten', () => {
    expect(
      redlined(
        '<section><h2>Start</h2><p>old words</p></section>',
        '<section><h2>Start</h2><p>all is new</p></section>',
      ),
    ).toBe('<section><h2>Start</h2><p><del id="change-1">old words</del></p><p><ins>all is new</ins></p></section>');
  });

  test('writes what a text says, never as markup; marks of the source become what they look like', () => {
    const html = redlined('<p>a &lt;b&gt; c d e</p>', '<p>a &lt;script&gt; c <ins>d</ins> <samp>e</samp></p>');
    expect(html).not.toContain('<script');
    expect(html).toContain('<u>d</u> <kbd>e</kbd>');
    expect(redline('<p>a</p>', '<p title="&quot;&gt;&lt;script&gt;">b</p>').html).not.toContain('<script');
  });
});

/** Texts made up of everything that stored texts have, and how an editor would change them. */
function sampleTexts(seed: number) {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const word = () =>
    ['light', 'wave', '3.14', '光', '学', 'cell', 'β', 'a', 'of', '&lt;b&gt;', '&amp;'][below(11)] ?? '';
  const inline = () => {
    const inside = word();
    return (
      [
        `<i>${inside}</i>`,
        `<sub>${inside}</sub>`,
        `<a href="#x" id="r${below(1e9)}">${inside}</a>`,
        '<math><mi>x</mi></math>',
        `<img src="/files/${below(3)}" alt="">`,
        inside,
        inside,
        inside,
      ][below(8)] ?? ''
    );
  };
  const sentence = (length = 3 + below(25)) => Array.from({ length }, inline).join(' ');
  const block = (depth: number): string => {
    const inner = () => Array.from({ length: 1 + below(4) }, () => block(depth - 1)).join('');
    const kinds = [
      () => `<p>${sentence()}</p>`,
      () => `<p>${sentence()}</p>`,
      () => `<h3>${sentence(3)}</h3>`,
      () => `<ul><li>${sentence()}</li><li><p>${sentence()}</p><p>${sentence(4)}</p></li></ul>`,
      () =>
        `<table><caption>${sentence(4)}</caption><tbody><tr><td>${word()}</td><td rowspan="2">${word()}</td></tr><tr><th>${sentence(2)}</th></tr></tbody></table>`,
      () =>
        `<figure id="f${below(1e9)}"><img src="/files/${below(9)}" alt="p"><figcaption>${sentence(5)}</figcaption></figure>`,
      () =>
        depth > 0
          ? `<section id="s${below(1e9)}"><h2>${sentence(2)}</h2>${inner()}</section>`
          : `<pre>${word()}\n  ${word()}</pre>`,
    ];
    return (kinds[below(kinds.length)] ?? kinds[0])?.() ?? '';
  };
  const before = Array.from({ length: 2 + below(10) }, () => block(2));
  const after = before.flatMap((one) => {
    const fate = below(8);
    if (fate === 0) return [];
    if (fate === 1) return [one, block(1)];
    if (fate === 2) return [one.replaceAll(/light|cell/g, () => word())];
    return fate === 3 ? [one.replace(/ [a-z]+ /, ' ')] : [one];
  });
  if (below(3) === 0) after.push(after.shift() ?? '');
  return [before.join(''), after.join('')] as const;
}

test('of 300 pairs of made-up texts both can be rebuilt, and no name stands twice', () => {
  for (let seed = 1; seed <= 300; seed += 1) expectBoth(...sampleTexts(seed));
});

/** Far above what it takes (about two), and far below what it takes without a limit on comparisons (minutes): no figure is judged here. */
const endsAtAll = 15;

describe('texts that share their words and not their order end, because comparisons are counted', () => {
  const words = (seed: number, count: number, kinds: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: count }, () => `w${Math.floor(random() * kinds)}`);
  };
  const seconds = (before: string, after: string) => {
    const spent = computingTime();
    const { html } = redline(before, after);
    const taken = spent() / 1_000;
    expect(rebuilt(html, 'before') === textOf(before) && rebuilt(html, 'after') === textOf(after)).toBe(true);
    return taken;
  };

  test('one paragraph of 60,000 words is compared with another that shares its words and not their order', () => {
    const text = (seed: number) => `<p>${words(seed, 60_000, 500).join(' ')}</p>`;
    expect(seconds(text(1), text(2))).toBeLessThan(endsAtAll);
  });

  test('1,500 short paragraphs are compared with 1,500 others like them', () => {
    const text = (seed: number) =>
      Array.from({ length: 1_500 }, (_, place) => `<p>${words(seed * 10_000 + place, 25, 60).join(' ')}</p>`).join('');
    expect(seconds(text(1), text(2))).toBeLessThan(endsAtAll);
  });
});
