import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { madeHere } from '../../platform/ports/storable.ts';
import type { AssetStore } from './asset-store.ts';
import { isAssetName, typeOfAsset } from './asset-types.ts';

/**
 * Puts the scripts and styles of this release where every server finds them, before the first page names them. Servers of two
 * releases stand side by side during an update, and a page in a cache or an open tab is older than both.
 */
export async function publishAssets(folder: string, store: AssetStore, files: FileStore): Promise<number> {
  const names = (await readdir(folder)).filter((name) => isAssetName(name) && !/\.(br|gz|map)$/.test(name));
  const known = await store.known(names);
  const fresh = names.filter((name) => !known.has(name));
  for (const name of fresh) {
    const contentType = typeOfAsset(name);
    const { sha256 } = await files.putFile(madeHere(join(folder, name)), contentType);
    await store.add({ name, sha256, contentType });
  }
  return fresh.length;
}
