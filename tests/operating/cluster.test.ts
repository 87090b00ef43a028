import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { edges, type Host, readers, servers, workers } from '../../ops/cluster/hosts.ts';
import { endAll } from '../../ops/cluster/network.ts';
import { startHost } from '../../ops/cluster/start.ts';
import { until } from '../faults/until.ts';
import { hashedPassword } from '../support/passwords.ts';
import {
  asOwner,
  isCluster,
  journalTitle,
  ofServer,
  posted,
  renameJournal,
  throughEdge,
  throughProxy,
} from './cluster/on-cluster.ts';

// On the cluster that `npm run cluster` has started; `npm run cluster -- check` runs this file. Without one there is nothing to see:
// it takes root, network namespaces and three minutes.

const pages = [
  ['home', '/homeNav?lang=en', journalTitle],
  ['a paper', '/article/doi/10.5555/fol.2026.5.1?lang=en', '10.5555/fol.2026.5.1'],
  ['search', '/searchFrame?q=light&lang=en', 'data-part="hit"'],
  ['the way in', '/login?lang=en', 'Sign in'],
] as const;
const home = pages[0][1];
const member = { name: `cluster-reader-${process.pid}`, password: 'Lichtung8Wege' };
const [reader, neighbour] = readers;
const youngSeconds = 40;

describe.runIf(isCluster)(
  'a cluster that "npm run cluster" has started',
  () => {
    beforeAll(async () => {
      await asOwner('insert into account (user_name, real_name, password_hash) values ($1, $1, $2)', [
        ...[member.name, await hashedPassword(member.password)],
      ]);
    });
    afterAll(() => renameJournal(journalTitle));

    describe.each(edges)('through $name', (edge) => {
      test.each(pages)('%s is answered', async (_, path, words) => {
        const { http, text } = await throughEdge(edge, path);
        expect(http).toBe(200);
        expect(text).toContain(words);
      });

      test('a member logs in', async () => {
        const { http, text, headers } = await throughEdge(edge, '/rc-pub/api/login', posted(member));
        expect([http, JSON.parse(text).status]).toEqual([200, 0]);
        expect(String(headers['set-cookie'])).toContain('__Host-session=');
      });
    });

    const pageAt = async (edge: (typeof edges)[number]) => (await throughEdge(edge, home)).text;
    const isKept = async (edge: (typeof edges)[number]) => {
      const { cache, headers } = await throughEdge(edge, home);
      return cache === 'hit' && Number(headers.age) < youngSeconds;
    };

    /** A page that lives a minute and is young is new within seconds: it was purged, not grown old. */
    async function expectPurged(title: string, at: readonly (typeof edges)[number][]): Promise<void> {
      for (const edge of at) await until(`${edge.name} keeps the page`, () => isKept(edge), 40);
      const began = performance.now();
      await renameJournal(title);
      for (const edge of at)
        await until(`${edge.name} has the new title`, async () => (await pageAt(edge)).includes(title), 10);
      console.log(`purged at ${at.length} edges after ${Math.round(performance.now() - began)} ms`);
    }

    test('a change is purged from both edges', () => expectPurged(`Renamed ${Date.now()}`, edges));

    describe('where a reader is', () => {
      const report = (from: string, claimed: string) => ({ ...posted({}, claimed), from });
      const wrongLogin = (claimed: string) => ({
        ...posted({ name: member.name, password: 'Wrong7Glade' }, claimed),
        from: reader,
      });

      test('is recorded as it is behind both proxies, whatever the reader says of it', async () => {
        await throughProxy('/rc-pub/api/login', wrongLogin('203.0.113.1'));
        await throughEdge(edges[1], '/rc-pub/api/login', wrongLogin('203.0.113.2'));
        await ofServer(servers[0], '/rc-pub/api/login', wrongLogin('203.0.113.3'));
        const events = await asOwner(
          `select detail ->> 'address' as address from security_event where site_id = 1 and kind = 'login' and outcome = 'failed'
           order by event_id desc limit 3`,
        );
        expect(events.map(({ address }) => address)).toEqual([reader, reader, reader]);
      });

      test('is what limits count, in all servers together; a neighbour has a limit of their own', async () => {
        const send = async (count: number) =>
          (await throughProxy('/reports/browser', report(reader, `203.0.113.${count}`))).http;
        await until('the limit of an earlier run is over', async () => (await send(0)) === 400, 70);
        const statuses = [];
        for (let count = 1; count <= 34; count++) statuses.push(await send(count));
        // Thirty a minute, and a few more if a minute ends meanwhile.
        expect(new Set(statuses.slice(0, 28))).toEqual(new Set([400]));
        expect(statuses.at(-1)).toBe(429);
        expect((await throughEdge(edges[0], '/reports/browser', report(reader, neighbour))).http).toBe(429);
        expect((await ofServer(servers[1], '/reports/browser', report(reader, neighbour))).http).toBe(429);
        expect((await throughProxy('/reports/browser', report(neighbour, reader))).http).toBe(400);
      });
    });

    describe('without one of them', () => {
      /** A host is lost during the work, and is back afterwards. */
      async function without<Outcome>(host: Host, work: () => Promise<Outcome>): Promise<Outcome> {
        await endAll(host, 'SIGKILL');
        try {
          return await work();
        } finally {
          await startHost(host);
        }
      }

      /** Known pages and such as no edge has, one after the other for some seconds. */
      async function readAlong(milliseconds: number): Promise<number> {
        const end = performance.now() + milliseconds;
        let count = 0;
        for (; performance.now() < end; count++) {
          const path = count % 2 ? (pages[1]?.[1] ?? '') : `/searchFrame?q=light%20${Date.now()}&lang=en`;
          const { http, text } = await throughProxy(path);
          expect([path, http, http === 200 ? '' : text]).toEqual([path, 200, '']);
        }
        return count;
      }

      test.each([servers[0], edges[0]])('of two hosts $name is lost, and every reader is answered', async (host) => {
        const reading = readAlong(8_000);
        const count = await without(host, () => reading);
        console.log(`${count} requests without ${host.name}, all answered`);
        expect(count).toBeGreaterThan(10);
      });

      test('a worker is lost, and the other one still purges', async () => {
        await without(workers[0], () => expectPurged(`Renamed again ${Date.now()}`, edges));
      });

      test('an edge is lost, and what changes meanwhile is purged from the other', async () => {
        await without(edges[1], () => expectPurged(`Renamed meanwhile ${Date.now()}`, [edges[0]]));
        expect(await pageAt(edges[1])).toContain('Renamed meanwhile');
      });
    });
  },
  180_000,
);
