import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineEnvironment } from '../../tests/support/engines.ts';
import { answersAt } from './http/engine-metrics.ts';
import { readTls } from './tls-files.ts';

const probe = join(import.meta.dirname, '../../tests/support/tls-probe.ts');
const servers: Server[] = [];
let folder = '';
const addresses: Record<string, string> = {};
/** The same engines behind somebody who wants a certificate of each client. */
const strictAddresses: Record<string, string> = {};

/** Stands before an engine, speaks TLS and wants to see who comes; PostgreSQL asks for it by a message of its own. */
async function behindTls(address: string, beginsPlain: boolean, wantsClient: boolean): Promise<number> {
  const [key, cert] = [await readFile(join(folder, 'key.pem')), await readFile(join(folder, 'ca.pem'))];
  const target = new URL(address);
  const proving = { requestCert: wantsClient, rejectUnauthorized: wantsClient, ca: cert };
  const speaker = createTlsServer({ key, cert, ...proving }, (secured) => {
    const engine = connect(Number(target.port), target.hostname);
    for (const end of [secured, engine]) end.on('error', () => [secured, engine].map((one) => one.destroy()));
    secured.pipe(engine).pipe(secured);
  });
  speaker.on('tlsClientError', (_, socket) => socket.destroy());
  const wrap = (client: Socket) => void speaker.emit('connection', client);
  const server = createServer((client) => {
    client.on('error', () => {});
    if (!beginsPlain) return wrap(client);
    client.once('data', () => {
      client.write('S');
      wrap(client);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imprint-tls-'));
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', join(folder, 'key.pem')],
      ...['-out', join(folder, 'ca.pem')],
    ],
    { stdio: 'ignore' },
  );
  for (const wantsClient of [false, true]) {
    const to = wantsClient ? strictAddresses : addresses;
    const moved = async (name: string, protocol: string, beginsPlain = false) => {
      const url = String(engineEnvironment()[name]);
      const port = await behindTls(url, beginsPlain, wantsClient);
      // The host after the last "@": a password may begin with a digit and look like a port.
      to[name] = url.replace(/^[a-z]+:\/\//, protocol).replace(/[^@/]+:\d+(?=\/|$)/, `localhost:${port}`);
    };
    await moved('IMPRINT_REDIS_URL', 'rediss://');
    await moved('IMPRINT_OPENSEARCH_URL', 'https://');
    await moved('IMPRINT_S3_ENDPOINT', 'https://');
    await moved('IMPRINT_DATABASE_URL', 'postgres://', true);
    to.IMPRINT_DATABASE_URL += '?sslmode=verify-full';
  }
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

const all = { postgres: 'reached', redis: 'reached', opensearch: 'reached', s3: 'reached' };

/** Another process, because authorities are read when one starts. */
async function reached(authority: Record<string, string>, at = addresses): Promise<Record<string, string>> {
  const child = spawn(process.execPath, [probe], {
    env: { ...process.env, ...engineEnvironment(), ...at, ...authority },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout));
}

test('every engine is reached by TLS whose certificate is checked, and none where its authority is not known', async () => {
  const trusted = await reached({ NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') });
  expect(trusted).toEqual(all);
  const strange = await reached({});
  for (const [name, said] of Object.entries(strange))
    expect([name, said]).toEqual([name, expect.stringMatching(/self.signed|certificate|SELF_SIGNED/i)]);
}, 60_000);

test('an authority and a certificate that are named by settings serve for every engine', async () => {
  const authority = { IMPRINT_TLS_CA: join(folder, 'ca.pem') };
  const certificate = { IMPRINT_TLS_CERT: join(folder, 'ca.pem'), IMPRINT_TLS_KEY: join(folder, 'key.pem') };
  expect(await reached(authority)).toEqual(all);
  expect(await reached({ ...authority, ...certificate }, strictAddresses)).toEqual(all);
  for (const [name, said] of Object.entries(await reached(authority, strictAddresses)))
    expect([name, said]).not.toEqual([name, 'reached']);
}, 90_000);

test('an engine that wants to see a certificate is told to be up by whoever has one', async () => {
  const certificate = readTls({ IMPRINT_TLS_CERT: join(folder, 'ca.pem'), IMPRINT_TLS_KEY: join(folder, 'key.pem') });
  for (const name of ['IMPRINT_REDIS_URL', 'IMPRINT_OPENSEARCH_URL', 'IMPRINT_S3_ENDPOINT']) {
    expect([name, await answersAt(String(strictAddresses[name]), 5_000, certificate)]).toEqual([name, true]);
    expect([name, await answersAt(String(strictAddresses[name]), 5_000)]).toEqual([name, false]);
  }
});
