import type { WorkRecordStore } from '../../../platform/item/records/postgres-work-records.ts';
import type { WorkRecord } from '../../../platform/kernel/work-record.ts';
import type { CutPicture } from '../../../platform/ports/cut-picture.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Jobs } from '../../../platform/ports/jobs.ts';
import type { MediaTools } from '../../../platform/ports/media-tools.ts';
import type { Typesetter } from '../../../platform/ports/typesetter.ts';
import { createMakePdf, createPapersChanged, pdfQueue } from './pdf/make-pdf.ts';
import type { PdfSayings } from './pdf/set-paper.ts';
import { postgresMadePdfs } from './store/postgres-made-pdfs.ts';

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly tools: MediaTools;
  readonly cutPicture: CutPicture;
  readonly typesetter: Typesetter | undefined;
  readonly read: WorkRecordStore['read'];
  readonly sayingsFor: (record: WorkRecord) => Promise<PdfSayings | undefined>;
}

/** Accessible PDFs of papers that have a text and no PDF, where there is a typesetter. */
export function createTypesetting({ database, jobs, typesetter, ...parts }: Parts) {
  if (!typesetter) return undefined;
  const store = postgresMadePdfs(database);
  const make = createMakePdf({ ...parts, typesetter, store });
  return {
    make,
    papersChanged: createPapersChanged(store, jobs),
    startWorking: () => jobs.work(pdfQueue, make),
  };
}
