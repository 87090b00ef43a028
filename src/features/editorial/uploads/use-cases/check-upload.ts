import { createHash, type Hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { success } from '../../../../platform/kernel/result.ts';
import type { ArrivingFiles } from '../../../../platform/ports/arriving-files.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { JobHandler } from '../../../../platform/ports/jobs.ts';
import type { VirusScan } from '../../../../platform/ports/virus-scan.ts';
import type { Upload } from '../domain/upload.ts';
import type { JudgeFile } from './judge-file.ts';
import type { UploadJob } from './queues.ts';
import type { UploadLimits } from './upload-limits.ts';
import type { Decision, UploadStore } from './upload-store.ts';

interface Parts {
  readonly store: UploadStore;
  readonly arriving: ArrivingFiles;
  /** Nothing is released without one. */
  readonly virusScan: VirusScan | undefined;
  readonly judge: JudgeFile;
  readonly clock: Clock;
  readonly limits: UploadLimits;
}

/**
 * Decides on a file that arrived whole. First its kind, which costs little, then every byte once, for its hash and for the virus
 * scanner. Without an answer of the scanner the file waits; nobody calls it clean.
 */
export function createCheckUpload(parts: Parts): JobHandler<UploadJob> {
  const { store, arriving, virusScan, judge, clock, limits } = parts;
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);

  async function examine(upload: Upload, signal: AbortSignal): Promise<Decision | 'wait'> {
    const { id, name, role, bytes } = upload;
    const read = async (from: number, to: number): Promise<Uint8Array> => {
      const last = Math.min(to, bytes) - 1;
      return from > last ? new Uint8Array(0) : buffer(await arriving.open(id, { first: from, last }));
    };
    const judged = await judge({ bytes, name, role, read });
    if (!judged.ok) return { state: 'refused', refusal: judged.reason };
    if (!virusScan) return 'wait';
    const hash = createHash('sha256');
    const found = await virusScan.scan(hashing(await arriving.open(id), hash, bytes, signal));
    if (!found.ok) return 'wait';
    if (found.value.verdict === 'found') return { state: 'refused', refusal: 'virus' };
    if (found.value.verdict === 'unsearched') return { state: 'refused', refusal: 'unsearched' };
    return { state: 'checked', sha256: hash.digest('hex'), type: judged.type };
  }

  return async ({ data: { site, upload: id }, signal }) => {
    const upload = await store.one(site, id);
    if (upload?.state !== 'arrived') return success(undefined);
    await arriving.finish(upload);
    const decision = await examine(upload, signal);
    if (decision === 'wait') {
      await store.delay(site, id, after(limits.againSeconds));
      return success(undefined);
    }
    const expiresAt = after(limits.lifeSeconds);
    const isRefused = decision.state === 'refused';
    // Should this worker die before the bytes are gone, another one looks soon.
    const lookAt = isRefused ? after(limits.againSeconds) : expiresAt;
    await store.decide(site, id, decision, { now: clock.now(), expiresAt, lookAt });
    if (isRefused) await arriving.remove(id);
    return success(undefined);
  };
}

async function* hashing(
  source: AsyncIterable<Uint8Array>,
  hash: Hash,
  bytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of source) {
    signal.throwIfAborted();
    hash.update(chunk);
    read += chunk.length;
    yield chunk;
  }
  if (read !== bytes) throw new Error(`${read} of ${bytes} bytes of an upload could be read`);
}
