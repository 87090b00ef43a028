import { expect, test } from 'vitest';
import { isRor, rorOf } from './ror.ts';

test('the id of an organisation is known however it is written, and proved by its last two digits', () => {
  for (const written of ['05dxps055', 'ror.org/05DXPS055', ' https://ror.org/05dxps055 ']) {
    expect(rorOf(written)).toBe('https://ror.org/05dxps055');
    expect(isRor(written)).toBe(true);
  }
  // One sign is another, two signs have changed places, the last digits are wrong.
  for (const wrong of ['05dxps155', '05dxsp055', '05dxps056', '0samp1e11', '', 'x']) expect(isRor(wrong)).toBe(false);
  expect(rorOf('0samp1e11')).toBe('https://ror.org/0samp1e11');
});
