import type { Kind } from '../../../../platform/item/kind.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import { dumpImportEntries } from './dump-import-entries.ts';
import { dumpItems } from './dump-items.ts';

/**
 * Everything that a site publishes, a line for each row, always in the same order and without anything that depends on when or
 * in which order it was stored. Renditions are left out: the worker makes them in its own time.
 */
export async function* dumpSite(database: Database, kinds: readonly Kind[], site: number): AsyncGenerator<string> {
  for (const kind of kinds.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    yield* dumpItems(database, site, kind);
  yield* dumpImportEntries(database, site);
}
