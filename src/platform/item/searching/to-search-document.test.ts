import { describe, expect, it } from 'vitest';
import { kinds } from '../../../content/kinds.ts';
import type { SearchableItem } from './searchable-item.ts';
import { toSearchDocument } from './to-search-document.ts';

const item: SearchableItem = {
  site: 1,
  id: '1099511627777',
  kind: 'article',
  status: 'published',
  titles: { zh: '钙钛矿', en: 'Perovskite', fra: 'Pérovskite' },
  doi: '10.5555/ABC',
  cover: null,
  publishedOn: '2024-05-06',
  revision: '1',
  key: '10.5555/abc',
  language: 'zh',
  richTitles: {},
  summaries: { en: 'x'.repeat(900) },
  keywords: { zh: ['钙钛矿', '稳定性'], en: ['Perovskite', 'stability'] },
  visits: 1,
  downloads: 2,
  citations: 3,
  comments: 4,
  isEmbargoed: false,
  score: null,
  subjects: [{ id: '9', titles: { zh: '物理', en: 'Physics' } }],
  collections: [],
  notices: [],
  mergedInto: null,
};
const searchOf = (name: string) => kinds.find((kind) => kind.name === name)?.search as (typeof kinds)[number]['search'];
const made = (more: Partial<SearchableItem> = {}, facts: unknown = null) =>
  toSearchDocument({ ...item, ...more }, facts, searchOf(more.kind ?? 'article')) as unknown as Readonly<
    Record<string, unknown>
  >;

describe('a document', () => {
  it('has its texts by language', () => {
    expect(made().title).toEqual({ zh: ['钙钛矿'], en: ['Perovskite'], any: ['Pérovskite'] });
  });

  it('is known under its DOI, key and id, in small letters', () => {
    expect(made()).toMatchObject({ doi: '10.5555/abc', ids: ['10.5555/abc', '1099511627777'] });
  });

  it('makes keywords that stand side by side into pairs, both ways', () => {
    expect(made().keywordPairs).toEqual([
      '钙钛矿␟perovskite',
      'perovskite␟钙钛矿',
      '稳定性␟stability',
      'stability␟稳定性',
    ]);
    expect(made({ keywords: { zh: ['一'], en: ['one', 'two'] } }).keywordPairs).toEqual([]);
  });

  it('names its facets so that they can be printed', () => expect(made().subjects).toEqual(['9␟物理␟Physics']));

  it('shows a part of its summary', () => {
    expect((made().shown as { summaries: { en: string } }).summaries.en).toHaveLength(600);
  });

  it.each([
    [['corrects'], 'corrected'],
    [['corrects', 'retracts'], 'retracted'],
    [['expresses-concern-about', 'corrects'], 'concern'],
  ] as const)('says the gravest of its notices: %s', (notices, integrity) => {
    expect(made({ notices }).shown).toMatchObject({ integrity });
  });

  it.each(['withdrawn', 'draft'] as const)('of what is %s is a tombstone', (status) => {
    expect(made({ status })).toEqual({ site: 1, id: item.id, kind: 'article', status });
  });

  it('of a merged record is a tombstone', () => expect(made({ mergedInto: '5' })).toMatchObject({ status: 'merged' }));
});

it.each(kinds.map(({ name }) => name))('%s is found even where its own row is missing', (kind) => {
  expect(made({ kind }).title).toBeDefined();
});

it('a paper is found by its people, its journal and its institutions', () => {
  const facts = {
    part: {},
    conferences: {},
    publishers: {},
    volume: '7',
    journal: { id: '3', titles: { en: 'Journal of Samples' } },
    period: { id: '4', year: 2023, volume: '8', issue: '2' },
    authors: [
      {
        names: { zh: { full: '王小明' }, en: { full: 'Xiaoming Wang' } },
        orcid: '0000-0002-1825-0097',
        expert: { id: '6', titles: { zh: '王小明', en: 'Xiaoming Wang' } },
      },
    ],
    affiliations: [
      { names: { en: 'Sample Laboratory' }, ror: null, institution: { id: '8', titles: { en: 'Sample University' } } },
    ],
  };
  expect(made({}, facts)).toMatchObject({
    authors: ['6␟王小明␟Xiaoming Wang␟0000-0002-1825-0097'],
    expertIds: ['6'],
    author: expect.arrayContaining(['王小明', 'wang xiaoming', 'Wang Xiaoming']),
    ids: expect.arrayContaining(['0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097']),
    journals: ['3␟Journal of Samples␟Journal of Samples'],
    affiliation: { en: ['Sample Laboratory', 'Sample University'] },
    institutions: ['8␟Sample University␟Sample University'],
    year: 2023,
    volume: '7',
    issue: '2',
    shown: { authors: [{ name: '王小明', expertId: '6' }], authorCount: 1, journal: { id: '3' } },
  });
});
