import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { engines, ports, servers } from '../../ops/cluster/hosts.ts';
import { until } from '../faults/until.ts';
import { asOwner, isCluster } from './cluster/on-cluster.ts';

// On the cluster that `npm run cluster` has started: nobody reaches an engine without TLS, a known authority and a password.

const { primary, replica, redis, search, files } = engines;

/** What is answered to plain words; empty where the connection is refused or closed without an answer. */
const plainly = (address: string, port: number, words: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, address, () => socket.write(words));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {}).on('close', () => resolve(answer));
  });

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const adminUrl = () => process.env.IMPRINT_DATABASE_ADMIN_URL ?? '';
const replicaUrl = () => adminUrl().replace(primary.address, replica.address);

/** As the portal reaches them, from a process of its own. */
const reached = (settings: Readonly<Record<string, string | undefined>> = {}): Record<string, string> =>
  JSON.parse(
    execFileSync(process.execPath, ['tests/support/tls-probe.ts'], {
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    }),
  );

describe.runIf(isCluster)(
  'the engines of a cluster that "npm run cluster" has started',
  () => {
    test('are reached by TLS with their authority, and by nobody who does not know it', () => {
      expect(reached()).toEqual({ postgres: 'reached', redis: 'reached', opensearch: 'reached', s3: 'reached' });
      const withoutFile = (process.env.IMPRINT_DATABASE_URL ?? '').replace(/&sslrootcert=[^&]*/, '');
      const strange = reached({ IMPRINT_TLS_CA: undefined, IMPRINT_DATABASE_URL: withoutFile });
      for (const [name, said] of Object.entries(strange))
        expect([name, said]).toEqual([name, expect.stringMatching(/certificate|self.signed|UNABLE_TO/i)]);
    });

    test('answer nothing of use to whoever comes without TLS', async () => {
      const plain = adminUrl().replace(/\?.*$/, '');
      await expect(query(plain, 'select 1')).rejects.toThrow(/no encryption/);
      await expect(query(plain.replace(primary.address, replica.address), 'select 1')).rejects.toThrow(/no encryption/);
      expect(await plainly(redis.address, ports.redis, 'PING\r\n')).not.toContain('PONG');
      const get = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
      expect(await plainly(search.address, ports.searchDoor, get)).toMatch(/^HTTP\/1\.[01] 400 /);
      expect(await plainly(files.address, ports.s3, get)).not.toMatch(/^HTTP\/1\.[01] [23]/);
    });

    test('that know no TLS listen to their own host alone', async () => {
      const get = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
      expect(await plainly(search.address, ports.opensearch, get)).toBe('');
      for (const { address } of servers) expect(await plainly(address, ports.clamav, 'zPING\0')).toBe('');
    });

    test('want a password', async () => {
      const { IMPRINT_OPENSEARCH_URL = '', IMPRINT_REDIS_URL = '' } = process.env;
      const wrong = (url: string) => Object.assign(new URL(url), { password: 'wrong' }).href;
      const said = reached({
        IMPRINT_OPENSEARCH_URL: wrong(IMPRINT_OPENSEARCH_URL),
        IMPRINT_REDIS_URL: wrong(IMPRINT_REDIS_URL),
        IMPRINT_DATABASE_URL: wrong(process.env.IMPRINT_DATABASE_URL ?? ''),
        IMPRINT_S3_SECRET_KEY: 'wrong',
      });
      expect(said.postgres).toContain('password authentication failed');
      expect(said.redis).toMatch(/WRONGPASS|NOAUTH/);
      expect(said.opensearch).toContain('401');
      expect(said.s3).toMatch(/SignatureDoesNotMatch|signature/i);
    });

    test('of PostgreSQL every connection is encrypted, the replica’s too', async () => {
      const rows = await query(
        adminUrl(),
        `select usename, ssl, client_addr::text as address from pg_stat_ssl join pg_stat_activity using (pid)
         where client_addr is not null`,
      );
      expect(rows.filter(({ ssl }) => !ssl)).toEqual([]);
      const from = new Set(rows.map(({ address }) => address));
      for (const { address } of [...servers, replica]) expect(from).toContain(`${address}/32`);
    });

    test('the replica streams from the primary, has what was written there, and takes no writes itself', async () => {
      const [streaming] = await query(adminUrl(), 'select state, application_name from pg_stat_replication');
      expect(streaming).toMatchObject({ state: 'streaming' });
      const name = `replicated-${process.pid}`;
      await asOwner('insert into account (user_name, real_name) values ($1, $1)', [name]);
      const began = performance.now();
      const there = `select 1 from account where user_name = '${name}'`;
      await until('the replica has it', async () => (await query(replicaUrl(), there)).length === 1, 10);
      console.log(`on the replica after ${Math.round(performance.now() - began)} ms`);
      await expect(query(replicaUrl(), 'create table x ()')).rejects.toThrow(/read-only/);
    });
  },
  60_000,
);
