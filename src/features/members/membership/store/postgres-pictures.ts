import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { PictureUse } from '../domain/picture-rules.ts';

const use = sql<PictureUse>`used_for`.as('use');

export type PictureStore = ReturnType<typeof postgresPictures>;

export const postgresPictures = (database: Database) => ({
  async add(sha256: string, picture: { readonly account: string; readonly use: PictureUse; readonly bytes: number }) {
    const { account, use: used_for, bytes } = picture;
    await database.unscopedRows(
      query.insertInto('member_picture').values({ sha256, account_id: account, used_for, bytes }),
    );
  },

  async find(sha256: string) {
    const [row] = await database.unscopedRows(
      query.selectFrom('member_picture').where('sha256', '=', sha256).select(['account_id as account', use, 'bytes']),
    );
    return row;
  },

  of: (account: string) =>
    database.unscopedRows(query.selectFrom('member_picture').where('account_id', '=', account).select(['sha256', use])),

  async remove(account: string, sha256: string) {
    await database.unscopedRows(
      query.deleteFrom('member_picture').where('account_id', '=', account).where('sha256', '=', sha256),
    );
  },
});
