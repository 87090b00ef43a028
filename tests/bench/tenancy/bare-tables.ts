import type { TestDatabase } from '../../support/template-database.ts';
import { withAdmin } from '../admin.ts';

const tables = ['item', 'journal', 'period'];

/** The same rows and indexes as `item` and the others, without row security and without triggers: `item_bare` … */
export const copyWithoutPolicies = (database: TestDatabase): Promise<void> =>
  withAdmin(database, async (admin) => {
    for (const table of tables) {
      await admin.query(`create table ${table}_bare (like ${table} including defaults including indexes)`);
      await admin.query(`insert into ${table}_bare select * from ${table}`);
      await admin.query(`grant select on ${table}_bare to imprint_app`);
    }
    await admin.query('vacuum analyze');
  });
