import { expect, test } from 'vitest';
import { sampleReading } from '../sample-article.ts';
import { fundsOf } from './permissions.ts';

test('each funder stands once, with all its awards', () => {
  const source = (id: string) =>
    `<funding-source><institution-wrap>${id}<institution>Sample Fund</institution></institution-wrap></funding-source>`;
  const ror = '<institution-id institution-id-type="ror">https://ror.org/02mhbdp94</institution-id>';
  const doi = '<institution-id institution-id-type="FundRef">http://dx.doi.org/10.13039/100000002</institution-id>';
  const meta = `<funding-group><award-group>${source(ror)}<award-id>A-1</award-id></award-group>
    <award-group>${source(ror)}<award-id>A-2</award-id></award-group><award-group>${source(doi)}</award-group>
    <award-group><funding-source>Another Fund</funding-source></award-group></funding-group>`;
  expect(fundsOf(sampleReading({ meta }))).toEqual([
    { names: { en: 'Sample Fund' }, ror: 'https://ror.org/02mhbdp94', awards: ['A-1', 'A-2'] },
    { names: { en: 'Sample Fund' }, doi: '10.13039/100000002', awards: [] },
    { names: { en: 'Another Fund' }, awards: [] },
  ]);
});
