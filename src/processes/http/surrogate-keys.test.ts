import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendKeys } from './surrogate-keys.ts';

const limits = { sharedSeconds: 60, degradedSeconds: 3, keysPerResponse: 2 };

async function headersOf(keys: readonly string[], isDegraded: boolean) {
  const server = fastify();
  server.get('/', async (_, reply) => {
    sendKeys(reply, { keys: new Set(keys), worth: { isDegraded, isKeyed: true } }, limits);
    return 'answer';
  });
  return (await server.inject('/')).headers;
}

test('the edge keeps an answer for a minute under the keys of what it shows; browsers ask again', async () => {
  expect(await headersOf(['one', 'two'], false)).toMatchObject({
    'surrogate-control': 'max-age=60',
    'cache-control': 'public, max-age=0, must-revalidate',
    xkey: 'one two',
  });
});

test('a degraded answer gives way after three seconds', async () => {
  expect(await headersOf([], true)).toMatchObject({ 'surrogate-control': 'max-age=3' });
});
