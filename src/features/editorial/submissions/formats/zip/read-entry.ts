import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Refusal } from '../../../../../platform/reading/refusal.ts';
import type { Zip } from './open-zip.ts';

/** One file of an archive, whole; undefined if the archive has none of that name. */
export async function readEntry(zip: Zip, name: string, most: number): Promise<Result<Buffer | undefined, Refusal>> {
  const entry = zip.entries.find((one) => one.name === name);
  if (!entry) return success(undefined);
  if (entry.isEncrypted) return failed({ reason: 'the file is locked with a password' });
  if (entry.bytes > most) return failed({ reason: `${name} is larger than ${Math.floor(most / 1_048_576)} MB` });
  try {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.content(entry)) pieces.push(piece as Buffer);
    return success(Buffer.concat(pieces));
  } catch {
    return failed({ reason: `${name} is damaged` });
  }
}
