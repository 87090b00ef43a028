import { sql } from 'kysely';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { orcidAddress } from '../../../../platform/kernel/orcid.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { ConsentState, OrcidWorkFacts, OrcidWorkProblem, OrcidWorkState } from '../domain/orcid-work-state.ts';

export interface WhichRecord {
  readonly site: number;
  readonly account: string;
}

interface KnownConsent {
  readonly account: string;
  readonly orcid: string;
}

interface KnownWork extends OrcidWorkFacts {
  readonly account: string;
  readonly item: Id;
}

interface ListedWork {
  readonly id: Id;
  readonly titles: Text;
  readonly doi: string | null;
  readonly state: OrcidWorkState;
  readonly problem: OrcidWorkProblem | null;
  readonly message: string | null;
}

const facts = sql`account_id::text as account, item_id::text as item, state, is_sent as "isSent", put_code as "putCode",
  present_hash as "presentHash"`;
const ofRecord = ({ site, account }: WhichRecord) => sql`site_id = ${site} and account_id = ${account}`;
/** As they were stored: the iD alone, or its address. */
const writtenForms = (orcids: readonly string[]) =>
  orcids.flatMap((orcid) => [orcid, orcidAddress(orcid), orcidAddress(orcid).replace('https', 'http')]);

export type OrcidWorkStore = ReturnType<typeof postgresOrcidWorks>;

/** Who lets a site write on their ORCID record, and which of their papers it is to have. */
export const postgresOrcidWorks = (database: Database) => ({
  atSite: <Outcome>(site: number, work: (transaction: Transaction) => Promise<Outcome>) =>
    database.transaction({ reads: [site], writes: site }, work),

  async consent({ site, account }: WhichRecord) {
    const [row] = await readSite(database, site)<{
      state: Exclude<ConsentState, 'none'>;
      since: string;
      isWaiting: boolean;
    }>`select state, ${moment('given_at')} as since, problem is not null as "isWaiting" from orcid_consent
      where site_id = ${site} and account_id = ${account}`;
    return row;
  },

  async list({ site, account }: WhichRecord, { page, size }: { readonly page: number; readonly size: number }) {
    const rows = await readSite(database, site)<ListedWork & { total: number }>`
      select work.item_id::text as id, item.titles, item.doi, work.state, work.problem, work.message, count(*) over ()::int as total
      from orcid_work work join item on item.site_id = work.site_id and item.id = work.item_id
      where work.site_id = ${site} and work.account_id = ${account}
      order by item.published_on desc nulls last, work.item_id desc limit ${size} offset ${page * size}`;
    return { works: rows.map(({ total: _, ...work }) => work), total: rows[0]?.total ?? 0 };
  },

  /** Whether anyone at these sites has consented. */
  async sitesWithConsent(sites: readonly number[]): Promise<readonly number[]> {
    const rows = await database.rows(
      { reads: sites, writes: null },
      statement<{ site: number }>`select distinct site_id as site from orcid_consent
        where site_id = any (${sites}::int[]) and state = 'given'`,
    );
    return rows.map(({ site }) => site);
  },

  /** Gives consent, anew too; every paper with the iD is looked at by a worker. */
  async give(transaction: Transaction, { site, account }: WhichRecord, orcid: string, sealedToken: string) {
    await transaction.rows(statement`insert into orcid_consent (site_id, account_id, orcid, sealed_token)
      values (${site}, ${account}, ${orcid}, ${sealedToken})
      on conflict (site_id, account_id) do update set orcid = excluded.orcid, sealed_token = excluded.sealed_token,
        state = 'given', tries = 0, problem = null, given_at = now()`);
    await transaction.rows(statement`
      insert into dirty_mark (sink, site_id, item_id, revision)
        select 'orcid', item.site_id, item.id, item.revision from item
        where item.site_id = ${site} and item.id in (
          select article_id from contributor where site_id = ${site} and orcid = any (${writtenForms([orcid])}::text[])
          union select item_id from orcid_work where site_id = ${site} and account_id = ${account})
        order by item.id
      on conflict (sink, site_id, item_id) do update set due_at = now(), attempts = 0, revision = dirty_mark.revision + 1`);
  },

  /** What may be on the record is taken off; the rest is forgotten. Answers whether there was a consent. */
  async withdraw(transaction: Transaction, { site, account }: WhichRecord): Promise<boolean> {
    const rows =
      await transaction.rows(statement`update orcid_consent set state = 'withdrawn', tries = 0, problem = null
      where site_id = ${site} and account_id = ${account} and state <> 'withdrawn' returning 1`);
    if (rows.length === 0) return false;
    await transaction.rows(statement`delete from orcid_work where ${ofRecord({ site, account })}
      and (state = 'left' or (put_code is null and not is_sent))`);
    await transaction.rows(statement`update orcid_work set state = 'removing', number = number + 1, changed_at = now()
      where ${ofRecord({ site, account })}`);
    return true;
  },

  /** Whoever let this site write and has one of these iDs, as nobody else changes them meanwhile. */
  lockConsents: (transaction: Transaction, site: number, orcids: readonly string[], items: readonly Id[]) =>
    transaction.rows(statement<KnownConsent>`select account_id::text as account, orcid from orcid_consent
      where site_id = ${site} and state = 'given' and (orcid = any (${orcids}::text[]) or account_id in (
        select account_id from orcid_work where site_id = ${site} and item_id = any (${items}::bigint[])))
      order by account_id for update`),

  worksOf: (transaction: Transaction, site: number, items: readonly Id[]) =>
    transaction.rows(statement<KnownWork>`select ${facts} from orcid_work
      where site_id = ${site} and item_id = any (${items}::bigint[])`),

  async change(transaction: Transaction, { site, account }: WhichRecord, item: Id, state: OrcidWorkState) {
    await transaction.rows(statement`insert into orcid_work (site_id, account_id, item_id, state)
      values (${site}, ${account}, ${item}, ${state})
      on conflict (site_id, account_id, item_id) do update
        set state = excluded.state, number = orcid_work.number + 1, problem = null, message = null, changed_at = now()`);
  },

  async forget(transaction: Transaction, which: WhichRecord, item: Id) {
    await transaction.rows(statement`delete from orcid_work where ${ofRecord(which)} and item_id = ${item}`);
  },

  /** What was refused, or taken off by its author, is wanted again. */
  async again(transaction: Transaction, which: WhichRecord): Promise<number> {
    const rows =
      await transaction.rows(statement`update orcid_work set state = 'queued', number = number + 1, is_sent = false,
        put_code = case when state = 'left' then null else put_code end, problem = null, message = null, changed_at = now()
      where ${ofRecord(which)} and state in ('failed', 'left') and exists (select from orcid_consent consent
        where (consent.site_id, consent.account_id) = (orcid_work.site_id, orcid_work.account_id) and consent.state = 'given')
      returning 1`);
    return rows.length;
  },
});
