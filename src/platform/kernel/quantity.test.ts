import { expect, test } from 'vitest';
import { unbroken } from './quantity.ts';

test('a number and its unit stay in one line; other spaces are as they were', () => {
  expect(unbroken('an isotropic resolution of 1.1 µm in 12 organoids')).toBe(
    'an isotropic resolution of 1.1\u00a0µm in 12 organoids',
  );
  expect(unbroken('分辨率 1.1 µm 各向同性')).toBe('分辨率 1.1\u00a0µm 各向同性');
  expect(unbroken('Vol. 10 No. 5')).toBe('Vol. 10 No. 5');
});
