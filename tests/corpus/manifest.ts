import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  readonly files: readonly { readonly path: string; readonly items: number }[];
}

export async function documentsPromised(folder: string, file: string): Promise<number> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const found = manifest.files.find(({ path }) => path === file);
  if (!found) throw new Error(`The manifest does not know ${file}.`);
  return found.items;
}
