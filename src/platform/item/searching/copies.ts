import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Id } from '../../kernel/id.ts';
import { success } from '../../kernel/result.ts';
import type { Database } from '../../ports/database.ts';
import type { Job, Jobs, Queue, RunningJob } from '../../ports/jobs.ts';
import type { IndexedDocument, SearchIndex } from '../../ports/search-index.ts';
import { rowsAt, statement } from '../writing/raw-statement.ts';

/** Of one site and kind: what changed in one delivery. */
export interface CopiesJob {
  readonly site: number;
  readonly kind: string;
  readonly ids: readonly Id[];
}

/** As the release before sends it, one for each item. */
interface SingleCopiesJob {
  readonly site: number;
  readonly kind: string;
  readonly id: Id;
}

const readAtOnce = 10_000;
/** Many items are raised in small transactions, so that nobody waits for their locks. */
const raisedAtOnce = 200;
/** Not `copies`: workers of the release before take jobs from there, and would not understand these. */
export const copiesQueue: Queue<CopiesJob> = { name: 'copies-of-many', mostSeconds: 3_600, atOnce: 1 };
const singleCopiesQueue: Queue<SingleCopiesJob> = { name: 'copies', mostSeconds: 3_600, atOnce: 1 };

/** Told of documents before they are written. */
export type CopiesChanged = (documents: readonly IndexedDocument[]) => Promise<void>;

export interface Copies {
  readonly changed: CopiesChanged;
  /** For a worker: brings copies up to date from now on. */
  startWorking(): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly index: Pick<SearchIndex, 'copied' | 'heldBy'>;
}

/** Keeps what documents copy of others, as an article does of its journal's name, as it is there. */
export const createCopies = ({ database, jobs, index }: Parts): Copies => ({
  async changed(documents) {
    // The first revision of a thing is what everyone copied.
    const sources = documents.filter(
      ({ document, revision }) => String(document.kind) in dependants && revision !== '1',
    );
    if (sources.length === 0) return;
    const before = await index.copied(sources);
    const changed = sources.filter(({ id, document }) => before.get(id) !== document.copied);
    await jobs.send(copiesQueue, [...Map.groupBy(changed, kindAtSite).values()].map(jobFor));
  },
  async startWorking() {
    await jobs.work(copiesQueue, raiseDependants(database, index));
    await jobs.work(singleCopiesQueue, raiseDependants(database, index));
  },
});

const kindAtSite = ({ site, document }: IndexedDocument): string => `${site} ${document.kind}`;

/** The same change that still waits is not sent twice. */
function jobFor(documents: readonly IndexedDocument[]): Job<CopiesJob> {
  const [{ site, document }] = documents as [IndexedDocument];
  const ids = documents.map(({ id }) => id).sort();
  const key = createHash('sha256').update(ids.join()).digest('base64url');
  return { data: { site, kind: String(document.kind), ids }, key: `${site} ${key}` };
}

/** Raises the revision of everything that copies the items, or did when it was last written; documents follow by their marks. */
export const raiseDependants =
  (database: Database, index: Pick<SearchIndex, 'heldBy'>) =>
  async ({ data }: Pick<RunningJob<CopiesJob | SingleCopiesJob>, 'data'>) => {
    const { site, kind } = data;
    const ids = 'ids' in data ? data.ids : [data.id];
    const rule = dependants[kind];
    if (!rule) return success(0);
    const scope = { reads: [site], writes: site };
    const held = await index.heldBy(site, ids);
    let raised = 0;
    let after: Id = '0';
    for (;;) {
      const concerned: { id: Id }[] = await rowsAt(database, scope)<{ id: Id }>`
        select id from (${rule(site, ids)} union select unnest(${held}::bigint[])) concerned
          where id > ${after}::bigint order by id limit ${readAtOnce}`;
      for (let from = 0; from < concerned.length; from += raisedAtOnce) {
        const some = concerned.slice(from, from + raisedAtOnce).map(({ id }) => id);
        const rows = await database.transaction(scope, (transaction) =>
          transaction.rows(statement`update item set status = status
            where site_id = ${site} and id = any(${some}::bigint[]) returning id`),
        );
        raised += rows.length;
      }
      if (concerned.length < readAtOnce) return success(raised);
      after = concerned.at(-1)?.id ?? after;
    }
  };

type Dependants = (site: number, ids: readonly Id[]) => RawBuilder<unknown>;

/** Records and all that were merged into them. */
const records = (site: number, ids: readonly Id[]) => sql`(select unnest(${ids}::bigint[]) union
  select from_id from item_merge where site_id = ${site} and into_id = any(${ids}::bigint[]))`;

const held = (site: number, ids: readonly Id[]) =>
  sql`select entry_id as id from collection_entry where site_id = ${site} and collection_id = any(${ids}::bigint[])`;

/** What collections hold, and the figures and tables of their papers. */
const entries: Dependants = (site, ids) => sql`${held(site, ids)}
    union select id from figure where site_id = ${site} and article_id in (${held(site, ids)})
    union select id from data_table where site_id = ${site} and article_id in (${held(site, ids)})`;

/** Whose documents copy facts of items, by the kind of these. */
const dependants: Readonly<Record<string, Dependants>> = {
  journal: (site, ids) => sql`select id from article where site_id = ${site} and journal_id = any(${ids}::bigint[])
    union select id from special_issue where site_id = ${site} and journal_id = any(${ids}::bigint[])
    union select id from period where site_id = ${site} and journal_id = any(${ids}::bigint[])`,
  // A list shows a paper by its first figure.
  figure: (site, ids) =>
    sql`select article_id as id from figure where site_id = ${site} and id = any(${ids}::bigint[])`,
  issue: (site, ids) => sql`select id from article where site_id = ${site} and period_id = any(${ids}::bigint[])`,
  article: (site, ids) => sql`select id from figure where site_id = ${site} and article_id = any(${ids}::bigint[])
    union select id from data_table where site_id = ${site} and article_id = any(${ids}::bigint[])
    union select id from recording where site_id = ${site} and article_id = any(${ids}::bigint[])
    union select to_id from relation where site_id = ${site} and from_id = any(${ids}::bigint[]) and to_id is not null
      and type in ('corrects', 'retracts', 'expresses-concern-about')`,
  expert: (site, ids) =>
    sql`select article_id as id from contributor where site_id = ${site} and expert_id in ${records(site, ids)}`,
  institution: (
    site,
    ids,
  ) => sql`select article_id as id from affiliation where site_id = ${site} and institution_id in ${records(site, ids)}
    union select id from expert where site_id = ${site} and institution_id in ${records(site, ids)}`,
  // A paper is of its subjects and of all above them.
  subject: (site, ids) => sql`select item_id as id from item_subject where site_id = ${site} and subject_id in (
    with recursive within (id) as (
      select unnest(${ids}::bigint[])
      union select subject.id from within join subject on subject.site_id = ${site} and subject.parent_id = within.id)
    select id from within)`,
  album: entries,
  'special-issue': entries,
  topic: entries,
  conference: entries,
};
