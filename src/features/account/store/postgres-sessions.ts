import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Sessions } from '../../../platform/ports/sessions.ts';

const tokenBytes = 32;
/** What `begin` gives out; anything else is not worth a look into the table. */
const token = /^[\w-]{43}$/;

const hashOf = (given: string): string => createHash('sha256').update(given).digest('hex');

export const postgresSessions = (database: Database): Sessions => ({
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
        .select('session.member_id as id'),
    );
    return row ? { id: row.id } : null;
  },

  async begin({ member, site, seconds }) {
    const given = randomBytes(tokenBytes).toString('base64url');
    await database.unscopedRows(
      query.insertInto('session').values({
        token_hash: hashOf(given),
        member_id: member,
        site_id: site,
        expires_at: sql`now() + make_interval(secs => ${seconds})`,
      }),
    );
    return given;
  },
});
