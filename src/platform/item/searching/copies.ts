import { sql } from 'kysely';
import type { Id } from '../../kernel/id.ts';
import { success } from '../../kernel/result.ts';
import type { Database } from '../../ports/database.ts';
import type { Jobs, Queue, RunningJob } from '../../ports/jobs.ts';
import type { IndexedDocument, SearchIndex } from '../../ports/search-index.ts';
import { statement } from '../writing/raw-statement.ts';
import { dependants } from './dependants.ts';

export interface CopiesJob {
  readonly site: number;
  readonly id: Id;
  readonly kind: string;
}

/** Many items are raised in small transactions, so that nobody waits for their locks. */
const raisedAtOnce = 200;
export const copiesQueue: Queue<CopiesJob> = { name: 'copies', mostSeconds: 3_600, atOnce: 1 };

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
    await jobs.send(
      copiesQueue,
      changed.map(({ site, id, document }) => ({
        data: { site, id, kind: String(document.kind) },
        key: `${site} ${id}`,
      })),
    );
  },
  startWorking: () => jobs.work(copiesQueue, raiseDependants(database, index)),
});

/** Raises the revision of everything that copies the item, or did when it was last written; its documents follow by their marks. */
export const raiseDependants =
  (database: Database, index: Pick<SearchIndex, 'heldBy'>) =>
  async ({ data: { site, id, kind } }: Pick<RunningJob<CopiesJob>, 'data'>) => {
    const rule = dependants[kind];
    if (!rule) return success(0);
    const held = await index.heldBy(site, id);
    let after: Id = '0';
    let raised = 0;
    for (;;) {
      const rows: { id: Id }[] = await database.transaction({ reads: [site], writes: site }, (transaction) =>
        transaction.rows(
          statement(sql<{ id: Id }>`update item set status = status where site_id = ${site} and id in (
            select id from (${rule(site, id)} union select unnest(${held}::bigint[])) concerned
            where id > ${after}::bigint order by id limit ${raisedAtOnce}) returning id`),
        ),
      );
      raised += rows.length;
      if (rows.length < raisedAtOnce) return success(raised);
      after = rows.map((row) => row.id).reduce((one, other) => (BigInt(one) > BigInt(other) ? one : other));
    }
  };
