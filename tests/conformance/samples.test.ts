import { expect, test } from 'vitest';
import { fillDemo } from '../../samples/loading/fill-demo.ts';
import { kinds } from '../../src/content/kinds.ts';
import { postgresWorkRecords } from '../../src/platform/item/records/postgres-work-records.ts';
import { useTestApp } from '../support/test-app.ts';
import { judgeWritten, listedSites, tallies, worksOf } from './judge-site.ts';
import type { WrittenDocument } from './standard.ts';
import { standards } from './standards.ts';

const portal = useTestApp(async ({ app }) => {
  await fillDemo(app);
});

const here = standards.filter((standard) => standard.missing() === undefined);

test.skipIf(here.length === 0)(
  'all works of the samples are valid in every format, by somebody else’s validator',
  async () => {
    const { app } = portal;
    const records = postgresWorkRecords(app.database, kinds);
    const all = tallies(here);
    const written = all.map((tally) => ({ tally, documents: [] as WrittenDocument[] }));
    for (const { id: site, sld } of await listedSites(app.database))
      for await (const batch of worksOf(app.database, records, site))
        for (const { tally, documents } of written) {
          const { standard } = tally;
          const works = standard.isSlow ? batch.filter(({ kind }, at) => kind === 'book' || at % 10 === 0) : batch;
          const context = {
            origin: `https://${sld}.localhost`,
            bytes: async (_: number, sha256: string) => Buffer.from((await app.files.get(sha256)) ?? ''),
            ask: async (url: string) =>
              (await portal.server.inject({ url, headers: { host: `${sld}.localhost` } })).body,
          };
          documents.push(...(await standard.write(works, context)));
        }
    // Most of a validator's time is its start.
    for (const { tally, documents } of written) await judgeWritten(tally, documents);
    for (const { standard, documents, findings, refusesSpoilt } of all) {
      expect(findings.slice(0, 5), standard.name).toEqual([]);
      expect(documents, `${standard.name}: documents`).toBeGreaterThan(0);
      expect(refusesSpoilt, `${standard.name}: a spoilt document is refused`).toBe(true);
    }
  },
  1_200_000,
);
