import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { createMetricsServer } from '../../src/processes/http/health.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { folder } from './composed.ts';

// Caddy with the files as they are shipped; names of containers are replaced by ports of this machine, and certificates come from
// Caddy's own authority, because no other one could reach this machine.

const portal = useTestApp(async (test) => storeSite(test, { id: 9, sld: 'certified' }));
const home = mkdtempSync(join(tmpdir(), 'imprint-caddy-'));
const running: ChildProcess[] = [];
let origin: Server;
let originPort = 0;

beforeAll(async () => {
  origin = createServer(({ headers }, response) => response.end(JSON.stringify(headers))).listen(0, '127.0.0.1');
  await once(origin, 'listening');
  originPort = (origin.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const one of running) {
    one.kill('SIGTERM');
    await once(one, 'exit');
  }
  origin.close();
  rmSync(home, { recursive: true, force: true });
});

async function startCaddy(name: string, replaced: Readonly<Record<string, string>>, env: Record<string, string> = {}) {
  let text = readFileSync(join(folder, name), 'utf8');
  for (const [from, to] of Object.entries(replaced)) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  const file = join(home, name);
  writeFileSync(file, text);
  const variables = { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, ...env };
  execFileSync('caddy', ['adapt', '--config', file, '--adapter', 'caddyfile'], { env: variables, stdio: 'pipe' });
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: variables,
    stdio: 'ignore',
  });
  running.push(child);
}

/** What a reader of a host gets who speaks TLS; undefined where no certificate is shown. */
function readerOf(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername: host, rejectUnauthorized: false }, () => {
      socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: 203.0.113.7\r\nconnection: close\r\n\r\n`);
    });
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    socket.on('error', () => resolve(undefined)).on('end', () => resolve(said));
  });
}

test('a certificate is fetched for a host of a site, and for no other name', async () => {
  await portal.app.knownHosts.refresh();
  const metrics = createMetricsServer(portal.app);
  await metrics.listen({ host: '127.0.0.1', port: 0 });
  const port = await freePort();
  await startCaddy('Caddyfile', {
    'email {$IMPRINT_ACME_EMAIL}': `admin off\nlocal_certs\nskip_install_trust\nhttp_port ${await freePort()}\nhttps_port ${port}`,
    'server:9090': `127.0.0.1:${(metrics.server.address() as AddressInfo).port}`,
    'edge:6081': `127.0.0.1:${originPort}`,
  });
  let said: string | undefined;
  for (let tries = 0; tries < 100 && !said; tries++) {
    said = await readerOf(port, 'certified.localhost');
    if (!said) await sleep(100);
  }
  // The edge is told the address that Caddy saw, whatever the reader wrote.
  expect(said).toContain('"host":"certified.localhost"');
  expect(said).toContain('"x-forwarded-for":"127.0.0.1"');
  expect(await readerOf(port, 'made-up.localhost')).toBeUndefined();
  await metrics.close();
});

test('OpenSearch is reached with the password only', async () => {
  const port = await freePort();
  const credentials = Buffer.from('imprint:secret').toString('base64');
  await startCaddy(
    'search.Caddyfile',
    { ':9200': `:${port}`, 'opensearch:9200': `127.0.0.1:${originPort}` },
    { IMPRINT_SEARCH_CREDENTIALS: credentials },
  );
  const ask = (authorization?: string) =>
    fetch(`http://127.0.0.1:${port}/_cat/indices`, { headers: authorization ? { authorization } : {} }).then(
      ({ status }) => status,
      () => undefined,
    );
  for (let tries = 0; tries < 100 && (await ask()) === undefined; tries++) await sleep(100);
  expect(await ask()).toBe(401);
  expect(await ask(`Basic ${Buffer.from('imprint:wrong').toString('base64')}`)).toBe(401);
  expect(await ask(`Basic ${credentials}`)).toBe(200);
});
