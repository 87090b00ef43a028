import { sentOn } from '../../../../platform/item/sent-bytes.ts';
import { siteBytes } from '../../../../platform/item/site-bytes.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Usage } from '../domain/quota.ts';

const day = 86_400_000;

/** After any other transaction that adds to what the site has. */
export async function usageOf(transaction: Transaction, site: number, account: string, now: Date): Promise<Usage> {
  const bytes = await siteBytes(transaction, site);
  const since = new Date(now.getTime() - day);
  const [row] = await transaction.rows(statement<Omit<Usage, 'site'>>`
    select count(*) filter (where state = 'arriving' and created_at > ${since})::int as open,
      ${sentOn(account, now)} as day,
      (coalesce(sum(bytes) filter (where state in ('arriving', 'arrived', 'checked')), 0)
        + (select coalesce(sum(file.bytes), 0) from submission_file file join submission using (site_id, submission_id)
           where site_id = ${site} and submission.account_id = ${account} and file.side = 'author'))::float8 as member
    from upload where site_id = ${site} and account_id = ${account}`);
  return { open: 0, day: 0, member: 0, ...row, site: bytes };
}
