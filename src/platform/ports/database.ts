import type { CompiledQuery } from 'kysely';
import type { SiteScope } from '../kernel/site-context.ts';

/** Any kysely builder that can be turned into SQL with its row type. */
export interface Statement<Row> {
  compile(): CompiledQuery<Row>;
}

/** The truth. Every statement names the sites it may read and write; row security holds it to that. */
export interface Database {
  rows<Row>(scope: SiteScope, statement: Statement<Row>): Promise<Row[]>;
  /** For the tables of db/unscoped.txt only: row security shows such a statement nothing of any site. */
  unscopedRows<Row>(statement: Statement<Row>): Promise<Row[]>;
  /** A reader waits for every statement, so that each is short. Work that nobody waits for may say how long one of its own may take. */
  transaction<Outcome>(
    scope: SiteScope,
    work: (transaction: Transaction) => Promise<Outcome>,
    milliseconds?: number,
  ): Promise<Outcome>;
  /**
   * What `look` finds as if `work` had been done: whatever asks this database meanwhile reads in the transaction of `work` and can
   * change nothing, memories keep nothing of it, and then it is taken back. Its locks last as long as the look, which is a short one.
   */
  asIf<Made, Outcome>(
    scope: SiteScope,
    work: (transaction: Transaction) => Promise<Made>,
    find: (made: Made) => Promise<Outcome>,
  ): Promise<Outcome>;
}

export interface Transaction {
  rows<Row>(statement: Statement<Row>): Promise<Row[]>;
}

export const noSite: SiteScope = { reads: [], writes: null };
