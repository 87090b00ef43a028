import { type OpenPackage, openPackage } from '../../../platform/documents/archives/open-package.ts';
import { siteBytes } from '../../../platform/item/site-bytes.ts';
import type { WriteUnits } from '../../../platform/item/writing/write-units.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Extensions } from '../../../platform/ports/extensions.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { SentFiles } from '../../../platform/ports/sent-files.ts';
import { extensionFormat } from './formats/extension/extension-format.ts';
import type { Format } from './formats/format.ts';
import { formats } from './formats/formats.ts';
import { postgresImportEntries } from './store/postgres-import-entries.ts';
import type { JudgeFile } from './use-cases/deliver-files.ts';
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
  readonly judge: JudgeFile;
  readonly extensions?: Pick<Extensions, 'importFormats'>;
}

export type Importing = ReturnType<typeof createImporting>;

export function createImporting(
  { database, files, sentFiles, write, judge, extensions }: Parts,
  { mostBytesOfSite, ...limits }: ImportingLimits,
) {
  const extraFormats = extensions?.importFormats ?? [];
  const room = (site: number) =>
    database.transaction(
      { reads: [site], writes: null },
      async (transaction) => mostBytesOfSite - (await siteBytes(transaction, site)),
    );
  const parts = { database, files, write, judge, entries: postgresImportEntries(database), room, ...limits };
  return {
    formats: [...formats, ...extraFormats.map(extensionFormat)],
    /** Of extensions, with their names. */
    extraFormats: extraFormats.map(({ code, name }) => ({ code, names: name })),
    /** A folder, an archive or a file, taken apart as far as its format says. */
    async open(path: string, format: Format, mostBytes?: number): Promise<OpenPackage> {
      const opened = await openPackage(path, mostBytes);
      return format.unpack ? format.unpack(opened, mostBytes) : opened;
    },
    /** What is to be imported is scanned first. */
    scan: (opened: OpenPackage) => scanPackage(opened, sentFiles),
    importPackage: (order: ImportOrder) => importPackage(order, parts),
  };
}
