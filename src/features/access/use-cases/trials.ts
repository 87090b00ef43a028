import { createHash } from 'node:crypto';
import type { ReadTrial, Trial } from '../../../platform/ports/access.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { cutTrial } from '../domain/cut-trial.ts';

const sha256Of = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Beginnings are made when they are requested and never stored; the last ones stay in memory, up to a number of bytes. */
export function createTrials(files: Pick<FileStore, 'get'>, mostBytes: number): ReadTrial {
  const made = new Map<string, Trial>();
  let bytes = 0;

  return async (body, lowForms) => {
    // A low form may arrive after the text, so the forms are part of the name.
    const key = sha256Of(JSON.stringify([body, ...lowForms]));
    const known = made.get(key);
    if (known) return known;
    const whole = await files.get(body);
    const cut = whole ? Buffer.from(cutTrial(whole.toString(), lowForms)) : undefined;
    if (!cut || cut.length === 0) return undefined;
    const trial = { sha256: sha256Of(cut), bytes: cut };
    if (!made.has(key)) bytes += cut.length;
    made.set(key, trial);
    for (const [oldest, dropped] of made) {
      if (bytes <= mostBytes) break;
      made.delete(oldest);
      bytes -= dropped.bytes.length;
    }
    return trial;
  };
}
