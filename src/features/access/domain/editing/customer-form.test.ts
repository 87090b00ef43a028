import { expect, test } from 'vitest';
import { isNetwork } from './customer-form.ts';

test.each(['192.0.2.0/24', '192.0.2.7', '10.0.0.0/8', '2001:db8::/32', '::1'])('%s is a network', (given) => {
  expect(isNetwork(given)).toBe(true);
});

test.each(['192.0.2', '192.0.2.256', '192.0.2.0/33', '2001:db8::/129', '::::', 'library.example', '', '1.2.3.4.5'])(
  '"%s" is none',
  (given) => {
    expect(isNetwork(given)).toBe(false);
  },
);
