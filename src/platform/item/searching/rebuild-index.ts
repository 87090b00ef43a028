import type { Id } from '../../kernel/id.ts';
import type { Database } from '../../ports/database.ts';
import type { IndexedDocument, IndexRebuild, SearchIndex } from '../../ports/search-index.ts';
import { readSite, rowsAt, statement } from '../writing/raw-statement.ts';
import type { ReadItem, ReadSearchable } from './read-searchable.ts';

interface Parts {
  readonly database: Database;
  readonly read: ReadSearchable;
  readonly index: Pick<SearchIndex, 'rebuild'>;
}

interface Wanted {
  readonly families: readonly string[];
  /** What lies in these families. */
  readonly kinds: readonly { readonly name: string; readonly family: string }[];
  toDocuments(items: readonly ReadItem[]): readonly IndexedDocument[] | Promise<readonly IndexedDocument[]>;
  /** So many items are read and written at once. */
  readonly page?: number;
  onTotal(total: number): void;
  onProgress(done: number): unknown;
}

const comparedAtOnce = 2_000;
/** With every round fewer are behind: only what changed during the round before. */
const mostRounds = 20;

/** Fills new indices from the database while the old ones are searched and written, compares, and puts them in their place. */
export async function rebuildIndex({ database, read, index }: Parts, wanted: Wanted) {
  const { toDocuments, page = 500 } = wanted;
  const chosen = wanted.kinds.filter(({ family }) => wanted.families.includes(family));
  const names = chosen.map(({ name }) => name);
  const familyOf = new Map(chosen.map(({ name, family }) => [name, family]));
  const sites = (
    await database.unscopedRows(statement<{ site_id: number }>`select site_id from site order by site_id`)
  ).map((row) => row.site_id);

  const rebuild = await index.rebuild(wanted.families);
  wanted.onTotal(await countStored());
  await fill();
  const mended = await mend();
  const documents = await rebuild.count();
  const stored = await countStored();
  if (documents > stored)
    throw new Error(`The new index has ${documents} documents, the database only ${stored} items.`);
  await rebuild.replace();
  /** Mended were documents that changed while the index was filled and were written once more. */
  return { documents, mended };

  async function countStored(): Promise<number> {
    let total = 0;
    for (const site of sites) {
      const [row] = await readSite(database, site)<{ count: number }>`
        select count(*)::int as count from item where site_id = ${site} and kind = any (${names}::text[])`;
      total += row?.count ?? 0;
    }
    return total;
  }

  async function fill(): Promise<void> {
    let done = 0;
    // While one page is written, the next is read.
    let writing: Promise<void> = Promise.resolve();
    for (const site of sites) {
      let after: Id = '0';
      for (;;) {
        const items = await read({ reads: [site], writes: null }, { site, kinds: names, after, most: page });
        const documents = await toDocuments(items);
        await writing;
        writing = rebuild.write(documents);
        // A failure is met where the page is awaited; until then it must not count as nobody's.
        writing.catch(() => {});
        done += items.length;
        wanted.onProgress(done);
        if (items.length < page) break;
        after = items.at(-1)?.item.id ?? after;
      }
    }
    await writing;
  }

  /** Compares id by id and revision by revision, and writes what is behind again, until nothing is. */
  async function mend(): Promise<number> {
    let mended = 0;
    for (let round = 0; round < mostRounds; round += 1) {
      let behind = 0;
      for (const site of sites) behind += await mendSite(site, rebuild);
      if (behind === 0) return mended;
      mended += behind;
    }
    throw new Error(`After ${mostRounds} rounds the new index is still behind the database.`);
  }

  async function mendSite(site: number, into: IndexRebuild): Promise<number> {
    const scope = { reads: [site], writes: null };
    let after: Id = '0';
    let mended = 0;
    for (;;) {
      const rows: { id: Id; kind: string; revision: string }[] = await rowsAt(database, scope)<{
        id: Id;
        kind: string;
        revision: string;
      }>`
        select id, kind, revision from item
          where site_id = ${site} and id > ${after}::bigint and kind = any (${names}::text[]) order by id limit ${comparedAtOnce}`;
      const indexed = await into.revisions(
        rows.map(({ id, kind }) => ({ site, id, family: familyOf.get(kind) as string })),
      );
      const behind = rows
        .filter(({ id, revision }) => BigInt(indexed.get(id) ?? -1) < BigInt(revision))
        .map(({ id }) => id);
      for (let from = 0; from < behind.length; from += page)
        await into.write(await toDocuments(await read(scope, { ids: behind.slice(from, from + page) })));
      mended += behind.length;
      if (rows.length < comparedAtOnce) return mended;
      after = rows.at(-1)?.id ?? after;
    }
  }
}
