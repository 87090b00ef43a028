import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Gender } from '../domain/profile.ts';
import type { ProfileStore } from '../use-cases/profile-store.ts';

export const postgresProfiles = (database: Database): ProfileStore => ({
  async read(account) {
    const [row] = await database.unscopedRows(
      query
        .selectFrom('account')
        .where('account_id', '=', account)
        .select(['account_id', 'user_name', 'real_name', 'mobile', 'email', 'gender', 'region', 'major', 'institution'])
        .select(['research_fields', 'avatar_sha256', 'orcid', 'created_at'])
        .select(sql<boolean>`password_hash is not null`.as('has_password')),
    );
    return (
      row && {
        account: row.account_id,
        userName: row.user_name,
        name: row.real_name,
        mobile: row.mobile,
        email: row.email,
        gender: row.gender as Gender | null,
        region: row.region,
        major: row.major,
        institution: row.institution,
        researchField: row.research_fields,
        avatar: row.avatar_sha256,
        orcid: row.orcid,
        hasPassword: row.has_password,
        createdAt: row.created_at,
      }
    );
  },

  async save(account, { name, researchField, avatar, ...plain }) {
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
