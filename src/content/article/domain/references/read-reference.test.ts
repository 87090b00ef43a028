import { expect, test } from 'vitest';
import { computingTime } from '../../../../../tests/support/computing-time.ts';
import { book, chinese, conferencePaper, english } from '../../../../../tests/support/sample-citables.ts';
import { cite } from '../../../../features/discovery/citations/domain/cite.ts';
import { citationStyles } from '../../../../features/discovery/citations/domain/formats.ts';
import { authorsOf, writtenAuthors } from './read-authors.ts';
import { readReference } from './read-reference.ts';
import { splitReferences } from './split-references.ts';
import { pastedReferences, writtenDoi } from './written-reference.ts';

const plainTitle = { ...english, titles: { en: 'Stable cells of sample light' }, richTitles: {} };

test.each(citationStyles)('a paper as %s prints it is read into its parts', (style) => {
  const { text } = cite(plainTitle, style, 'en', '2026-11-15');
  const read = readReference(text);
  expect(read).toMatchObject({
    type: 'journal',
    title: 'Stable cells of sample light',
    container: 'Sample Letters of Light',
    year: '2026',
    volume: '12',
    firstPage: '101',
    lastPage: '109',
    ...(text.includes('10.5555') && { doi: '10.5555/sample.2026_12' }),
  });
  expect(read.authors).toHaveLength(3);
  expect(writtenAuthors(read.authors)).toMatch(/^sample, /i);
});

test('Chinese papers, books and proceedings of GB/T 7714 are read', () => {
  const styles = ['gb-t-7714-2015', 'gb-t-7714-2025'] as const;
  for (const style of styles) {
    expect(readReference(cite(chinese, style, 'zh', '2026-11-15').text)).toMatchObject({
      type: 'journal',
      title: '稳定的钙钛矿太阳能电池',
      container: '光学样刊',
      year: '2026',
      volume: '12',
      issue: '3',
      authors: [{ name: '张三样' }, { name: '李四样' }, { name: '王五样' }],
    });
    expect(readReference(cite(book, style, 'en', '2026-11-15').text)).toMatchObject({
      type: 'book',
      title: 'A book of light',
      publisher: 'Sample Press',
      year: '2026',
    });
    expect(readReference(cite(conferencePaper, style, 'en', '2026-11-15').text)).toMatchObject({ type: 'confproc' });
  }
});

test.each([
  [
    '赵六．示例理论导论［M］．北京：示例出版社，2018：25－30．',
    { type: 'book', title: '示例理论导论', place: '北京', publisher: '示例出版社', year: '2018' },
  ],
  ['钱七. 示例系统的设计与实现[D]. 上海: 示例大学, 2019.', { type: 'thesis', publisher: '示例大学', year: '2019' }],
  [
    '周九，吴十．无标识的示例文献．示例通报，2012，57（8）：1-5．',
    { title: '无标识的示例文献', container: '示例通报', volume: '57', issue: '8', firstPage: '1', lastPage: '5' },
  ],
  [
    'Sample J, Doe A, et al. Two words of them. J Samples. 2020 May;12(3):101-9. doi:10.5555/a.b.',
    { title: 'Two words of them', container: 'J Samples', lastPage: '109', doi: '10.5555/a.b' },
  ],
  [
    'Sample, J., & Doe, A. (2020). Is it so? A sample. Journal of Samples, 12(3), e101. https://doi.org/10.5555/A.B',
    { title: 'Is it so? A sample', year: '2020', volume: '12', firstPage: 'e101', doi: '10.5555/a.b' },
  ],
])('%s', (printed, parts) => {
  expect(readReference(printed)).toMatchObject(parts);
});

test('what is no reference in any known form keeps its words and claims nothing', () => {
  expect(readReference('See the handbook of the sample committee.')).toEqual({ type: null, authors: [] });
  const [one] = pastedReferences('See the handbook of the sample committee.');
  expect(one).toMatchObject({ printed: 'See the handbook of the sample committee.', title: '', year: '', doi: '' });
});

test.each([
  [
    'by numbers, wherever lines break',
    '[1] One of\nthem.\n[2] Another.\n［3］第三\n条。',
    ['One of them.', 'Another.', '第三条。'],
  ],
  ['by dots', '1. One 2020.\n2. Two.', ['One 2020.', 'Two.']],
  ['by empty lines', 'One of\nthem.\n\nAnother.', ['One of them.', 'Another.']],
  ['a line each', 'One.\r\nTwo.\r\n', ['One.', 'Two.']],
  ['nothing', ' \n \n', []],
])('a pasted list is split: %s', (_, pasted, entries) => {
  expect(splitReferences(pasted).map(({ printed }) => printed)).toEqual(entries);
});

test('authors of a form are what they were written as', () => {
  const written = 'Smith, J A; 张三; Sample Consortium';
  expect(writtenAuthors(authorsOf(written))).toBe(written);
});

test('a DOI is known however it is written', () => {
  for (const one of ['10.5555/A.b', 'https://doi.org/10.5555/a.b', 'doi: 10.5555/a.b'])
    expect(writtenDoi(one)).toBe('10.5555/a.b');
  expect(writtenDoi('11.5555/a')).toBeUndefined();
});

test('a hostile line takes no time', () => {
  const computed = computingTime();
  for (const hostile of [
    'a. '.repeat(490),
    '('.repeat(1_400),
    '2020, '.repeat(240),
    `${'A, '.repeat(490)}[J]`,
    'x'.repeat(1e6),
  ])
    readReference(hostile);
  expect(computed()).toBeLessThan(10_000);
});
