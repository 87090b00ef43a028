import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import { containing } from '../../../platform/item/containing.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import { isId } from '../../../platform/kernel/id.ts';
import type { Editable } from '../../../platform/ports/editable.ts';
import { memberAccessFields, memberAccessProblems } from '../domain/editing/customer-form.ts';

interface MemberAccess {
  readonly userName: string;
  readonly about: string | null;
  readonly from: string;
  readonly until: string;
  readonly isTrial: boolean;
}

/** What single members have paid for. */
export const editableMemberAccess: Editable = {
  kind: 'member-access',
  permission: 'access.edit',
  section: 'settings',
  fields: memberAccessFields,
  check: memberAccessProblems,

  async checkStored(transaction, _, document) {
    const { userName } = document as unknown as MemberAccess;
    const [known] = await transaction.rows(statement`
      select from account where lower(user_name) = ${userName.toLowerCase()}`);
    return known ? [] : [{ path: 'userName', code: 'userNotFoundBind' }];
  },

  async list(transaction, { host }, { text, skip, most }) {
    const found = sql`from entitlement join account using (account_id) where site_id = ${host.id}
      and user_name ilike ${containing(text)}`;
    const entries = await transaction.rows(statement<{ id: string; name: string; note: string }>`
      select entitlement_id::text as id, user_name as name, ends_on::text as note ${found}
      order by entitlement_id desc limit ${most} offset ${skip}`);
    const [counted] = await transaction.rows(statement<{ total: number }>`select count(*)::int as total ${found}`);
    return {
      // A user name is the same in every language.
      entries: entries.map(({ id, name, note }) => ({ id, titles: { zh: name, en: name }, note, isShown: true })),
      total: counted?.total ?? 0,
    };
  },

  async read(transaction, { host }, id) {
    if (!isId(id)) return null;
    const [row] = await transaction.rows(statement<Document>`
      select user_name as "userName", nullif(about, 0)::text as about, starts_on::text as "from",
        ends_on::text as until, is_trial as "isTrial" from entitlement join account using (account_id)
        where site_id = ${host.id} and entitlement_id = ${id}::bigint`);
    return row ?? null;
  },

  async write(transaction, { host }, id, document) {
    const { userName, about, from, until, isTrial } = document as unknown as MemberAccess;
    const account = sql`(select account_id from account where lower(user_name) = ${userName.toLowerCase()})`;
    const [stored] = await transaction.rows(
      id === null
        ? statement<{ id: string }>`
          insert into entitlement (site_id, entitlement_id, account_id, about, starts_on, ends_on, is_trial)
          values (${host.id}, new_id(${host.id}), ${account}, ${about ?? 0}::bigint, ${from}::date, ${until}::date, ${isTrial})
          returning entitlement_id::text as id`
        : statement<{ id: string }>`
          update entitlement set account_id = ${account}, about = ${about ?? 0}::bigint, starts_on = ${from}::date,
            ends_on = ${until}::date, is_trial = ${isTrial}
          where site_id = ${host.id} and entitlement_id = ${id}::bigint returning entitlement_id::text as id`,
    );
    return stored?.id ?? '';
  },

  async remove(transaction, { host }, id) {
    await transaction.rows(
      query.deleteFrom('entitlement').where('site_id', '=', host.id).where('entitlement_id', '=', id),
    );
  },
};
