import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { safePath } from './safe-path.ts';
import { createUnpackGuard, UnpackRefusal } from './unpack-limits.ts';

/** Unpacks a .tar or .tar.gz. Links and devices are left out: only files are content. */
export async function unpackTar(
  archive: string,
  folder: string,
  isCompressed: boolean,
  mostBytes?: number,
): Promise<void> {
  const guard = createUnpackGuard(mostBytes);
  let packed = 0;
  const source = createReadStream(archive);
  source.on('data', (chunk) => {
    packed += chunk.length;
  });
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        guard.bytes(chunk.length, packed);
        done(null, chunk);
      } catch (problem) {
        done(problem as Error);
      }
    },
  });
  const files = extract();
  const stored = (async () => {
    for await (const entry of files) {
      guard.entry();
      if (entry.header.type !== 'file') {
        entry.resume();
        continue;
      }
      const path = safePath(entry.header.name);
      if (!path) throw new UnpackRefusal(`The archive has a file outside of its own folder: ${entry.header.name}`);
      const place = join(folder, path);
      await mkdir(dirname(place), { recursive: true });
      await pipeline(entry, createWriteStream(place));
    }
  })();
  const read = isCompressed ? pipeline(source, createGunzip(), counted, files) : pipeline(source, counted, files);
  await Promise.all([read, stored]);
}
