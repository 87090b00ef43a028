import { expect, test } from 'vitest';
import { type SampleArticle, sampleReading } from '../sample-article.ts';
import { issueOf, journalOf } from './journal.ts';

const read = (sample: SampleArticle) => {
  const reading = sampleReading(sample);
  const journal = journalOf(reading);
  return { journal, issue: issueOf(reading, journal, 2023) };
};
const title = '<journal-title-group><journal-title>Sample Journal</journal-title></journal-title-group>';

test('a journal is known by its electronic ISSN, else by the printed one, else by its title', () => {
  const print = '<issn pub-type="ppub">1234-5679</issn>';
  const electronic = '<issn pub-type="epub">2345-678x</issn>';
  expect(read({ journal: title + print + electronic }).journal).toMatchObject({
    key: '2345-678X',
    onlyIfMissing: true,
    details: { issn: '1234-5679', eissn: '2345-678X' },
  });
  expect(read({ journal: title + print }).journal?.key).toBe('1234-5679');
  expect(read({ journal: title }).journal?.key).toBe('sample journal');
  expect(read({ journal: '' }).journal).toBeNull();
});

test('an issue is known by journal, year, volume and number', () => {
  const { issue } = read({ journal: title, meta: '<volume>6</volume><issue>66</issue>' });
  expect(issue).toMatchObject({
    key: 'sample journal/2023/6/66',
    titles: { en: 'Sample Journal 6(66)' },
    details: { journal: { kind: 'journal', key: 'sample journal' }, year: 2023, volume: '6', issue: '66' },
  });
});

test('a journal that counts volumes only has one issue without a number in each', () => {
  expect(read({ journal: title, meta: '<volume>6</volume>' }).issue).toMatchObject({
    key: 'sample journal/2023/6/',
    details: { issue: '' },
  });
  expect(read({ journal: title, meta: '' }).issue).toBeNull();
});
