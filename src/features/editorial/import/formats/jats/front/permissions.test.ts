import { expect, test } from 'vitest';
import { sampleReading } from '../sample-article.ts';
import { permissionsOf } from './permissions.ts';

const read = (permissions: string) =>
  permissionsOf(sampleReading({ meta: `<permissions>${permissions}</permissions>` }));

test('a Creative Commons licence is open, and its address always the same', () => {
  const cc = { licence: 'https://creativecommons.org/licenses/by/4.0/', accessType: 0 };
  expect(read('<license xlink:href="http://www.creativecommons.org/licenses/by/4.0/legalcode"/>')).toMatchObject(cc);
  expect(
    read('<license><ali:license_ref>http://creativecommons.org/licenses/by/4.0</ali:license_ref></license>'),
  ).toMatchObject(cc);
  const link = '<ext-link xlink:href="http://creativecommons.org/licenses/by/4.0/">this</ext-link>';
  expect(read(`<license><license-p>Under ${link}.</license-p></license>`)).toMatchObject(cc);
});

test('another licence keeps its address and opens nothing', () => {
  expect(read('<license xlink:href="https://example.org/terms"/>')).toMatchObject({
    licence: 'https://example.org/terms',
    accessType: 1,
  });
  expect(read('<license xlink:href="javascript:alert(1)"/>').licence).toBeNull();
});

test('what its publisher says is free is open', () => {
  expect(read('<ali:free_to_read/>').accessType).toBe(0);
  expect(read('<license license-type="open-access"/>').accessType).toBe(0);
});

test('a missing licence is told', () => {
  const reading = sampleReading({ meta: '' });
  expect(permissionsOf(reading)).toEqual({ licence: null, accessType: 1, copyright: {} });
  expect(reading.problems).toEqual([{ code: 'licence-unknown' }]);
});

test('the copyright is the statement, or what its year and holder say', () => {
  expect(read('<copyright-statement>© 2020, Sample</copyright-statement>').copyright).toEqual({ en: '© 2020, Sample' });
  const parts = '<copyright-year>2020</copyright-year><copyright-holder>Sample</copyright-holder>';
  expect(read(parts).copyright).toEqual({ en: '© 2020 Sample' });
});
