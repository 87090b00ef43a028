import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { fileSize, playingTime } from './printed-sizes.ts';

test('a playing time has hours only where there are any', () => {
  expect([6, 65, 3_599.6, 3_665].map(playingTime)).toEqual(['0:06', '1:05', '1:00:00', '1:01:05']);
});

test('a size is told in the unit that one can read', () => {
  const intl = createIntl({ locale: 'en' });
  expect([999, 1_536, 5_242_880].map((bytes) => fileSize(intl, bytes))).toEqual(['999 bytes', '1.5 kB', '5 MB']);
});
