import { sql } from 'kysely';
import { readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';

/** Who a member is to the authors of a submission. */
export interface Identity {
  readonly account: string;
  readonly orcid: string | null;
}

/** Someone is a co-author of what was sent, by the address or the ORCID that they have proven. */
export const sentBy = ({ account, orcid }: Identity) => sql`(sent_at is not null and exists (
  select 1 from submission_author author
  where author.site_id = submission.site_id and author.submission_id = submission.submission_id
    and (author.email_key = (select lower(email) from account where account_id = ${account}) or author.orcid = ${orcid})))`;

/** An ORCID counts here without proof: whoever may be an author does not decide. */
export const inConflict = sql`(
  (submission.account_id = account.account_id or exists (select from submission_author author
    where author.site_id = submission.site_id and author.submission_id = submission.submission_id
      and (author.email_key = lower(account.email) or author.orcid = account.orcid)))
  and not exists (select from submission_event waived
    where waived.site_id = submission.site_id and waived.submission_id = submission.submission_id
      and waived.what = 'conflict-waived' and waived.data ->> 'account' = account.account_id::text))`;

/** Who wrote a submission, as far as that opens it to them or keeps them from deciding about it. */
export function postgresAuthorship(database: Database) {
  const read = (site: number) => readSite(database, site);

  return {
    /** Whether one of its authors is this member. */
    async isAuthor(site: number, id: Id, who: Identity): Promise<boolean> {
      const rows = await read(site)`
        select 1 from submission where site_id = ${site} and submission_id = ${id} and ${sentBy(who)}`;
      return rows.length > 0;
    },

    /** Which of these accounts wrote it, by account, e-mail or ORCID, and have no leave to deal with it all the same. */
    async conflicts(
      site: number,
      id: Id,
      accounts: readonly string[],
      transaction?: Transaction,
    ): Promise<ReadonlySet<string>> {
      const select = statement<{ account: string }>`select account.account_id::text as account
        from account, submission
        where account.account_id = any(${accounts}::bigint[]) and submission.site_id = ${site}
          and submission.submission_id = ${id} and ${inConflict}`;
      const rows = await (transaction?.rows(select) ?? database.rows({ reads: [site], writes: null }, select));
      return new Set(rows.map(({ account }) => account));
    },

    /** All that an account is in such a conflict with. */
    async conflictsOf(site: number, account: string): Promise<readonly Id[]> {
      const rows = await read(site)<{ id: string }>`select submission.submission_id::text as id from account, submission
        where account.account_id = ${account} and submission.site_id = ${site} and submission.state <> 'draft'
          and ${inConflict}`;
      return rows.map(({ id }) => id);
    },
  };
}
