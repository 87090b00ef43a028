import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Work in a folder of its own, which is gone afterwards however the work ends. */
export async function inTemporaryFolder<Outcome>(name: string, work: (folder: string) => Promise<Outcome>) {
  const folder = await mkdtemp(join(tmpdir(), `imprint-${name}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
