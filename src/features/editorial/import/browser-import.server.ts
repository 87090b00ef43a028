import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Jobs } from '../../../platform/ports/jobs.ts';
import { answerBrowserImport, type ColumnsOf } from './api/browser-import.ts';
import type { Importing } from './import.server.ts';
import { postgresRuns } from './store/postgres-runs.ts';
import { createImportRun } from './use-cases/browser/import-run.ts';
import { type ImportQuotas, importQueue, receivePackage } from './use-cases/browser/receive-package.ts';

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly importing: Importing;
  readonly record: RecordAction;
  readonly quotas: ImportQuotas;
  readonly columnsOf: ColumnsOf;
}

export type BrowserImport = ReturnType<typeof createBrowserImport>;

/** Packages that editors drop into their browser. */
export function createBrowserImport({ quotas, database, files, jobs, importing, record, columnsOf }: Parts) {
  const runs = postgresRuns(database);
  const importRun = createImportRun({ quotas, files, runs, jobs, importing });
  return {
    handlers: answerBrowserImport(
      receivePackage({ quotas, database, files, jobs, runs, record }),
      runs,
      quotas,
      columnsOf,
      importing,
    ),
    importRun,
    troubled: runs.troubled,
    /** For a worker: imports what arrives from now on. */
    startWorking: () => jobs.work(importQueue, importRun),
  };
}
