import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { answersAt } from './engine-metrics.ts';
import { createMetricsServer } from './health.ts';

const portal = useTestApp(
  async () => {},
  async () => ({ IMPRINT_EDGES: 'http://127.0.0.1:9', IMPRINT_SMTP_URL: 'smtp://name:planted@127.0.0.1:9' }),
);

test('a process tells of each engine whether it reaches it, and no password', async () => {
  const { body } = await createMetricsServer(portal.app).inject('/metrics');
  for (const engine of ['postgresql', 'opensearch', 'redis', 'files', 'clamav'])
    expect(body).toMatch(new RegExp(`^imprint_engine_up\\{engine="${engine}",at="[^"]+"\\} 1$`, 'm'));
  for (const engine of ['edge', 'mail'])
    expect(body).toContain(`imprint_engine_up{engine="${engine}",at="127.0.0.1:9"} 0`);
  for (const secret of ['planted', 'name:', ':@']) expect(body).not.toContain(secret);
});

test('an engine that takes connections and says nothing is not up', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  for (const address of [`http://127.0.0.1:${port}`, `rediss://:word@127.0.0.1:${port}`, `smtp://127.0.0.1:${port}`])
    expect(await answersAt(address, 200)).toBe(false);
  silent.close();
});

test('a process whose work stands still says so to whoever looks after it', async () => {
  let parts: string[] = [];
  const server = createMetricsServer(portal.app, () => parts);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  parts = ['index'];
  const answer = await server.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'stands still', parts: ['index'] }]);
});
