import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/** The files of one of the corpus's archives whose names are wanted. */
export async function archiveFiles(
  folder: string,
  archive: string,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const files = extract();
  const read = pipeline(createReadStream(join(folder, archive)), createGunzip(), files);
  for await (const entry of files) {
    if (isWanted(entry.header.name))
      found.set(entry.header.name, Buffer.concat(await Array.fromAsync(entry as AsyncIterable<Buffer>)));
    else entry.resume();
  }
  await read;
  return found;
}

export async function* records<Fields>(folder: string, file: string): AsyncGenerator<Fields> {
  const lines = createInterface({ input: createReadStream(join(folder, file)).pipe(createGunzip()) });
  for await (const line of lines) if (line !== '') yield JSON.parse(line) as Fields;
}

export const hasCorpus = (folder: string): boolean => existsSync(join(folder, 'manifest.json'));

/** So many of them, evenly spread: nobody picks those that go well. */
export function spread<One>(all: readonly One[], count: number): readonly One[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, place) => place % step === Math.floor(step / 2)).slice(0, count);
}
