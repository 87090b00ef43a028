import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Sessions } from '../../../platform/ports/sessions.ts';

const tokenBytes = 32;
/** What `begin` gives out; anything else is not worth a look into the table. */
const token = /^[\w-]{43}$/;
/** A session is told from its neighbours by the beginning of its hash, by which nobody can log in. */
const idLength = 16;
const mostListed = 50;
/** A working day. */
const assuredFor = '12 hours';

const hashOf = (given: string): string => createHash('sha256').update(given).digest('hex');
const idOf = (hash: string): string => hash.slice(0, idLength);

export const postgresSessions = (database: Database): Sessions => {
  const seen = (given: string) =>
    database.unscopedRows(
      query.updateTable('session').set({ seen_at: sql`now()` }).where('token_hash', '=', hashOf(given)),
    );

  return {
    async memberAt(host, given) {
      if (!token.test(given)) return null;
      const [row] = await database.unscopedRows(
        query
          .selectFrom('session')
          .leftJoin('site_host', (join) =>
            join.onRef('site_host.site_id', '=', 'session.site_id').on('site_host.host', '=', host),
          )
          .where('session.token_hash', '=', hashOf(given))
          .where('session.expires_at', '>', sql<Date>`now()`)
          .where((eb) => eb.or([eb('session.site_id', 'is', null), eb('site_host.host', 'is not', null)]))
          .select([
            'session.member_id as id',
            sql<boolean>`seen_at < now() - interval '10 minutes'`.as('isLongAgo'),
            sql<boolean>`coalesce(assured_at > now() - ${assuredFor}::interval, false)`.as('isAssured'),
          ]),
      );
      // Written now and then only, and nobody waits for it: a page must not cost a write.
      if (row?.isLongAgo) void seen(given).catch(() => {});
      return row ? { id: row.id, isAssured: row.isAssured } : null;
    },

    async begin({ member, site, seconds, device = '', isAssured = false, provenAt }) {
      const given = randomBytes(tokenBytes).toString('base64url');
      await database.unscopedRows(
        query.insertInto('session').values({
          token_hash: hashOf(given),
          member_id: member,
          site_id: site,
          device,
          ...(provenAt && { proven_at: provenAt }),
          assured_at: isAssured ? sql`now()` : null,
          expires_at: sql`now() + make_interval(secs => ${seconds})`,
        }),
      );
      return given;
    },

    async assure(given) {
      await database.unscopedRows(
        query.updateTable('session').set({ assured_at: sql`now()` }).where('token_hash', '=', hashOf(given)),
      );
    },

    async end(given) {
      await database.unscopedRows(query.deleteFrom('session').where('token_hash', '=', hashOf(given)));
    },

    async provenAt(given) {
      const [row] = await database.unscopedRows(
        query
          .selectFrom('session')
          .where('token_hash', '=', hashOf(given))
          .where('expires_at', '>', sql<Date>`now()`)
          .select('proven_at'),
      );
      return row?.proven_at ?? null;
    },

    async proveAgain(given) {
      await database.unscopedRows(
        query.updateTable('session').set({ proven_at: sql`now()` }).where('token_hash', '=', hashOf(given)),
      );
    },

    async endOthers(member, given = '') {
      await database.unscopedRows(
        query.deleteFrom('session').where('member_id', '=', member).where('token_hash', '<>', hashOf(given)),
      );
    },

    async endOne(member, id) {
      const ended = await database.unscopedRows(
        query
          .deleteFrom('session')
          .where('member_id', '=', member)
          .where(sql<string>`left(token_hash, ${idLength})`, '=', id)
          .returning('token_hash'),
      );
      return ended.length > 0;
    },

    async of(member, given) {
      const rows = await database.unscopedRows(
        query
          .selectFrom('session')
          .where('member_id', '=', member)
          .where('expires_at', '>', sql<Date>`now()`)
          .select(['token_hash', 'device', 'created_at', 'seen_at'])
          .orderBy('created_at', 'desc')
          .limit(mostListed),
      );
      return {
        current: idOf(hashOf(given)),
        all: rows.map((row) => ({
          id: idOf(row.token_hash),
          device: row.device,
          since: row.created_at,
          seen: row.seen_at,
        })),
      };
    },
  };
};
