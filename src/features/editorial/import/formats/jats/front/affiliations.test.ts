import { expect, test } from 'vitest';
import { sampleReading } from '../sample-article.ts';
import { affiliationsOf } from './affiliations.ts';

const read = (affs: string) => affiliationsOf(sampleReading({ meta: `<contrib-group>${affs}</contrib-group>` }));
const ror = '<institution-id institution-id-type="ror">https://ror.org/02mhbdp94</institution-id>';

test('an affiliation is printed on one line, with commas where only elements separate its parts', () => {
  const spaced = `<aff id="a1"><label>1</label><institution content-type="dept">Chemistry</institution><institution>Sample University</institution>
    <addr-line>Town</addr-line><country>Norway</country></aff>`;
  expect(read(spaced).rows).toEqual([
    {
      label: '1',
      names: { en: 'Chemistry, Sample University, Town, Norway' },
      country: 'Norway',
      ror: null,
      institution: null,
    },
  ]);
  const mixed = '<aff><institution>Sample University</institution>, Town, <country>Norway</country></aff>';
  expect(read(mixed).rows[0]?.names).toEqual({ en: 'Sample University, Town, Norway' });
});

test('an institution is known by its ROR id, under the shortest name that is printed', () => {
  const wrap = (name: string) =>
    `<aff><institution-wrap>${ror}<institution>${name}</institution></institution-wrap></aff>`;
  const found = read(wrap('Department of Samples, Sample University') + wrap('Sample University'));
  expect(found.rows.map(({ institution }) => institution?.key)).toEqual([
    'https://ror.org/02mhbdp94',
    'https://ror.org/02mhbdp94',
  ]);
  expect(found.institutions).toMatchObject([{ onlyIfMissing: true, titles: { en: 'Sample University' } }]);
});

test('a name alone mentions no institution', () => {
  expect(read('<aff><institution>Sample University</institution></aff>').institutions).toEqual([]);
});

test('a ROR id that is none is left out and told', () => {
  const reading = sampleReading({
    meta: '<aff><institution-wrap><institution-id institution-id-type="ror">https://ror.org/sample</institution-id><institution>X</institution></institution-wrap></aff>',
  });
  expect(affiliationsOf(reading).rows[0]?.ror).toBeNull();
  expect(reading.problems).toMatchObject([{ code: 'identifier-invalid' }]);
});

test('an affiliation in two languages is one', () => {
  const both =
    '<aff-alternatives id="a"><aff xml:lang="en">Sample</aff><aff xml:lang="zh">样本</aff></aff-alternatives>';
  const found = read(both);
  expect(found.rows.map(({ names }) => names)).toEqual([{ en: 'Sample', zh: '样本' }]);
  expect(found.placeOf('a')).toBe(1);
});
