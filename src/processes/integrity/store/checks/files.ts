import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Kind } from '../../../../platform/item/kind.ts';
import { readSite, rowsAt, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import { filesNamed } from '../../domain/files-named.ts';
import type { Check } from '../../use-cases/check.ts';
import { atOnce, pages } from '../lists.ts';
import { type IdRange, idRanges, isAbsent, nameOf, within } from '../ranges.ts';

const rowsAtOnce = 1_000;
const bodiesAtOnce = 200;
const filesAtOnce = 8;

interface FileRow {
  readonly sha256: string;
  readonly bytes: string;
}

export const storedFiles: Check = {
  promise: 'every file is in the file store, whole and unchanged',
  remedy: 'Bring the file store back from its backup, or import what the file belongs to again, with --again.',
  async *find({ id: site }, { database, files, quick }) {
    const read = (after: FileRow | undefined) =>
      database.rows(
        { reads: [site], writes: null },
        query
          .selectFrom('stored_file')
          .select(['sha256', 'bytes'])
          .where('site_id', '=', site)
          .where('sha256', '>', after?.sha256 ?? '')
          .orderBy('sha256')
          .limit(rowsAtOnce),
      );
    for await (const rows of pages<FileRow>(read))
      for (const problem of await atOnce(filesAtOnce, rows, (row) => problemOf(row, files, quick)))
        if (problem) yield problem;
  },
};

async function problemOf({ sha256, bytes }: FileRow, files: FileStore, quick: boolean): Promise<string | undefined> {
  const facts = await files.stat(sha256);
  if (!facts) return `The file ${sha256} is not in the file store.`;
  if (facts.bytes !== Number(bytes)) return `The file ${sha256} has ${facts.bytes} bytes instead of ${bytes}.`;
  if (!quick && !(await files.verify(sha256)))
    return `The bytes of the file ${sha256} are no longer what its name says.`;
  return undefined;
}

/** A value that is a hash, or an address of a file inside HTML. A hash that a sentence speaks of is neither. */
const namedHash = '(?:"|/files/)([0-9a-f]{64})(?![0-9a-f])';

/** Holds printed words by the thousand and never a file. */
const wordsOnly = 'reference';

interface Owned {
  readonly name: string;
  readonly owner: string;
}

const tablesOf = (kinds: readonly Kind[]): Owned[] => {
  const all = [{ name: 'item', owner: 'id' }, ...kinds.flatMap(({ table, parts = [] }) => [table, ...parts])];
  return [...new Map(all.map(({ name, owner }) => [name, { name, owner }])).values()].filter(
    ({ name }) => name !== wordsOnly,
  );
};

export const namedFiles: Check = {
  promise: 'every file that an item’s facts name is among the site’s files',
  remedy: 'Import the item again, with --again.',
  async *find({ id: site }, { database, kinds }) {
    const tables = tablesOf(kinds);
    for await (const range of idRanges(database, site))
      for (const table of tables)
        for (const row of await database.rows({ reads: [site], writes: null }, missing(site, table, range)))
          yield `${row.item} names the file ${row.sha256} in the table ${table.name}, which the site has not.`;
  },
};

const missing = (site: number, { name, owner }: Owned, range: IdRange) =>
  statement<{ item: string; sha256: string }>`
    select ${nameOf('named_in', owner)} as item, named.sha256
    from ${sql.table(name)} named_in, lateral (
      select distinct found[1] as sha256 from regexp_matches(to_jsonb(named_in)::text, ${namedHash}, 'g') found) named
    where named_in.site_id = ${site} and ${within(`named_in.${owner}`, range)}
      and ${isAbsent(sql`stored_file where stored_file.site_id = ${site} and stored_file.sha256 = named.sha256`)}`;

export const bodyFiles: Check = {
  promise: 'every picture and file that a full text shows is among the site’s files',
  remedy: 'Import what the full text belongs to again, with --again.',
  async *find({ id: site }, { database, files, quick }) {
    if (quick) return;
    const scope = { reads: [site], writes: null };
    const read = (after: { sha256: string } | undefined) =>
      database.rows(
        scope,
        query
          .selectFrom('stored_file')
          .select('sha256')
          .where('site_id', '=', site)
          .where('content_type', '=', 'text/html')
          .where('sha256', '>', after?.sha256 ?? '')
          .orderBy('sha256')
          .limit(bodiesAtOnce),
      );
    const missingIn = async (body: string) => {
      const opened = await files.open(body);
      const named = opened ? [...(await filesNamed(opened.stream))] : [];
      if (named.length === 0) return [];
      return rowsAt(database, scope)<{
        sha256: string;
      }>`
        select named.sha256 from unnest(${named}::text[]) named(sha256) where ${isAbsent(sql`stored_file where stored_file.site_id = ${site} and stored_file.sha256 = named.sha256`)}`;
    };
    for await (const bodies of pages<{ sha256: string }>(read)) {
      const missing = await atOnce(filesAtOnce, bodies, ({ sha256 }) => missingIn(sha256));
      for (const [place, { sha256: body }] of bodies.entries())
        for (const { sha256 } of missing[place] ?? [])
          yield `The full text ${body} shows the file ${sha256}, which the site has not.`;
    }
  },
};

interface Body {
  readonly id: string;
  readonly language: string;
  readonly sha256: string;
  readonly title: string;
}

/** The texts of columns are older than the list of files; those that are not in it must be in the file store. */
export const columnBodies: Check = {
  promise: 'every text of a column has its body',
  remedy: 'Bring the file store back from its backup, or write the text anew.',
  async *find({ id: site }, { database, files }) {
    const read = (after: Body | undefined) =>
      readSite(database, site)<Body>`
        select id, body.key as language, body.value as sha256, coalesce(code, titles::text) as title
        from column_text, lateral jsonb_each_text(bodies) body
        where site_id = ${site} ${after ? sql`and (id, body.key) > (${after.id}::bigint, ${after.language})` : sql``}
          and ${isAbsent(sql`stored_file where stored_file.site_id = ${site} and stored_file.sha256 = body.value`)}
        order by id, body.key limit ${bodiesAtOnce}`;
    for await (const bodies of pages<Body>(read)) {
      const found = await atOnce(filesAtOnce, bodies, ({ sha256 }) => files.stat(sha256));
      for (const [place, { title, language, sha256 }] of bodies.entries())
        if (!found[place])
          yield `The text ${title} (${language}) has its body in the file ${sha256}, which is nowhere.`;
    }
  },
};
