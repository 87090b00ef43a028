import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { type TestApp, useTestApp } from '../../../tests/support/test-app.ts';
import { answersAt } from './engine-metrics.ts';
import { createMetricsServer } from './health.ts';

/** Between the process and PostgreSQL, to let it hang: connections stay and nothing comes through. */
const sockets: Socket[] = [];
const between = createServer((socket) => {
  const { hostname, port } = new URL(portal.database.appUrl);
  const engine = connect({ host: hostname, port: Number(port) });
  socket.pipe(engine).pipe(socket);
  sockets.push(socket, engine);
  for (const one of [socket, engine]) one.on('error', () => {});
});
function hang() {
  for (const socket of sockets) socket.pause();
}
function resume() {
  for (const socket of sockets) socket.resume();
}

const portal: TestApp = useTestApp(
  async () => {},
  async () => {
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    const address = new URL(portal.database.appUrl);
    address.host = `127.0.0.1:${(between.address() as AddressInfo).port}`;
    return {
      IMPRINT_DATABASE_URL: address.href,
      IMPRINT_EDGES: 'http://127.0.0.1:9',
      IMPRINT_SMTP_URL: 'smtp://name:planted@127.0.0.1:9',
    };
  },
);
afterAll(() => {
  between.close();
  for (const socket of sockets) socket.destroy();
});

test('a process tells of each engine whether it reaches it, and no password', async () => {
  const { body } = await createMetricsServer(portal.app).inject('/metrics');
  for (const engine of ['postgresql', 'opensearch', 'redis', 'files', 'clamav'])
    expect(body).toMatch(new RegExp(`^imprint_engine_up\\{engine="${engine}",at="[^"]+"\\} 1$`, 'm'));
  for (const engine of ['edge', 'mail'])
    expect(body).toContain(`imprint_engine_up{engine="${engine}",at="127.0.0.1:9"} 0`);
  for (const secret of ['planted', 'name:', ':@']) expect(body).not.toContain(secret);
});

test('a PostgreSQL that hangs is not up, and keeps nobody from hearing of all else', async () => {
  const server = createMetricsServer(portal.app);
  hang();
  try {
    const begun = performance.now();
    const [{ body }, ready] = await Promise.all([server.inject('/metrics'), server.inject('/readyz')]);
    expect(performance.now() - begun).toBeLessThan(4_500);
    expect(body).toMatch(/^imprint_engine_up\{engine="postgresql",at="[^"]+"\} 0$/m);
    expect(body).toMatch(/^imprint_engine_up\{engine="opensearch",at="[^"]+"\} 1$/m);
    expect(ready.statusCode).toBe(503);
  } finally {
    resume();
  }
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
