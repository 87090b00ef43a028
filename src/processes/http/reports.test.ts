import fastify from 'fastify';
import { register } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RateLimit } from '../../platform/ports/rate-limit.ts';
import { addReports } from './reports.ts';

const warn = vi.fn();
const take = vi.fn<RateLimit['take']>();
const log = { info: vi.fn(), warn, error: vi.fn() };
let server: ReturnType<typeof fastify>;

beforeEach(() => {
  register.clear();
  warn.mockReset();
  take.mockReset().mockResolvedValue({ allowed: true, retryAfterSeconds: 0 });
  server = fastify();
  addReports(server, { log, rateLimit: { take } });
});
afterEach(() => server.close());

const post = (url: string, type: string, body: unknown) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const logged = () => warn.mock.calls.map(([fields]) => fields.report);

const broken = { kind: 'ChunkLoadError', page: '/homeNav', message: 'timeout', source: '/assets/a.js' };

test('a page reports a broken chunk; it is logged and counted by its kind', async () => {
  const answer = await post('/reports/browser', 'application/json', { ...broken, cookie: 'secret' });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(logged()).toEqual([broken]);
  expect(await register.metrics()).toContain('imprint_browser_reports_total{kind="ChunkLoadError"} 1');
});

test('what follows a path in an address never reaches the log', async () => {
  await post('/reports/browser', 'application/json', {
    ...broken,
    page: '/a?q=me',
    source: 'https://x.example/a.js#b',
  });
  expect(logged()).toEqual([{ ...broken, page: '/a', source: 'https://x.example/a.js' }]);
});

test('a violated policy is read from report-uri', async () => {
  const report = {
    'document-uri': 'https://a.example/x?token=1',
    'blocked-uri': 'https://evil.example/y.js?z=1',
    'effective-directive': 'script-src-elem',
    'original-policy': 'left out',
    'line-number': 3,
  };
  const answer = await post('/reports/csp', 'application/csp-report', { 'csp-report': report });
  expect(answer.statusCode).toBe(204);
  expect(logged()).toEqual([
    {
      kind: 'policy',
      page: 'https://a.example/x',
      blocked: 'https://evil.example/y.js',
      directive: 'script-src-elem',
      source: undefined,
      line: 3,
    },
  ]);
});

test('a violated policy is read from the Reporting API, which may speak of other things too', async () => {
  const body = {
    documentURL: 'https://a.example/x?token=1',
    blockedURL: 'inline',
    effectiveDirective: 'style-src-attr',
    sourceFile: null,
    lineNumber: null,
  };
  const list = [
    { type: 'deprecation', age: 1, body: { id: 'x' } },
    { type: 'csp-violation', age: 1, url: 'https://a.example/x?token=1', user_agent: 'x', body },
  ];
  expect((await post('/reports/csp', 'application/reports+json', list)).statusCode).toBe(204);
  expect(logged()).toEqual([
    {
      kind: 'policy',
      page: 'https://a.example/x',
      blocked: 'inline',
      directive: 'style-src-attr',
      source: null,
      line: null,
    },
  ]);
});

test.each([
  ['an unknown kind', '/reports/browser', { ...broken, kind: 'spam' }, 400],
  ['a long stack', '/reports/browser', { ...broken, stack: 'x'.repeat(2049) }, 400],
  ['no JSON', '/reports/browser', '{', 400],
  ['a number', '/reports/csp', '5', 400],
  ['a violation without its directive', '/reports/csp', [{ type: 'csp-violation', body: {} }], 400],
  ['more than 8 KB', '/reports/browser', { ...broken, more: 'x'.repeat(8192) }, 413],
])('%s is refused and not logged', async (_, url, body, http) => {
  const answer = await post(url, 'application/json', body);
  expect(answer.statusCode).toBe(http);
  expect(warn).not.toHaveBeenCalled();
});

test('only the reports’ own content types are taken', async () => {
  expect((await post('/reports/csp', 'application/xml', '<a/>')).statusCode).toBe(415);
});

test('an address that reports too much is told to wait', async () => {
  take.mockResolvedValue({ allowed: false, retryAfterSeconds: 7 });
  const answer = await post('/reports/browser', 'application/json', broken);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
  expect(take).toHaveBeenCalledWith('report 127.0.0.1', { most: 30, seconds: 60 });
  expect(warn).not.toHaveBeenCalled();
});
