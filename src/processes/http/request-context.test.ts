import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { App } from '../create-app.ts';
import { requestContext } from './request-context.ts';

const countryOf = async (from: string, said: string, header = 'x-country') => {
  const request = {
    id: 'one',
    ip: '203.0.113.1',
    method: 'GET',
    query: {},
    socket: { remoteAddress: from },
    headers: { host: 'optics.localhost', 'x-country': said },
  } as unknown as FastifyRequest;
  const app = { sessions: {}, settings: { IMPRINT_COUNTRY_HEADER: header } } as unknown as App;
  return (await requestContext(request, app)).trace.country;
};

test('the country of a reader is what the edge says, in two letters', async () => {
  expect(await countryOf('127.0.0.1', 'de')).toBe('DE');
  expect(await countryOf('::1', 'CN')).toBe('CN');
});

test('nobody but the edge is believed, and nothing is taken where no header was agreed on', async () => {
  expect(await countryOf('198.51.100.7', 'DE')).toBeUndefined();
  expect(await countryOf('127.0.0.1', 'DE', '')).toBeUndefined();
});

test('a word that is no country counts as unknown', async () => {
  for (const said of ['XX', 'T1', 'Germany', '']) expect(await countryOf('127.0.0.1', said)).toBeUndefined();
});
