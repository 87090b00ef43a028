import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { PictureUse } from '../domain/picture-rules.ts';
import type { PictureStore } from '../use-cases/picture-store.ts';

export const postgresPictures = (database: Database): PictureStore => ({
  async add(sha256, { account, use, bytes }) {
    await database.unscopedRows(
      query.insertInto('member_picture').values({ sha256, account_id: account, used_for: use, bytes }),
    );
  },

  async find(sha256) {
    const [row] = await database.unscopedRows(
      query.selectFrom('member_picture').where('sha256', '=', sha256).select(['account_id', 'used_for', 'bytes']),
    );
    return row && { account: row.account_id, use: row.used_for as PictureUse, bytes: row.bytes };
  },

  async of(account) {
    const rows = await database.unscopedRows(
      query.selectFrom('member_picture').where('account_id', '=', account).select(['sha256', 'used_for']),
    );
    return rows.map((row) => ({ sha256: row.sha256, use: row.used_for as PictureUse }));
  },

  async remove(account, sha256) {
    await database.unscopedRows(
      query.deleteFrom('member_picture').where('account_id', '=', account).where('sha256', '=', sha256),
    );
  },
});
