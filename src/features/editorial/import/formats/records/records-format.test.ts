import { describe, expect, it } from 'vitest';
import type { SourcePackage } from '../format.ts';
import { recordRelations, recordsFormat } from './records-format.ts';

const files = (journal?: object): SourcePackage => ({
  paths: journal ? ['journal.json', 'sample.ndjson'] : ['sample.ndjson'],
  read: async () => Buffer.from(JSON.stringify(journal)),
  place: (path) => path,
});

const sample = {
  id: '1',
  doi: '10.1234/Sample.1',
  title: 'A sample article',
  abstract: 'What was <found>.',
  authors: [
    { family: 'Sample', given: 'Ada', orcid: '0000-0002-1825-0097', aff: [1, 9], corresp: true },
    { collab: 'The Sample Group', orcid: '0000-0000-0000-0000' },
  ],
  affiliations: [
    { name: 'First' },
    { name: 'Second', city: 'Town', country: 'Land', ror: 'https://ror.org/05dxps055' },
  ],
  keywords: ['one'],
  organisms: ['Mouse', 'Other'],
  subjects: ['Cell Biology'],
  dates: { published: '2020-01-02', received: '2019-13-01' },
  volume: '5',
  elocation: 'e1',
  type: 'research-article',
  channel: 'Research Article',
  version: 3,
  licence: 'CC-BY-4.0',
  related: [['corrected-article', '10.1234/Other']],
  citedDois: ['10.1234/Cited', 'nonsense'],
  refCount: 7,
};

async function read(record: object, journal?: object) {
  const result = await recordsFormat.read(
    { source: 'sample.ndjson#1', bytes: Buffer.from(JSON.stringify(record)) },
    files(journal),
  );
  if (!result.ok) throw new Error(result.failure.reason);
  return result.value;
}

describe('a record of an article', () => {
  it('becomes an article that any full text replaces', async () => {
    const { unit } = await read(sample);
    expect(unit.main).toMatchObject({
      kind: 'article',
      key: '10.1234/sample.1',
      rank: 3,
      titles: { en: 'A sample article' },
      summaries: { en: 'What was <found>.' },
      keywords: { en: ['one', 'Mouse'] },
      publishedOn: '2020-01-02',
      details: {
        journal: null,
        type: 'research-article',
        publicationType: 0,
        accessType: 0,
        part: { en: 'Research Article' },
        volume: '5',
        elocation: 'e1',
        licence: 'https://creativecommons.org/licenses/by/4.0/',
        abstracts: { en: '<p>What was &lt;found&gt;.</p>' },
        referenceCount: 7,
      },
      relations: [{ type: 'corrects', target: '10.1234/other' }],
      subjects: [{ kind: 'subject', key: 'cell biology' }],
    });
    expect((await read({ ...sample, version: 900 })).unit.main.rank).toBe(50);
  });

  it('names its authors and where they work, and links those who have an identifier', async () => {
    const { unit, problems } = await read(sample);
    expect(unit.main.parts).toEqual({
      contributor: [
        {
          role: 'author',
          type: 'person',
          names: { en: { full: 'Ada Sample', family: 'Sample', given: 'Ada' } },
          orcid: '0000-0002-1825-0097',
          expert: { kind: 'expert', key: 'https://orcid.org/0000-0002-1825-0097' },
          corresponding: true,
          affiliations: [2],
        },
        {
          role: 'author',
          type: 'group',
          names: { en: { full: 'The Sample Group' } },
          orcid: null,
          expert: null,
          corresponding: false,
          affiliations: [],
        },
      ],
      affiliation: [
        { names: { en: 'First' }, country: null, ror: null, institution: null },
        {
          names: { en: 'Second, Town' },
          country: 'Land',
          ror: 'https://ror.org/05dxps055',
          institution: { kind: 'institution', key: 'https://ror.org/05dxps055' },
        },
      ],
      reference: [{ printed: '10.1234/cited', doi: '10.1234/cited' }],
    });
    expect(unit.mentioned.map(({ kind, key, onlyIfMissing }) => [kind, key, onlyIfMissing])).toEqual([
      ['subject', 'cell biology', true],
      ['institution', 'https://ror.org/05dxps055', true],
      ['expert', 'https://orcid.org/0000-0002-1825-0097', true],
    ]);
    expect(problems).toEqual([
      { code: 'identifier-invalid', value: '0000-0000-0000-0000' },
      { code: 'date-invalid', at: 'received', value: '2019-13-01' },
    ]);
  });

  it('belongs to the journal that lies beside it, and to its volume', async () => {
    const { unit } = await read(sample, { titles: { en: 'Sample Journal' }, eissn: '2222-2222' });
    expect(unit.main.details).toMatchObject({
      journal: { kind: 'journal', key: '2222-2222' },
      period: { kind: 'issue', key: '2222-2222/2020/5/' },
    });
    expect(unit.mentioned.slice(0, 2)).toMatchObject([
      { kind: 'journal', titles: { en: 'Sample Journal' } },
      { kind: 'issue', titles: { en: 'Sample Journal 5' }, details: { year: 2020, volume: '5', issue: '' } },
    ]);
  });

  it('says what it lacks', async () => {
    const { problems, unit } = await read({ id: 'x', title: '' });
    expect(problems.map(({ code }) => code)).toEqual([
      'title-missing',
      'abstract-missing',
      'authors-missing',
      'licence-unknown',
    ]);
    expect(unit.main).toMatchObject({ key: 'x', titles: { en: 'x' }, doi: null, details: { accessType: 1 } });
  });

  it('is refused if it is not a record, with the place of the mistake', async () => {
    const bytes = Buffer.from('{"id":"x","title":5}');
    expect(await recordsFormat.read({ source: 's', bytes }, files())).toMatchObject({
      ok: false,
      failure: { reason: expect.stringContaining('"title"') },
    });
    expect(await recordsFormat.read({ source: 's', bytes: Buffer.from('{') }, files())).toEqual({
      ok: false,
      failure: { reason: 'the line is not JSON' },
    });
  });
});

describe('how records speak of other articles', () => {
  it.each([
    ['corrected-article', 'corrects'],
    ['retracted-article', 'retracts'],
    ['object-of-concern', 'expresses-concern-about'],
    ['commentary-article', 'comments-on'],
    ['commentary', 'relates-to'],
    ['article-reference', 'relates-to'],
  ])('%s: it %s the other', (said, type) =>
    expect(recordRelations([[said, '10.1234/X']])).toEqual([{ type, target: '10.1234/x' }]),
  );

  it('a target that is no DOI, or is named twice, is left out', () => {
    expect(
      recordRelations([
        ['companion', 'x'],
        ['companion', '10.1/x'],
        ['companion', '10.1234/x'],
        ['companion', '10.1234/X'],
      ]),
    ).toHaveLength(1);
  });
});
