import { createHash, type Hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { success } from '../../../../platform/kernel/result.ts';
import type { JobHandler } from '../../../../platform/ports/jobs.ts';
import type { Decision, Upload } from '../store/postgres-uploads.ts';
import { secondsAfter, type UploadJob, type UploadParts } from './parts.ts';

/**
 * Decides on a file that arrived whole. First its kind, which costs little, then every byte once, for its hash and for the virus
 * scanner. Without an answer of the scanner the file waits; nobody calls it clean.
 */
export function createCheckUpload(parts: UploadParts): JobHandler<UploadJob> {
  const { store, arriving, virusScan, judge, clock, limits } = parts;
  const after = (seconds: number) => secondsAfter(clock.now(), seconds);

  async function examine({ id, name, role, bytes }: Upload, signal: AbortSignal): Promise<Decision | 'wait'> {
    const read = async (start: number, length: number): Promise<Uint8Array> => {
      const last = Math.min(start + length, bytes) - 1;
      return start > last ? new Uint8Array(0) : buffer(await arriving.open(id, { first: start, last }));
    };
    const judged = await judge({ size: bytes, read }, { name, role });
    if (!judged.ok) return { state: 'refused', refusal: judged.failure.reason };
    if (!virusScan) return 'wait';
    const hash = createHash('sha256');
    const found = await virusScan.scan(hashing(await arriving.open(id), hash, bytes, signal));
    if (!found.ok) return 'wait';
    if (found.value.verdict === 'found') return { state: 'refused', refusal: 'virus' };
    if (found.value.verdict === 'unsearched') return { state: 'refused', refusal: 'unsearched' };
    return { state: 'checked', sha256: hash.digest('hex'), type: judged.value.contentType };
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
    const checkAt = isRefused ? after(limits.againSeconds) : expiresAt;
    await store.decide(site, id, decision, { now: clock.now(), expiresAt, checkAt });
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
