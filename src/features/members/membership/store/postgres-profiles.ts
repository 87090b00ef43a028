import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Profile } from '../domain/profile.ts';

export type ProfileStore = ReturnType<typeof postgresProfiles>;
export type StoredProfile = NonNullable<Awaited<ReturnType<ProfileStore['read']>>>;

export const postgresProfiles = (database: Database) => ({
  async read(account: string) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('account')
        .where('account_id', '=', account)
        .select(['account_id as id', 'user_name as userName', 'real_name as name', 'mobile', 'email', 'orcid'])
        .select(['region', 'major', 'institution', 'research_fields as researchField', 'avatar_sha256 as avatar'])
        .select([
          sql<Profile['gender']>`gender`.as('gender'),
          sql<boolean>`password_hash is not null`.as('hasPassword'),
          'created_at as createdAt',
        ]),
    );
    return row;
  },

  async save(account: string, change: Partial<Profile> & { readonly avatar?: string | null }) {
    const { name, researchField, avatar, ...plain } = change;
    const columns = {
      ...plain,
      ...(name !== undefined && { real_name: name }),
      ...(researchField !== undefined && { research_fields: [...researchField] }),
      ...(avatar !== undefined && { avatar_sha256: avatar }),
    };
    await database.unscopedRows(
      query
        .updateTable('account')
        .set({ ...columns, revision: sql`revision + 1` })
        .where('account_id', '=', account),
    );
  },
});
