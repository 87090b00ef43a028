import { describe, expect, test } from 'vitest';
import {
  bare,
  book,
  chinese,
  conferencePaper,
  english,
  group,
  person,
  preprint,
  standard,
} from '../../../../../../tests/support/sample-citables.ts';
import type { Citable } from '../../../../../platform/kernel/citable.ts';
import { cite } from '../cite.ts';
import { type CitationStyle, citationStyles } from '../formats.ts';

const readOn = '2026-11-15';
const text = (citable: Citable, style: CitationStyle, language = citable.language ?? 'en') =>
  cite(citable, style, language, readOn).text;
const html = (citable: Citable, style: CitationStyle) => cite(citable, style, citable.language ?? 'en', readOn).html;
const title = 'Stable cells of TiO2 & light: 5 % more_output';
const richTitle = 'Stable cells of TiO<sub>2</sub> &amp; light: 5 % more_output';
const people = (count: number) => Array.from({ length: count }, (_, place) => person(`Author${place + 1}`, 'Bea'));

/** After the rules of the CSL styles: marks, order, shortening of names, et al. */
const articles: Record<CitationStyle, string> = {
  'gb-t-7714-2025': `Sample A B, Muster J-L, Probe C. ${title}[J/OL]. Sample Letters of Light, 2026, 12(3): 101-109. DOI:10.5555/sample.2026_12.`,
  'gb-t-7714-2015': `SAMPLE A B, MUSTER J L, PROBE C. ${title}[J/OL]. Sample Letters of Light, 2026, 12(3): 101-109[2026-11-15]. DOI:10.5555/sample.2026_12.`,
  apa: `Sample, A. B., Muster, J.-L., & Probe, C. (2026). ${title}. Sample Letters of Light, 12(3), 101–109. https://doi.org/10.5555/sample.2026_12`,
  ieee: `A. B. Sample, J.-L. Muster, and C. Probe, “${title},” Sample Letters of Light, vol. 12, no. 3, pp. 101–109, May 2026, doi: 10.5555/sample.2026_12.`,
  vancouver: `Sample AB, Muster JL, Probe C. ${title}. Sample Letters of Light. 2026 May 9;12(3):101-9. doi:10.5555/sample.2026_12`,
  nature: `Sample, A. B., Muster, J.-L. & Probe, C. ${title}. Sample Letters of Light 12, 101–109 (2026).`,
  chicago: `Sample, Anna Bea, Jean-Luc Muster, and Carla Probe. 2026. “${title}.” Sample Letters of Light 12 (3): 101–9. https://doi.org/10.5555/sample.2026_12.`,
};

const books: Record<CitationStyle, string> = {
  'gb-t-7714-2025':
    'Sample A B, Muster J-L, Probe C. A book of light[M/OL]. 2nd ed. Sampleton: Sample Press, 2026. DOI:10.5555/sample.2026_12.',
  'gb-t-7714-2015':
    'SAMPLE A B, MUSTER J L, PROBE C. A book of light[M/OL]. 2nd ed. Sampleton: Sample Press, 2026[2026-11-15]. DOI:10.5555/sample.2026_12.',
  apa: 'Sample, A. B., Muster, J.-L., & Probe, C. (2026). A book of light (2nd ed.). Sample Press. https://doi.org/10.5555/sample.2026_12',
  ieee: 'A. B. Sample, J.-L. Muster, and C. Probe, A book of light, 2nd ed. Sampleton: Sample Press, 2026. doi: 10.5555/sample.2026_12.',
  vancouver:
    'Sample AB, Muster JL, Probe C. A book of light. 2nd ed. Sampleton: Sample Press; 2026. doi:10.5555/sample.2026_12',
  nature: 'Sample, A. B., Muster, J.-L. & Probe, C. A book of light. (Sample Press, Sampleton, 2026).',
  chicago:
    'Sample, Anna Bea, Jean-Luc Muster, and Carla Probe. 2026. A book of light. 2nd ed. Sampleton: Sample Press. https://doi.org/10.5555/sample.2026_12.',
};

const conferencePapers: Record<CitationStyle, string> = {
  'gb-t-7714-2025':
    'Sample A B, Muster J-L, Probe C. Cells at night[C/OL]//Sample Conference on Light. Sampleton: Sample Press, 2026: 101-109. DOI:10.5555/sample.2026_12.',
  'gb-t-7714-2015':
    'SAMPLE A B, MUSTER J L, PROBE C. Cells at night[C/OL]//Sample Conference on Light. Sampleton: Sample Press, 2026: 101-109[2026-11-15]. DOI:10.5555/sample.2026_12.',
  apa: 'Sample, A. B., Muster, J.-L., & Probe, C. (2026). Cells at night. In Sample Conference on Light (pp. 101–109). Sample Press. https://doi.org/10.5555/sample.2026_12',
  ieee: 'A. B. Sample, J.-L. Muster, and C. Probe, “Cells at night,” in Sample Conference on Light, Sampleton: Sample Press, May 2026, pp. 101–109. doi: 10.5555/sample.2026_12.',
  vancouver:
    'Sample AB, Muster JL, Probe C. Cells at night. In: Sample Conference on Light. Sampleton: Sample Press; 2026. p. 101-9. doi:10.5555/sample.2026_12',
  nature:
    'Sample, A. B., Muster, J.-L. & Probe, C. Cells at night. in Sample Conference on Light 101–109 (Sample Press, Sampleton, 2026) doi:10.5555/sample.2026_12.',
  chicago:
    'Sample, Anna Bea, Jean-Luc Muster, and Carla Probe. 2026. “Cells at night.” In Sample Conference on Light, 101–9. Sampleton: Sample Press. https://doi.org/10.5555/sample.2026_12.',
};

describe.each(citationStyles)('%s', (style) => {
  test('writes an article of a journal', () => expect(text(english, style)).toBe(articles[style]));
  test('writes a book', () => expect(text(book, style)).toBe(books[style]));
  test('writes a paper of a conference', () => expect(text(conferencePaper, style)).toBe(conferencePapers[style]));

  test('of nothing but a title it makes no stray signs', () => {
    expect(text(bare, style)).toContain('Untitled light');
    expect(text(bare, style)).not.toMatch(/\.\.|,,|\(\)|: :|undefined|null|\s\s| [.,;]/);
  });

  test('a title that asks keeps its question mark and gets no full stop', () => {
    const asking: Citable = { ...bare, titles: { en: 'Why light?' }, containers: { en: 'Letters' }, year: 2026 };
    expect(text(asking, style)).toContain('Why light?');
    expect(text(asking, style)).not.toContain('?.');
  });

  test('markup in plain texts never becomes HTML', () => {
    const hostile: Citable = {
      ...english,
      richTitles: {},
      titles: { en: 'If a<b & "c">d <script src="x">then</script>' },
      containers: { en: '<img src="x">Letters & Light' },
      authors: [{ type: 'group', names: { en: { full: '<b>Group</b> <x' } }, affiliations: [] }],
    };
    expect(html(hostile, style)).toContain('If a&lt;b &amp; &quot;c&quot;&gt;d then');
    expect(html(hostile, style).replace(/<\/?[ib]>/g, '')).not.toMatch(/[<>"]/);
    expect(html(hostile, style)).toContain('Letters &amp; Light');
  });
});

test('italics and bold are HTML beside the plain text', () => {
  expect(html(english, 'apa')).toBe(
    `Sample, A. B., Muster, J.-L., &amp; Probe, C. (2026). ${richTitle}. <i>Sample Letters of Light</i>, <i>12</i>(3), 101–109. https://doi.org/10.5555/sample.2026_12`,
  );
  expect(html(english, 'nature')).toContain('<i>Sample Letters of Light</i> <b>12</b>, 101–109');
  expect(html(book, 'nature')).toContain('<i>A book of light</i>. (Sample Press');
});

describe('Chinese works', () => {
  test('GB/T 7714-2025 has full-width signs but for the full stop and brackets; three authors, then 等', () => {
    expect(text(chinese, 'gb-t-7714-2025')).toBe(
      '张三样，李四样，王五样，等. 稳定的钙钛矿太阳能电池[J/OL]. 光学样刊，2026，12（3）：101-109. DOI:10.5555/sample.zh.',
    );
  });

  test('GB/T 7714-2015 has half-width signs and the day of reading', () => {
    expect(text(chinese, 'gb-t-7714-2015')).toBe(
      '张三样, 李四样, 王五样, 等. 稳定的钙钛矿太阳能电池[J/OL]. 光学样刊, 2026, 12(3): 101-109[2026-11-15]. DOI:10.5555/sample.zh.',
    );
  });

  test('in English et al. follows three authors, and GB/T 7714-2025 writes names in pinyin out', () => {
    expect(text(chinese, 'gb-t-7714-2025', 'en')).toBe(
      'Zhang Sanyang, Li Siyang, Wang Wuyang, et al. Stable perovskite solar cells[J/OL]. Sample Letters of Light, 2026, 12(3): 101-109. DOI:10.5555/sample.zh.',
    );
    expect(text(chinese, 'gb-t-7714-2015', 'en')).toMatch(/^ZHANG S, LI S, WANG W, et al\. Stable/);
  });

  test('a name in Chinese characters is never turned or shortened', () => {
    for (const style of citationStyles) expect(text(chinese, style)).toMatch(/^张三样[,，、]/);
  });

  test('a standard is named by its number in 2025, with it in 2015', () => {
    expect(text(standard, 'gb-t-7714-2025')).toBe(
      'GB/T 99999—2026 样例检测方法[S/OL]. https://optics.example/libraryDetails?columnId=7.',
    );
    expect(text(standard, 'gb-t-7714-2015')).toContain('样例检测方法: GB/T 99999—2026[S/OL]. 北京: 样例出版社, 2026');
  });

  test('a preprint is [PP/OL] with platform and day in 2025, [A/OL] in 2015', () => {
    expect(text(preprint, 'gb-t-7714-2025')).toBe(
      'Sample A B, Muster J-L, Probe C. Cells before print[PP/OL]. SampleXiv(2026-05-09)[2026-11-15]. DOI:10.5555/sample.2026_12.',
    );
    expect(text(preprint, 'gb-t-7714-2015')).toContain('[A/OL]. (2026-05-09)[2026-11-15]. DOI');
  });

  test('what is online first has its day in 2025', () => {
    const first = { ...chinese, volume: null, issue: null, firstPage: null, lastPage: null };
    expect(text(first, 'gb-t-7714-2025')).toContain('[J/OL]. 光学样刊，2026-05-09. DOI');
  });
});

describe('many authors', () => {
  const many: Citable = { ...english, authors: people(30) };
  test.each([
    ['gb-t-7714-2025', /^Author1 B, Author2 B, Author3 B, et al\. Stable/],
    ['gb-t-7714-2015', /^AUTHOR1 B, AUTHOR2 B, AUTHOR3 B, et al\. Stable/],
    ['apa', /^Author1, B\.,.* Author19, B\., … Author30, B\. \(2026\)/],
    ['ieee', /^B\. Author1 et al\., “Stable/],
    ['vancouver', /Author6 B, et al\. Stable/],
    ['nature', /^Author1, B\. et al\. Stable/],
    ['chicago', /^Author1, Bea, Bea Author2, Bea Author3, et al\. 2026\./],
  ] as const)('%s cuts 30 of them', (style, start) => {
    expect(text(many, style)).toMatch(start);
  });
  test.each([
    ['gb-t-7714-2025', 3],
    ['apa', 20],
    ['ieee', 6],
    ['vancouver', 6],
    ['nature', 5],
    ['chicago', 6],
  ] as const)('%s names all up to %d', (style, most) => {
    const few = text({ ...english, authors: people(most) }, style);
    expect(few).not.toMatch(/et al|…/);
    expect(few).toContain(`Author${most}`);
  });
});

test('a group is named whole', () => {
  const grouped = { ...english, authors: [group] };
  expect(text(grouped, 'apa')).toMatch(/^Sample Light and Sound Collaboration\. \(2026\)/);
  expect(text(grouped, 'gb-t-7714-2015')).toMatch(/^Sample Light and Sound Collaboration\. /);
});

test('an article number stands where pages would', () => {
  const numbered = { ...english, firstPage: null, lastPage: null, elocation: 'e1234' };
  expect(text(numbered, 'apa')).toContain('12(3), Article e1234.');
  expect(text(numbered, 'ieee')).toContain('Art. no. e1234');
  expect(text(numbered, 'gb-t-7714-2025')).toContain('12(3): e1234.');
});

test('what has no DOI is cited by its address and the day', () => {
  const linked = { ...english, doi: null, url: 'https://optics.example/thesisDetails?columnId=7' };
  expect(text(linked, 'ieee')).toContain('. Accessed: Nov. 15, 2026. [Online]. Available: https://optics.example/');
  expect(text(linked, 'vancouver')).toContain('Light [Internet]. 2026 May 9 [cited 2026 Nov 15];12(3)');
});

test.each([
  ['3', '17', '3–17'],
  ['71', '72', '71–72'],
  ['100', '104', '100–104'],
  ['101', '108', '101–8'],
  ['1496', '1504', '1496–504'],
  ['321', '328', '321–28'],
  ['e5', 'e9', 'e5–e9'],
  ['7', '7', '7'],
])('Chicago writes the pages %s to %s as %s', (firstPage, lastPage, pages) => {
  expect(text({ ...english, firstPage, lastPage }, 'chicago')).toContain(`12 (3): ${pages}.`);
});

test('a name that was printed in one piece is split at its last word, or its comma', () => {
  const named = (full: string): Citable => ({
    ...english,
    authors: [{ type: 'person', names: { en: { full } }, affiliations: [] }],
  });
  expect(text(named('Anna B. Sample'), 'apa')).toMatch(/^Sample, A\. B\. \(2026\)/);
  expect(text(named('Sample, Anna B.'), 'apa')).toMatch(/^Sample, A\. B\. \(2026\)/);
  expect(text(named('Plato'), 'apa')).toMatch(/^Plato\. \(2026\)/);
});
