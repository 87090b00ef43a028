import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { guardedPost } from './guarded-post.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const production = guardedPost({ milliseconds: 500, allowsLoopback: false });
const inTests = guardedPost({ milliseconds: 500, allowsLoopback: true });

test.each([
  'http://example.org/hook',
  'ftp://example.org/',
  'https://user:word@example.org/',
  'https://localhost/',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://10.1.2.3/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://172.31.0.1/',
  'https://192.168.1.1/',
  'https://0.0.0.0/',
  'https://224.0.0.1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'not an address',
])('%s is not called', async (address) => {
  expect(production.takes(address)).toBe(false);
  expect(await production.post(address, {}, '')).toEqual({ problem: 'address-refused' });
});

test('public addresses over TLS may be called, by name or number', () => {
  for (const address of ['https://hooks.example.org/a?b=c', 'https://9.9.9.9:8443/', 'https://[2620:fe::fe]/'])
    expect(production.takes(address)).toBe(true);
});

test.each([
  ['127.0.0.1'],
  ['10.0.0.7'],
  ['169.254.169.254'],
  ['9.9.9.9', '192.168.0.1'],
  ['::ffff:10.0.0.1'],
  ['fd00::1'],
])('a name that leads to %s is not called, whatever it looks like', async (...found) => {
  const guarded = guardedPost({ milliseconds: 500, allowsLoopback: false }, (_, __, answer) =>
    answer(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );
  expect(guarded.takes('https://hooks.example.org/')).toBe(true);
  expect(await guarded.post('https://hooks.example.org/', {}, '')).toEqual({ problem: 'address-refused' });
});

test('tests may call this machine and nothing else of the private networks', async () => {
  const address = await listening((_, answer) => answer.writeHead(204).end());
  expect(await inTests.post(address, { 'content-type': 'text/plain' }, 'words')).toEqual({ code: 204 });
  expect(inTests.takes('http://example.org/')).toBe(false);
  expect(inTests.takes('https://192.168.1.1/')).toBe(false);
});

test('a redirect is an answer like any other', async () => {
  let requests = 0;
  const inside = await listening((_, answer) => {
    requests += 1;
    answer.end();
  });
  const address = await listening((_, answer) => answer.writeHead(307, { location: inside }).end());
  expect(await inTests.post(address, {}, '')).toEqual({ code: 307 });
  expect(requests).toBe(0);
});

test('who does not answer in time, and who is not there, are told apart', async () => {
  const slow = await listening(() => {});
  expect(await inTests.post(slow, {}, '')).toEqual({ problem: 'timed-out' });
  expect(await inTests.post('http://127.0.0.1:9/', {}, '')).toEqual({ problem: 'unreachable' });
});

test('a body without an end keeps nobody', async () => {
  const endless = await listening((_, answer) => {
    answer.writeHead(200);
    setInterval(() => answer.write('x'.repeat(1_000)), 5).unref();
  });
  expect(await inTests.post(endless, {}, '')).toEqual({ code: 200 });
});
