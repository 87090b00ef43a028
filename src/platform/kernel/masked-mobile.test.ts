import { expect, test } from 'vitest';
import { maskedMobile } from './masked-mobile.ts';

test.each([
  ['13812345678', '138****5678'],
  ['+8613812345678', '138****5678'],
  ['+447911123456', '+447****3456'],
  ['12345', '12345'],
])('the mobile number %s is shown as %s', (mobile, masked) => expect(maskedMobile(mobile)).toBe(masked));
