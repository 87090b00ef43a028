import type { FileStore } from '../../ports/file-store.ts';
import { assertOutsideTransaction } from '../../ports/transaction-scope.ts';

/** Files never change under their name, so the last ones read stay in memory, up to a number of bytes. */
export function rememberFiles(store: FileStore, mostBytes: number): FileStore {
  const files = new Map<string, Buffer>();
  let bytes = 0;

  const keep = (sha256: string, file: Buffer) => {
    files.set(sha256, file);
    bytes += file.length;
    for (const [oldest, dropped] of files) {
      if (bytes <= mostBytes) break;
      files.delete(oldest);
      bytes -= dropped.length;
    }
  };

  return {
    ...store,
    async remove(sha256) {
      bytes -= files.get(sha256)?.length ?? 0;
      files.delete(sha256);
      await store.remove(sha256);
    },
    async get(sha256) {
      // Also for what is remembered: a fault that shows only now and then would be found by nobody.
      assertOutsideTransaction('the file store');
      const known = files.get(sha256);
      if (known) {
        files.delete(sha256);
        files.set(sha256, known);
        return known;
      }
      const file = await store.get(sha256);
      if (file && !files.has(sha256)) keep(sha256, file);
      return file;
    },
  };
}
