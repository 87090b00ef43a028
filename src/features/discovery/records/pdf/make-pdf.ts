import { inTemporaryFolder } from '../../../../platform/documents/temporary-folder.ts';
import type { Mark } from '../../../../platform/item/marks/mark.ts';
import type { WorkRecordStore } from '../../../../platform/item/records/postgres-work-records.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import type { Job, JobHandler, Jobs, Queue } from '../../../../platform/ports/jobs.ts';
import type { MediaTools } from '../../../../platform/ports/media-tools.ts';
import { madeHere } from '../../../../platform/ports/storable.ts';
import type { MadePdfStore, PdfJob } from '../store/postgres-made-pdfs.ts';
import { type PdfSayings, readyPaper, type SettingParts } from './set-paper.ts';

export const pdfQueue: Queue<PdfJob> = { name: 'typeset', mostSeconds: 900, atOnce: 1 };

const jobOf = (job: PdfJob): Job<PdfJob> => ({ data: job, key: `${job.site}/${job.article}` });

/** Told of every article that changed: a worker sees whether its PDF has to be made anew. */
export const createPapersChanged =
  (store: MadePdfStore, jobs: Jobs) =>
  async (marks: readonly Mark[]): Promise<void> => {
    if (marks.length === 0) return;
    const concerned = await store.concerned(
      [...new Set(marks.map(({ site }) => site))],
      marks.map(({ item }) => item),
    );
    if (concerned.length > 0) await jobs.send(pdfQueue, concerned.map(jobOf));
  };

interface Parts extends Omit<SettingParts, 'picture' | 'tools'> {
  readonly read: WorkRecordStore['read'];
  readonly files: Pick<FileStore, 'get' | 'putFile'>;
  readonly store: MadePdfStore;
  readonly tools: MediaTools;
  /** What is said around a paper; nothing where its site is gone. */
  readonly sayingsFor: (record: WorkRecord) => Promise<PdfSayings | undefined>;
}

const hasOwnPdf = ({ files }: WorkRecord): boolean => files.some(({ role }) => role === 'pdf');

/** Makes the PDF of a paper that has a text and no PDF. The row comes last, so that a broken run leaves nothing but a file that nobody names. */
export function createMakePdf({ read, files, store, sayingsFor, tools, ...setting }: Parts): JobHandler<PdfJob> {
  return async ({ data: job, signal }) => {
    const [record] = await read({ reads: [job.site], writes: null }, [job.article]);
    const isWanted = record?.kind === 'article' && record.status === 'published' && !hasOwnPdf(record);
    const text = isWanted && record.body !== null ? await textOf(record.body) : undefined;
    const sayings = text && isWanted ? await sayingsFor(record) : undefined;
    if (!isWanted || !text || !sayings) {
      await store.forget(job);
      return success(undefined);
    }
    const picture = async (sha256: string) => {
      const bytes = await files.get(sha256);
      return bytes && Buffer.from(bytes);
    };
    const paper = readyPaper(record, text, sayings, { ...setting, tools, picture });
    if ((await store.madeOf(job)) === paper.madeOf) return success(undefined);
    const name = `${(record.doi ?? record.id).replaceAll(/[^\w.-]+/g, '-')}.pdf`;
    return inTemporaryFolder('typeset', async (folder) => {
      const made = await paper.set(folder, signal);
      const pages = made.ok ? await tools.countPages(made.value, signal) : made;
      // Not tried again until the paper is another.
      if (!made.ok || !pages.ok) {
        await store.save(job, { madeOf: paper.madeOf, name, pdf: null });
        return pages;
      }
      const kept = await files.putFile(madeHere(made.value), 'application/pdf');
      await store.save(job, { madeOf: paper.madeOf, name, pdf: { ...kept, pages: pages.value } });
      return success(undefined);
    });
  };

  async function textOf(sha256: string): Promise<string> {
    const bytes = await files.get(sha256);
    if (!bytes) throw new Error(`the text ${sha256} is not in the file store`);
    return Buffer.from(bytes).toString();
  }
}
