import { randomUUID } from 'node:crypto';
import { type Failure, failure } from '../../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { RecordAction } from '../../../../../platform/ports/console-log.ts';
import type { Database } from '../../../../../platform/ports/database.ts';
import type { FileStore } from '../../../../../platform/ports/file-store.ts';
import type { Jobs, Queue } from '../../../../../platform/ports/jobs.ts';
import { bytesOfPiece, piecesOf } from '../../domain/package-pieces.ts';
import type { NewRun, RunStore } from '../../store/postgres-runs.ts';
import { putPiece } from './package-store.ts';

export interface ImportJob {
  readonly site: number;
  readonly run: string;
}

export const importQueue: Queue<ImportJob> = { name: 'import', mostSeconds: 4 * 3_600, atOnce: 1 };

/** In bytes. */
export interface ImportQuotas {
  readonly mostBytesOfSite: number;
  /** What one package may unpack to. */
  readonly mostUnpackedBytes: number;
}

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly runs: RunStore;
  readonly quotas: ImportQuotas;
  readonly record: RecordAction;
}

/** So many packages of one site may be on their way at the same time. */
const mostReceiving = 20;

/** Takes a package from the browser, piece by piece, and hands it to the workers when all of it is here. */
export function receivePackage({ quotas, database, files, jobs, runs, record }: Parts) {
  async function forgetAbandoned(site: number): Promise<void> {
    for (const run of await runs.abandoned(site)) {
      for (const { sha256 } of await runs.pieces(site, run)) await files.remove(sha256);
      await runs.forget(site, run);
    }
  }

  return {
    async begin(site: number, wanted: Omit<NewRun, 'id'>): Promise<Result<{ id: string }, Failure>> {
      await forgetAbandoned(site);
      if ((await runs.receiving(site)) >= mostReceiving) return failed(failure('tooManyRequests'));
      const id = randomUUID();
      const { mostBytesOfSite } = quotas;
      if (!(await runs.begin(site, { ...wanted, id }, mostBytesOfSite)))
        return failed(failure('siteQuota', { max: `${Math.floor(mostBytesOfSite / 1_073_741_824)} GB` }));
      return success({ id });
    },

    async take(site: number, run: string, number: number, bytes: Buffer): Promise<Result<{ taken: boolean }, Failure>> {
      const known = await runs.one(site, run);
      if (known?.state !== 'receiving') return failed(failure('notFound'));
      if (number >= piecesOf(known.bytes) || bytes.length !== bytesOfPiece(known.bytes, number))
        return failed(failure('incorrectContent'));
      const sha256 = await putPiece(files, run, number, bytes);
      await runs.addPiece(site, run, { number, sha256, bytes: bytes.length });
      return success({ taken: true });
    },

    /** Asked twice, it is imported once. */
    async finish(site: number, run: string, account: string): Promise<Result<{ id: string }, Failure>> {
      const known = await runs.one(site, run);
      if (!known) return failed(failure('notFound'));
      const pieces = await runs.pieces(site, run);
      if (known.state === 'receiving' && pieces.length !== piecesOf(known.bytes))
        return failed(failure('incorrectContent'));
      await database.transaction({ reads: [site], writes: site }, async (transaction) => {
        if (!(await runs.leave(transaction, site, run, 'receiving', 'waiting'))) return;
        const { name, bytes, format, asDraft, columnId } = known;
        await record(transaction, {
          site,
          account,
          action: 'import',
          kind: 'import',
          id: run,
          after: { name, bytes, format, asDraft, ...(columnId && { columnId }) },
        });
        await jobs.send(importQueue, [{ data: { site, run }, key: run }], transaction);
      });
      return success({ id: run });
    },
  };
}

export type ReceivePackage = ReturnType<typeof receivePackage>;
