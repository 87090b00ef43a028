import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { seededRandom } from '../../samples/loading/seeded-random.ts';
import { opticsNumber } from '../../samples/sites.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import { createApp } from '../../src/processes/create-app.ts';
import { readSettings } from '../../src/processes/settings.ts';
import { crossrefSchemas } from '../conformance/tools/crossref-schemas.ts';
import { xmllint } from '../conformance/tools/xmllint.ts';
import { portalProcess } from '../support/portal-process.ts';
import { readTaken, sampleAccess, versionOf } from '../support/registry-stand-in.ts';
import { isWholeRun } from '../support/whole-run.ts';
import { asSite } from './stored-alerts.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

// Every version of a work reaches the registry once, whoever dies meanwhile. `IMPRINT_WHOLE=1` takes 1,000 versions and 30 kills.

const [versions, kills] = isWholeRun ? [1_000, 30] : [120, 6];
const portal = useFragilePortal({}, { IMPRINT_OUTGOING_LOOPBACK: 'yes' });
const folder = mkdtempSync(join(tmpdir(), 'imprint-registry-'));
const file = join(folder, 'taken.jsonl');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Above the counters of the demo and of the other stored things. */
const firstCounter = 8_000_000;
const idAt = (place: number) => idOf(opticsNumber, firstCounter + place);
const doiAt = (place: number) => `10.5072/deposit.${place}`;
const titleOf = (place: number, version: number) => `Paper ${place}, version ${version} (sample)`;

async function publish(place: number, journal: string): Promise<void> {
  await asSite(
    portal,
    opticsNumber,
    `with paper as (
      insert into item (site_id, id, kind, status, titles, doi, source_key, language, published_on)
      values ($1, $2, 'article', 'published', $3, $4, $4, 'en', '2026-01-01') returning site_id, id)
    insert into article (site_id, id, type, publication_type, access_type, journal_id)
    select site_id, id, 'research-article', 0, 0, $5 from paper`,
    [opticsNumber, idAt(place), { en: titleOf(place, 1) }, doiAt(place), journal],
  );
}

const change = (place: number, version: number) =>
  asSite(portal, opticsNumber, 'update item set titles = $3 where site_id = $1 and id = $2', [
    ...[opticsNumber, idAt(place), { en: titleOf(place, version) }],
  ]);

it(`registers each of ${versions} versions once over ${kills} kills of worker and registry`, async () => {
  const random = seededRandom(11);
  const port = await freePort();
  const registry = portalProcess(
    String(port),
    { ...(process.env as Record<string, string>), REGISTRY_FILE: file },
    join(import.meta.dirname, '../support/registry-process.ts'),
  );
  const app = createApp(readSettings(portal.soundEnvironment));
  const sealed = app.keysFor('doi registries').seal(Buffer.from(sampleAccess.password));
  await app.close();
  await asSite(
    portal,
    opticsNumber,
    `insert into doi_registration (site_id, registry, address, prefix, suffix, account, sealed_password, depositor, email, crossmark_policy)
     values ($1, 'crossref', $2, '10.5072', '', $3, $4, 'Sample Press', 'doi@example.org', '')`,
    [opticsNumber, `http://127.0.0.1:${port}`, sampleAccess.account, sealed],
  );
  const [journal] = await asSite<{ id: string }>(
    portal,
    opticsNumber,
    `select id::text as id from journal join item using (site_id, id)
     where site_id = $1 and status = 'published' and coalesce(issn, eissn) is not null limit 1`,
    [opticsNumber],
  );

  /** How many versions of each paper there are. A version is made once the one before it has come there: none is skipped. */
  const made: number[] = [];
  const total = () => made.reduce((sum, one) => sum + one, 0);
  const begun = Date.now();
  for (let kill = 0; kill < kills; kill++) {
    if (!registry.running) registry.start();
    portal.worker.start();
    const room = Math.min(Math.ceil(versions / kills), versions - total());
    const arrived = new Map<string, number>();
    for (const { doi, content } of readTaken(file))
      arrived.set(doi, Math.max(arrived.get(doi) ?? 0, Number(/version (\d+) \(sample/.exec(content)?.[1])));
    const ready = [...made.keys()].filter((place) => arrived.get(doiAt(place)) === made[place]);
    for (let turn = 0; turn < room; turn++) {
      const place = turn % 2 === 0 ? undefined : ready.pop();
      if (place === undefined) {
        await publish(made.length, journal?.id ?? '');
        made.push(1);
      } else {
        made[place] = (made[place] ?? 0) + 1;
        await change(place, made[place]);
      }
    }
    await sleep(2_500 + random() * 2_500);
    if (kill % 3 === 1) await registry.kill();
    else if (kill % 3 === 2) await Promise.all([portal.worker.kill(), registry.kill()]);
    else await portal.worker.kill();
    if (kill % 3 === 1) {
      await sleep(random() * 1_000);
      await portal.worker.kill();
    }
  }
  expect(total()).toBe(versions);

  registry.start();
  portal.worker.start();
  const waiting = async () =>
    (await portal.app.query("select from dirty_mark where sink in ('harvest', 'deposits')")).rowCount === 0 &&
    (await portal.app.query('select from doi_due')).rowCount === 0;
  await until('nothing waits any more', waiting, 420);
  await portal.worker.kill();
  await registry.kill();

  const taken = readTaken(file).filter(({ doi }) => doi.startsWith('10.5072/deposit.'));
  const counted = Map.groupBy(taken, versionOf);
  const twice = [...counted.values()].filter((same) => same.length > 1);
  const wanted = made.flatMap((many, place) =>
    Array.from({ length: many }, (_, version) => titleOf(place, version + 1)),
  );
  const lost = wanted.filter((title) => !taken.some(({ content }) => content.includes(title)));
  const states = await asSite<{ state: string; count: number }>(
    portal,
    opticsNumber,
    `select state, count(*)::int as count from doi_deposit where site_id = $1 and doi like '10.5072/deposit.%' group by state`,
    [opticsNumber],
  );
  console.log(
    `${versions} versions of ${made.length} papers, ${kills} kills, ${Math.round((Date.now() - begun) / 1_000)} s: ` +
      `${taken.length} deposits, ${twice.length} twice, ${lost.length} lost, ${JSON.stringify(states)}`,
  );
  expect({ twice: twice.length, lost }).toEqual({ twice: 0, lost: [] });
  expect(taken).toHaveLength(versions);
  expect(states).toEqual([{ state: 'registered', count: made.length }]);
  const { schema, catalog } = crossrefSchemas();
  const documents = taken.map(({ name, content }) => ({ name, content }));
  expect(await xmllint(documents, schema, catalog)).toEqual([]);
}, 1_200_000);
