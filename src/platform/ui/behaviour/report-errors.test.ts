import { expect, test, vi } from 'vitest';
import { withoutQueries } from './browser-report.ts';
import { createReporter } from './report-errors.ts';

test('a page sends at most 5 reports', () => {
  const send = vi.fn();
  const report = createReporter(send, () => '/homeNav');
  for (let times = 0; times < 9; times += 1) report({ kind: 'error', message: 'broken' });
  expect(send).toHaveBeenCalledTimes(5);
});

test.each([
  ['at f (https://a.example/x.js?token=1:12:5)', 'at f (https://a.example/x.js:12:5)'],
  [
    'f@https://a.example/x.js#a:b:c:1:2\ng@https://a.example/y.js:3:4',
    'f@https://a.example/x.js:1:2\ng@https://a.example/y.js:3:4',
  ],
  ['failed: "/rc-pub/front/x?q=(a)&b=c"', 'failed: "/rc-pub/front/x"'],
  ['is it broken? yes', 'is it broken? yes'],
])('no query string leaves the browser: %s', (text, sent) => {
  expect(withoutQueries(text)).toBe(sent);
});

test('no stack over 2 KB leaves the browser, whatever its letters', () => {
  const send = vi.fn();
  const report = createReporter(send, () => '/thesisDetails?columnId=1');
  report({ kind: 'rejection', message: '文'.repeat(900), stack: '错'.repeat(4000) });
  const sent = JSON.parse(send.mock.calls[0]?.[0]);
  expect(sent.page).toBe('/thesisDetails');
  expect(new TextEncoder().encode(sent.stack).length).toBeLessThanOrEqual(2048);
  expect(new TextEncoder().encode(sent.stack).length).toBeGreaterThan(2040);
  expect(new TextEncoder().encode(send.mock.calls[0]?.[0]).length).toBeLessThan(8192);
});
