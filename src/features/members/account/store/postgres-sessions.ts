import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Factor } from '../../../../platform/kernel/assurance.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Sessions } from '../../../../platform/ports/sessions.ts';

/** What is kept of a session's token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

const tokenBytes = 32;
/** What `begin` gives out; anything else is not worth a look into the table. */
const token = /^[\w-]{43}$/;
/** A session is distinguished from its neighbours by the beginning of its hash, by which nobody can log in. */
const idLength = 16;
const mostListed = 50;
/** A working day. */
const assuredFor = '12 hours';
const longAgo = new Date(0);

const idOf = (hash: string): string => hash.slice(0, idLength);

const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What was shown just now, in the columns that know it. */
const provenNow = (factors: readonly Factor[]) => ({
  ...(factors.includes('password') && { password_at: sql<Date>`now()` }),
  ...(factors.includes('code') && { code_at: sql<Date>`now()` }),
  ...(factors.includes('strong') && { assured_at: sql<Date>`now()` }),
});

export const postgresSessions = (database: Database, idleSeconds: number): Sessions => {
  const isOpen = sql<boolean>`(session.expires_at > now() and session.seen_at > now() - make_interval(secs => ${idleSeconds}))`;
  const seen = (given: string) =>
    database.unscopedRows(
      query.updateTable('session').set({ seen_at: sql`now()` }).where('token_hash', '=', tokenHash(given)),
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
          .where('session.token_hash', '=', tokenHash(given))
          .where(isOpen)
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

    async begin({ member, site, seconds, device = '', factors = [], earlierFactors }) {
      const given = newToken();
      await database.unscopedRows(
        query.insertInto('session').values({
          token_hash: tokenHash(given),
          member_id: member,
          site_id: site,
          device,
          ...provenNow(factors),
          ...(earlierFactors && {
            proven_at: earlierFactors.anyAt ?? longAgo,
            password_at: earlierFactors.passwordAt,
            code_at: earlierFactors.codeAt,
            assured_at: earlierFactors.strongAt,
          }),
          expires_at: sql`now() + make_interval(secs => ${seconds})`,
        }),
      );
      return given;
    },

    async stepUp(given, factors) {
      const next = newToken();
      const [row] = await database.unscopedRows(
        query
          .updateTable('session')
          .set({ token_hash: tokenHash(next), proven_at: sql`now()`, seen_at: sql`now()`, ...provenNow(factors) })
          .where('token_hash', '=', tokenHash(given))
          .where(isOpen)
          .returning(sql<number>`ceil(extract(epoch from expires_at - now()))::int`.as('seconds')),
      );
      return row ? { token: next, seconds: row.seconds } : null;
    },

    async end(given) {
      await database.unscopedRows(query.deleteFrom('session').where('token_hash', '=', tokenHash(given)));
    },

    async factorsOf(given) {
      const [row] = await database.unscopedRows(
        query
          .selectFrom('session')
          .where('token_hash', '=', tokenHash(given))
          .where(isOpen)
          .select(['proven_at as anyAt', 'password_at as passwordAt', 'code_at as codeAt', 'assured_at as strongAt']),
      );
      return row ?? null;
    },

    async endOthers(member, given = '') {
      await database.unscopedRows(
        query.deleteFrom('session').where('member_id', '=', member).where('token_hash', '<>', tokenHash(given)),
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
          .where(isOpen)
          .select(['token_hash', 'device', 'created_at', 'seen_at'])
          .orderBy('created_at', 'desc')
          .limit(mostListed),
      );
      return {
        current: idOf(tokenHash(given)),
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
