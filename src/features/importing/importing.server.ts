import type { WriteUnits } from '../../platform/item/writing/write-units.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { formats } from './formats/formats.ts';
import { postgresImportEntries } from './store/postgres-import-entries.ts';
import { type ImportOrder, importPackage } from './use-cases/import-package.ts';

export interface ImportingLimits {
  readonly ahead: number;
  readonly batch: number;
}

export function createImporting(database: Database, files: FileStore, write: WriteUnits, limits: ImportingLimits) {
  const parts = { database, files, write, entries: postgresImportEntries(database), ...limits };
  return {
    formats,
    importPackage: (order: ImportOrder) => importPackage(order, parts),
  };
}
