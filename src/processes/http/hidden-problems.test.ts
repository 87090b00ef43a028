import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { hideProblems } from './hidden-problems.ts';

const logged: object[] = [];
const note = (facts: object) => logged.push(facts);
const server = fastify();
hideProblems(server, { log: { info: note, warn: note, error: note } as never });
server.get('/broken', async () => {
  throw new Error('password authentication failed for user "sample"');
});
server.post('/asked', async () => 'answered');
afterAll(() => server.close());

test('a route that breaks tells its reader a number and the log the reason', async () => {
  const answer = await server.inject('/broken?secret=1');
  expect(answer.statusCode).toBe(500);
  expect(answer.payload).not.toContain('password');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(logged).toMatchObject([{ path: '/broken', problem: { message: expect.stringContaining('password') } }]);
  expect(answer.payload).toContain((logged[0] as { requestId: string }).requestId);
});

test('a mistake of whoever asks is named as before', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await server.inject({ method: 'POST', url: '/asked', headers, payload: '{' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'FST_ERR_CTP_INVALID_JSON_BODY' });
});
