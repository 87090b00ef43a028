import { afterEach, expect, test, vi } from 'vitest';
import { errorToastMilliseconds, httpMilliseconds } from '../../ui/behaviour/constants.ts';
import type { Call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import { createBrowserCall } from './browser-client.ts';

interface SentRequest {
  readonly address: string;
  readonly init: RequestInit & { headers: Record<string, string> };
}

const json =
  (body: unknown, http = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status: http });

function browser(answer: () => Promise<Response>, { cookies = '', opens = true } = {}) {
  const requests: SentRequest[] = [];
  const done: string[] = [];
  const released = Promise.withResolvers<void>();
  const call = createBrowserCall({
    siteId: '7',
    language: 'zh',
    waitMilliseconds: httpMilliseconds,
    noticeMilliseconds: errorToastMilliseconds,
    texts: { signIn: 'Sign in', unreachable: 'No connection', timeout: 'Too long' },
    effects: {
      fetch(address, init) {
        requests.push({ address, init: init as SentRequest['init'] });
        return answer();
      },
      readCookies: () => cookies,
      writeCookie: (cookie) => void done.push(`cookie ${cookie}`),
      notice(text, stays) {
        done.push(`toast ${text}${stays ? ' stays' : ''}`);
        return {
          close: () => void done.push('toast closed'),
          offer: ({ text, href }) => void done.push(`link ${text} ${href}`),
        };
      },
      currentAddress: () => 'https://optics.example/thesisDetails?columnId=5&lang=zh',
      openTab(address) {
        done.push(`tab ${address}`);
        return opens;
      },
      async wait(milliseconds) {
        done.push(`wait ${milliseconds}`);
        await released.promise;
      },
      now: () => 1234,
    },
  });
  return { call, requests, done, released };
}

afterEach(() => void vi.restoreAllMocks());

test('a call goes to /rc-pub with the headers token, siteId and language', async () => {
  const { call, requests } = browser(json({ status: 0, data: 1 }), { cookies: 'a=b; commonToken=abc%3D; userName=x' });
  await call<Endpoint>('GET /front/site/getConfigHeader', {});
  expect(requests[0]?.address).toBe('/rc-pub/front/site/getConfigHeader');
  expect(requests[0]?.init.headers).toEqual({ token: 'abc=', siteId: '7', language: 'zh' });
});

test('a visitor sends an empty token, and a cookie that is named alike is not taken for it', async () => {
  const { call, requests } = browser(json({ status: 0, data: 1 }), { cookies: 'xcommonToken=abc' });
  await call<Endpoint>('GET /front/site/getConfigHeader', {});
  expect(requests[0]?.init.headers.token).toBe('');
});

test('a read puts its input into path and query, a change into JSON', async () => {
  const { call, requests } = browser(json({ status: 0, data: 1 }));
  await call<Endpoint>('GET /front/site/{id}/search-config', {
    id: 'a/b',
    ids: ['1', '2'],
    absent: undefined,
    flag: false,
  });
  await call<Endpoint>('POST /front/comment/{id}/add', { id: '9', text: 'ok' });
  expect(requests[0]?.address).toBe('/rc-pub/front/site/a%2Fb/search-config?ids=1&ids=2&flag=false');
  expect(requests[0]?.init.body).toBeUndefined();
  expect(requests[1]?.address).toBe('/rc-pub/front/comment/9/add');
  expect(requests[1]?.init).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"text":"ok"}',
  });
});

test('a file goes as its bytes, with the rest of the input in the query', async () => {
  const { call, requests } = browser(json({ status: 0, data: 1 }));
  const bytes = new Blob(['picture']);
  await call<Endpoint>('POST /api/upload', { use: 'avatar', bytes });
  expect(requests[0]?.address).toBe('/rc-pub/api/upload?use=avatar');
  expect(requests[0]?.init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/octet-stream' } });
  expect(requests[0]?.init.body).toBe(bytes);
});

test('the captcha header is there only when a captcha value is given', async () => {
  const { call, requests } = browser(json({ status: 0, data: 1 }));
  await call<Endpoint>('POST /front/x', {});
  await call<Endpoint>('POST /front/x', {}, { captcha: 'solved' });
  expect(requests.map(({ init }) => init.headers.captcha)).toEqual([undefined, 'solved']);
});

test('a read carries timestamps only when it must not come out of a cache', async () => {
  const { call, requests } = browser(json({ status: 0, data: 1 }));
  await call<Endpoint>('GET /front/x', { a: 1 });
  await call<Endpoint>('GET /front/x', { a: 1 }, { timestamps: true });
  expect(requests.map(({ address }) => address)).toEqual([
    '/rc-pub/front/x?a=1',
    '/rc-pub/front/x?a=1&timestamps=1234',
  ]);
});

test('a call waits 600000 ms for its answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { call, requests } = browser(json({ status: 0, data: 1 }));
  await call<Endpoint>('GET /front/x', {});
  expect(timeout).toHaveBeenCalledWith(600_000);
  expect(requests[0]?.init.signal).toBe(timeout.mock.results[0]?.value);
});

test('envelope status 0 is success, in the form of every other call', async () => {
  const { call, done } = browser(json({ status: 0, data: { name: 'Optics' } }));
  const asCall: Call = call;
  expect(await asCall<Endpoint>('GET /front/x', {})).toEqual({ ok: true, value: { name: 'Optics' } });
  expect(done).toEqual([]);
});

test.each([
  [10001, 403, 'siteForbidden'],
  [429, 429, 'tooManyRequests'],
  [500, 500, 'internal'],
  [500, 502, 'dataAcquisitionFailed'],
  [77, 200, 'internal'],
])('status %d (HTTP %d) is the failure %s, with the server’s message as an error toast', async (status, http, code) => {
  const { call, done } = browser(json({ status, message: 'Words of the server' }, http));
  expect(await call<Endpoint>('GET /front/x', {})).toEqual({
    ok: false,
    failure: { code, values: { status, message: 'Words of the server' } },
  });
  expect(done).toEqual(['toast Words of the server']);
});

test('a caller that shows failures itself gets no toast', async () => {
  const { call, done } = browser(json({ status: 400, message: 'Words' }, 400));
  await call<Endpoint>('GET /front/x', {}, { quiet: true });
  expect(done).toEqual([]);
});

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'unavailable', 'No connection'],
  ['a passed time limit', () => Promise.reject(new DOMException('', 'TimeoutError')), 'timeout', 'Too long'],
  ['a page of the edge', async () => new Response('<h1>503</h1>', { status: 503 }), 'unavailable', 'No connection'],
  ['a page of a proxy', async () => new Response('<h1>hello</h1>'), 'unavailable', 'No connection'],
] as const)('%s is a typed failure with words', async (_, answer, code, message) => {
  const { call, done } = browser(answer);
  expect(await call<Endpoint>('GET /front/x', {})).toEqual({ ok: false, failure: { code, values: { message } } });
  expect(done).toEqual([`toast ${message}`]);
});

const login = '/login?url=https%3A%2F%2Foptics.example%2FthesisDetails%3FcolumnId%3D5%26lang%3Dzh';
const forgets = ['cookie commonToken=; Path=/; Max-Age=0', 'cookie userName=; Path=/; Max-Age=0'];

test('a 401 clears both cookies, shows the message for 2 s, then opens login with the address in a new tab', async () => {
  const { call, done, released } = browser(json({ status: 401, message: 'Sign in first' }, 401));
  expect(await call<Endpoint>('GET /front/x', {})).toMatchObject({ ok: false, failure: { code: 'loginRequired' } });
  expect(done).toEqual([...forgets, 'toast Sign in first stays', `wait ${2 * 1000}`]);
  released.resolve();
  await vi.waitFor(() => expect(done.slice(4)).toEqual([`tab ${login}`, 'toast closed']));
});

test('where the browser blocks the tab the toast stays with a link', async () => {
  const { call, done, released } = browser(json({ status: 401, message: 'Sign in first' }, 401), { opens: false });
  released.resolve();
  await call<Endpoint>('GET /front/x', {});
  await vi.waitFor(() => expect(done.slice(4)).toEqual([`tab ${login}`, `link Sign in ${login}`]));
});

test('calls that fail together with 401 open one login', async () => {
  const { call, done, released } = browser(json({ status: 401, message: 'Sign in first' }, 401));
  await Promise.all([call<Endpoint>('GET /front/x', {}), call<Endpoint>('GET /front/y', {})]);
  released.resolve();
  await vi.waitFor(() => expect(done).toContain('toast closed'));
  expect(done.filter((step) => step.startsWith('tab'))).toHaveLength(1);
});
