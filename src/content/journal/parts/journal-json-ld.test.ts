import { expect, test } from 'vitest';
import type { JournalDetail } from '../../../features/sites/navigation/parts/named-journal.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import { journalJsonLd } from './journal-json-ld.ts';

const origin = 'https://optics.example';
const journal = {
  id: '7',
  siteId: 1,
  publicationName: 'Sample Optics',
  names: { en: 'Sample Optics', zh: '样本光学' },
  cover: '/files/c',
  doi: '10.5555/optics',
  sponsor: { en: 'Sample Society' },
  supervisor: {},
  editorInChief: { en: 'Anna Sample' },
  publisher: { en: 'Sample Press' },
  place: {},
  readership: {},
  introduction: { en: 'About light.' },
  cn: '00-0001/O4',
  issn: '1234-5679',
  eissn: '2345-6780',
  impactFactor: 3.2,
  frequency: 'monthly',
  startYear: 2016,
  databases: [],
  indexed: '',
  groupType: null,
  periodCount: 3,
} satisfies JournalDetail;

const described = (given: Partial<JournalDetail> = {}) =>
  journalJsonLd({ ...journal, ...given }, { origin, say: (text) => textFor(text, 'en', 'en') });

test('search engines are told what a journal is, who publishes it and by which numbers it is known', () => {
  expect(described()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Periodical',
    '@id': 'https://optics.example/mag/7',
    url: 'https://optics.example/mag/7',
    sameAs: 'https://doi.org/10.5555/optics',
    name: 'Sample Optics',
    alternateName: ['样本光学'],
    issn: ['1234-5679', '2345-6780'],
    description: 'About light.',
    image: 'https://optics.example/files/c',
    startDate: '2016',
    publisher: { '@type': 'Organization', name: 'Sample Press' },
  });
});

test('what is not known of a journal is left out', () => {
  const unknown = { doi: null, cover: null, publisher: {}, introduction: {}, issn: null, eissn: null, startYear: null };
  expect(Object.keys(described({ ...unknown, names: { en: 'Sample Optics' } }))).toEqual([
    ...['@context', '@type', '@id', 'name', 'url'],
  ]);
});
