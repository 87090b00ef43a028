import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { query } from '../../../db/query.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { madeHere } from '../../platform/ports/storable.ts';

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

export type AssetStore = ReturnType<typeof postgresAssets>;

/** Which scripts and styles releases had, and where their bytes lie in the file store. */
export const postgresAssets = (database: Database) => ({
  async known(names: readonly string[]): Promise<ReadonlySet<string>> {
    if (names.length === 0) return new Set();
    const rows = await database.unscopedRows(
      query
        .selectFrom('built_asset')
        .select('name')
        .where('name', 'in', [...names]),
    );
    return new Set(rows.map(({ name }) => name));
  },

  async add({ name, sha256, contentType }: { name: string; sha256: string; contentType: string }) {
    await database.unscopedRows(
      query
        .insertInto('built_asset')
        .values({ name, sha256, content_type: contentType })
        .onConflict((conflict) => conflict.doNothing()),
    );
  },

  async find(name: string) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('built_asset')
        .select(['name', 'sha256', 'content_type as contentType'])
        .where('name', '=', name),
    );
    return row;
  },
});

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
  woff: 'font/woff',
  wasm: 'application/wasm',
};

/** The built tool gives every file a name with a hash of its content, so that a name never means two things. */
export const isAssetName = (name: string): boolean => /^[A-Za-z0-9_.-]{1,200}$/.test(name);

const typeOfAsset = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
