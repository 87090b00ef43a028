import { expect, test } from 'vitest';
import { presentQuota, quotaProblem } from './quota.ts';

const quota = { mostOpen: 3, mostBytesADay: 100, mostBytesOfMember: 200, mostBytesOfSite: 300 };
const usage = { open: 0, day: 40, member: 140, site: 240 };

test.each([
  ['as much as is left is taken', {}, 60, undefined],
  ['too many at the same time', { open: 3 }, 1, 'tooManyRequests'],
  ['more than a day may bring', { member: 0, site: 0 }, 61, 'dayQuota'],
  ['more than a member may have', { day: 0, site: 0 }, 61, 'memberQuota'],
  ['more than the site may store', { day: 0, member: 0 }, 61, 'siteQuota'],
])('%s', (_, change, bytes, code) => {
  expect(quotaProblem({ ...usage, ...change }, bytes, quota)?.code).toBe(code);
});

test('a refusal says how much was used, and how much may be', () => {
  const large = { ...quota, mostBytesADay: 8 * 1_073_741_824 };
  expect(quotaProblem({ ...usage, day: 7.96 * 1_073_741_824 }, 1_073_741_824, large)).toEqual({
    code: 'dayQuota',
    values: { used: '7.9 GB', max: '8 GB' },
  });
});

test('a member is told what is left, whichever limit is nearest', () => {
  const expected = { usedToday: 40, mostToday: 100, used: 140, most: 200 };
  expect(presentQuota(usage, quota)).toEqual({ ...expected, left: 60 });
  expect(presentQuota({ ...usage, day: 90 }, quota)).toEqual({ ...expected, usedToday: 90, left: 10 });
  expect(presentQuota({ ...usage, site: 295 }, quota)).toEqual({ ...expected, left: 5 });
  expect(presentQuota({ ...usage, member: 250 }, quota)).toEqual({ ...expected, used: 250, left: 0 });
});
