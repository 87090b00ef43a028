import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Upload } from '../store/postgres-uploads.ts';
import { checkQueue, secondsAfter, type UploadParts } from './parts.ts';

interface Progress {
  readonly upload: Upload;
  /** How many bytes are stored. */
  readonly offset: number;
}

export type Receiving = ReturnType<typeof receiveBytes>;

/** Takes the bytes of uploads. Nobody is told of a byte that is not stored, or of a whole file whose check is not ordered. */
export function receiveBytes({ database, store, arriving, jobs, clock, limits }: UploadParts) {
  async function ownOne(site: number, account: string, id: string): Promise<Upload | undefined> {
    const upload = await store.ownOne(site, account, id);
    return upload && upload.expiresAt > clock.now() ? upload : undefined;
  }

  async function arrive(site: number, { id }: Upload): Promise<void> {
    const now = clock.now();
    const expiresAt = secondsAfter(now, limits.patienceSeconds);
    const times = { now, expiresAt, checkAt: secondsAfter(now, limits.againSeconds) };
    await database.transaction({ reads: [site], writes: site }, async (transaction) => {
      if (!(await store.arrive(transaction, site, id, times))) return;
      await jobs.send(checkQueue, [{ data: { site, upload: id }, key: id }], transaction);
    });
  }

  async function progress(site: number, account: string, id: string): Promise<Result<Progress, Failure>> {
    const upload = await ownOne(site, account, id);
    if (!upload) return failed(failure('notFound'));
    const offset = upload.state === 'arriving' ? await arriving.stored(upload) : upload.bytes;
    return success({ upload, offset });
  }

  return {
    /** How far it is; changes nothing. */
    progress,

    /**
     * How far it is, for whoever wants to go on. A process that died after the last byte left it to them to say that the file is
     * whole.
     */
    async resume(site: number, account: string, id: string): Promise<Result<Progress, Failure>> {
      const found = await progress(site, account, id);
      if (found.ok && found.value.upload.state === 'arriving' && found.value.offset === found.value.upload.bytes)
        await arrive(site, found.value.upload);
      return found;
    },

    /** From the byte that `resume` told. Answers how many bytes are stored now. */
    async receive(
      site: number,
      account: string,
      id: string,
      from: number,
      source: AsyncIterable<Uint8Array>,
    ): Promise<Result<number, Failure>> {
      const upload = await ownOne(site, account, id);
      if (upload?.state !== 'arriving') return failed(failure('notFound'));
      const offset = await arriving.append(upload, from, source);
      if (offset === upload.bytes) await arrive(site, upload);
      return success(offset);
    },

    /** What nobody owns yet can be thrown away by whoever sent it. */
    async drop(site: number, account: string, id: string): Promise<Result<undefined, Failure>> {
      const upload = await ownOne(site, account, id);
      if (!upload || upload.state === 'taken') return failed(failure('notFound'));
      const absent = upload.state === 'arriving' ? upload.bytes - (await arriving.stored(upload)) : 0;
      const condemned = await store.condemn(site, id, upload.expiresAt, clock.now());
      if (!condemned) return failed(failure('notFound'));
      await arriving.remove(id);
      await store.forget(site, id, absent);
      return success(undefined);
    },
  };
}
