import { kinds } from '../../../src/content/kinds.ts';
import { createImporting } from '../../../src/features/editorial/import/import.server.ts';
import { judgeFile } from '../../../src/features/editorial/submissions/formats/judging/judge-file.ts';
import { connectClamav } from '../../../src/platform/adapters/clamav/clamav-scan.ts';
import { scanSent } from '../../../src/platform/adapters/clamav/scan-sent.ts';
import { connectPostgres, type PostgresDatabase } from '../../../src/platform/adapters/postgres/postgres-database.ts';
import { connectS3 } from '../../../src/platform/adapters/s3/s3-file-store.ts';
import { createJsonLog } from '../../../src/platform/adapters/system/json-log.ts';
import { createWriter, type WriteUnits } from '../../../src/platform/item/writing/write-units.ts';
import type { FileStore } from '../../../src/platform/ports/file-store.ts';
import { limits } from '../../../src/processes/limits.ts';
import { engineEnvironment } from '../../support/engines.ts';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.ts';
import { withAdmin } from '../admin.ts';

export const benchSite = 1;

/** What importing needs of the app, on a database of its own with one site. */
export interface BenchApp {
  readonly database: PostgresDatabase;
  readonly write: WriteUnits;
  readonly files: FileStore;
  readonly importing: ReturnType<typeof createImporting>;
  readonly testDatabase: TestDatabase;
  end(): Promise<void>;
}

export async function openBenchApp(): Promise<BenchApp> {
  const testDatabase = await createTestDatabase();
  await withAdmin(testDatabase, (admin) =>
    admin.query(`insert into site (site_id, sld, domain, classification, template_id, default_language, languages, colour_id)
      values (${benchSite}, 'bench', 'localhost', 'journal', 'journal', 'en', '{en,zh}', 1)`),
  );
  const app = benchAppOn(testDatabase);
  return {
    ...app,
    async end() {
      await app.end();
      await testDatabase.drop();
    },
  };
}

/** The same on a database that someone else made, and drops. */
export function benchAppOn(testDatabase: TestDatabase): BenchApp {
  const environment = engineEnvironment();
  const database = connectPostgres({ url: testDatabase.appUrl, ...limits.database });
  const files = connectS3({
    endpoint: environment.IMPRINT_S3_ENDPOINT as string,
    accessKey: environment.IMPRINT_S3_ACCESS_KEY as string,
    secretKey: environment.IMPRINT_S3_SECRET_KEY as string,
    bucket: environment.IMPRINT_S3_BUCKET as string,
    ...limits.files,
  });
  const write = createWriter(kinds);
  const scanner = { url: environment.IMPRINT_CLAMAV_URL as string, ...limits.scanning };
  const sentFiles = scanSent(connectClamav(scanner, createJsonLog('silent')));
  const importing = createImporting(
    { database, files, sentFiles, write, judge: judgeFile },
    { ...limits.importing, mostBytesOfSite: Number.POSITIVE_INFINITY },
  );
  return { database, write, files, importing, testDatabase, end: () => database.close() };
}
