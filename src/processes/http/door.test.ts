import fastify from 'fastify';
import { expect, test } from 'vitest';
import { failed } from '../../platform/kernel/result.ts';
import { createKnownHosts } from '../known-hosts.ts';
import { addDoor } from './door.ts';

async function appWithCrowdAt(crowded: string) {
  const server = fastify();
  const knownHosts = createKnownHosts(
    async () =>
      new Map([
        ['one.example', 1],
        ['two.example', 2],
      ]),
    60_000,
  );
  await knownHosts.refresh();
  knownHosts.stop();
  const isFull = (share: string) => share === knownHosts.shareOf(crowded);
  addDoor(server, { knownHosts, admission: { isFull, serve: async () => failed('busy') } });
  server.get('/healthz', async () => 'alive');
  server.get('/rc-pub/front/something', async () => 'a call');
  server.setNotFoundHandler(async (_, reply) => reply.code(200).send('a page'));
  const ask = async (host: string, url: string) => (await server.inject({ url, headers: { host } })).statusCode;
  return { server, ask };
}

test('where a crowd waits already, who asks for a page is refused before anything is done for them', async () => {
  const { ask, server } = await appWithCrowdAt('one.example');
  expect(await ask('one.example', '/homeNav')).toBe(503);
  expect(await ask('ONE.example:443', '/homeNav')).toBe(503);
  expect(await ask('one.example', '/healthz')).toBe(200);
  const refused = await server.inject({ url: '/homeNav', headers: { host: 'one.example' } });
  expect(refused.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
});

test('calls go through, to be told in their own way', async () => {
  const { ask } = await appWithCrowdAt('one.example');
  expect(await ask('one.example', '/rc-pub/front/something')).toBe(200);
});

test('the sites beside it are served', async () => {
  const { ask } = await appWithCrowdAt('one.example');
  expect(await ask('two.example', '/homeNav')).toBe(200);
});

test('who makes up hosts meets the crowd of all made-up hosts, and sites are served beside it', async () => {
  const { ask } = await appWithCrowdAt('made-up-1.example');
  expect(await ask('made-up-2.example', '/homeNav')).toBe(503);
  expect(await ask('one.example', '/homeNav')).toBe(200);
});
