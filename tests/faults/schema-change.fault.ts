import pg from 'pg';
import { expect, it } from 'vitest';
import { query } from '../../db/query.ts';
import { connectPostgres } from '../../src/platform/adapters/postgres/postgres-database.ts';
import { limits } from '../../src/processes/limits.ts';
import { createTestDatabase } from '../support/template-database.ts';

it('answers on the same connection once a migration has brought what a statement missed', async () => {
  const database = await createTestDatabase();
  const processDatabase = connectPostgres({ url: database.appUrl, ...limits.database, connections: 1 });
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  try {
    await owner.connect();
    const statement = query.selectFrom('later_table' as 'site').select('sld');
    const ask = () => processDatabase.rows({ reads: [1], writes: null }, statement);
    await expect(ask()).rejects.toThrow(/does not exist/);
    await owner.query("create table later_table as select 'sample' as sld; grant select on later_table to imprint_app");
    expect(await ask()).toEqual([{ sld: 'sample' }]);
  } finally {
    await owner.end();
    await processDatabase.close();
    await database.drop();
  }
});
