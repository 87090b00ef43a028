import { idOf } from '../../src/platform/kernel/id.ts';
import type { Transaction } from '../../src/platform/ports/database.ts';
import type { SampleSubPool } from './sample-site.ts';
import { json, storeRows } from './store-rows.ts';

export const storeSubPools = (
  transaction: Transaction,
  site_id: number,
  pools: readonly SampleSubPool[],
): Promise<void> =>
  storeRows(
    transaction,
    'sub_pool',
    ['site_id', 'id'],
    pools.map(({ number, code, names, sites }, position) => ({
      site_id,
      id: idOf(site_id, number),
      code,
      position,
      names: json(names),
      sites: [...sites],
    })),
  );
