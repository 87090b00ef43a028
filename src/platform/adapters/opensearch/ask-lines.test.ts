import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isPassing } from '../../kernel/passing-problem.ts';
import { createLineAsker } from './ask-lines.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function asker(answer: RequestListener, before = '') {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return createLineAsker({
    url: `http://${before}127.0.0.1:${(server.address() as AddressInfo).port}/engine/`,
    milliseconds: 200,
  });
}

const refused = (ask: ReturnType<typeof createLineAsker>) =>
  ask('/_msearch', ['{}']).catch((problem: Error) => problem);

test('every line arrives, below the engine’s address, with its name and password', async () => {
  const ask = await asker(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url, headers } = request;
    answer.end(JSON.stringify({ url, authorization: headers.authorization, body: Buffer.concat(chunks).toString() }));
  }, 'reader:p%40ss@');
  expect(await ask('/_msearch', ['{"a":"钙"}', '{"b":2}'])).toEqual({
    url: '/engine/_msearch',
    authorization: `Basic ${Buffer.from('reader:p@ss').toString('base64')}`,
    body: '{"a":"钙"}\n{"b":2}\n',
  });
});

test('an engine that does not answer in time is out of reach for now', async () => {
  const problem = await refused(await asker(() => {}));
  expect(problem).toMatchObject({ code: 'UND_ERR_HEADERS_TIMEOUT' });
  expect(isPassing(problem)).toBe(true);
});

test.each([429, 503])('an engine that answers %i is out of reach for now', async (status) => {
  expect(isPassing(await refused(await asker((_, answer) => answer.writeHead(status).end('busy'))))).toBe(true);
});

test('a question that the engine refuses is not', async () => {
  const problem = await refused(await asker((_, answer) => answer.writeHead(400).end('what?')));
  expect(problem).toMatchObject({ message: 'The search index answered 400: what?' });
  expect(isPassing(problem)).toBe(false);
});

test('an answer that is torn off is out of reach for now', async () => {
  const ask = await asker((_, answer) => {
    answer.writeHead(200, { 'content-length': 100 });
    answer.write('{"responses"');
    setTimeout(() => answer.destroy(), 20);
  });
  expect(isPassing(await refused(ask))).toBe(true);
});

test('an answer that begins in time and goes no further is out of reach for now', async () => {
  const ask = await asker((_, answer) => {
    answer.writeHead(200, { 'content-length': 100 });
    answer.write('{"responses"');
  });
  expect(isPassing(await refused(ask))).toBe(true);
});

test('one that is whole and no JSON is refused, and nobody waits for it', async () => {
  expect(await refused(await asker((_, answer) => answer.end('<html>')))).toBeInstanceOf(SyntaxError);
});
