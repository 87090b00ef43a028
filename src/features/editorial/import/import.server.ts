import type { OpenPackage } from '../../../platform/documents/archives/open-package.ts';
import { siteBytes } from '../../../platform/item/site-bytes.ts';
import type { WriteUnits } from '../../../platform/item/writing/write-units.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { SentFiles } from '../../../platform/ports/sent-files.ts';
import { formats } from './formats/formats.ts';
import { postgresImportEntries } from './store/postgres-import-entries.ts';
import { type ImportOrder, importPackage } from './use-cases/import-package.ts';
import { scanPackage } from './use-cases/scan-package.ts';

export interface ImportingLimits {
  readonly ahead: number;
  readonly batch: number;
  readonly mostBytesOfSite: number;
}

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly sentFiles: SentFiles;
  readonly write: WriteUnits;
}

export type Importing = ReturnType<typeof createImporting>;

export function createImporting(
  { database, files, sentFiles, write }: Parts,
  { mostBytesOfSite, ...limits }: ImportingLimits,
) {
  const room = (site: number) =>
    database.transaction(
      { reads: [site], writes: null },
      async (transaction) => mostBytesOfSite - (await siteBytes(transaction, site)),
    );
  const parts = { database, files, write, entries: postgresImportEntries(database), room, ...limits };
  return {
    formats,
    /** What is to be imported is scanned first. */
    scan: (opened: OpenPackage) => scanPackage(opened, sentFiles),
    importPackage: (order: ImportOrder) => importPackage(order, parts),
  };
}
