import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import { nameOf } from '../item-name.ts';
import { pages } from '../pages.ts';

/** Sorted anew for each page, because the order may not depend on the database's language; so the pages are large. */
const entriesAtOnce = 5_000;

interface EntryRow {
  readonly format: string;
  readonly source: string;
  readonly facts: string;
}

export async function* dumpImportEntries(database: Database, site: number): AsyncGenerator<string> {
  const read = (after: EntryRow | undefined) => database.rows({ reads: [site], writes: null }, entryPage(site, after));
  for await (const entries of pages<EntryRow>(read)) for (const { facts } of entries) yield `import_entry ${facts}`;
}

function entryPage(site: number, after: EntryRow | undefined) {
  const beyond = after ? sql`and (format collate "C", source collate "C") > (${after.format}, ${after.source})` : sql``;
  return statement(sql<EntryRow>`
    select format, source, (to_jsonb(dumped) - 'site_id' || jsonb_build_object('item_id', ${nameOf('dumped', 'item_id')}))::text as facts
    from import_entry dumped where site_id = ${site} ${beyond}
    order by format collate "C", source collate "C" limit ${entriesAtOnce}`);
}
