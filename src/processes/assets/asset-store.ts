import { query } from '../../../db/query.ts';
import type { Database } from '../../platform/ports/database.ts';

export interface BuiltAsset {
  readonly name: string;
  readonly sha256: string;
  readonly contentType: string;
}

/** Which scripts and styles releases had, and where their bytes lie in the file store. */
export interface AssetStore {
  known(names: readonly string[]): Promise<ReadonlySet<string>>;
  add(asset: BuiltAsset): Promise<void>;
  find(name: string): Promise<BuiltAsset | undefined>;
}

export const postgresAssets = (database: Database): AssetStore => ({
  async known(names) {
    if (names.length === 0) return new Set();
    const rows = await database.unscopedRows(
      query
        .selectFrom('built_asset')
        .select('name')
        .where('name', 'in', [...names]),
    );
    return new Set(rows.map(({ name }) => name));
  },

  async add({ name, sha256, contentType }) {
    await database.unscopedRows(
      query
        .insertInto('built_asset')
        .values({ name, sha256, content_type: contentType })
        .onConflict((conflict) => conflict.doNothing()),
    );
  },

  async find(name) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('built_asset')
        .select(['name', 'sha256', 'content_type as contentType'])
        .where('name', '=', name),
    );
    return row;
  },
});
