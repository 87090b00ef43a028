import { sql } from 'kysely';
import { query } from '../../../db/query.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import type { Statement, Transaction } from '../../platform/ports/database.ts';
import type { App } from '../create-app.ts';
import type { SampleContent, Withdrawal } from './content/sample-content.ts';
import { createStudio, type MadeFile } from './content/studio.ts';
import type { SampleDirectory } from './sample-site.ts';
import { json } from './store-rows.ts';

/** Small enough that no statement comes near its time limit. */
const unitsAtOnce = 24;

export async function storeContent(
  { database, files, write }: Pick<App, 'database' | 'files' | 'write'>,
  directory: SampleDirectory,
  content: SampleContent,
): Promise<void> {
  const site = ownSite(directory);
  const made = await database.rows(site, madeFiles(directory.id));
  const studio = createStudio(
    files,
    new Map(made.map(({ name, sha256, bytes }) => [name, { sha256, bytes: Number(bytes) }])),
  );
  const { stages, withdrawn } = await content(studio);
  for (const units of stages)
    for (let first = 0; first < units.length; first += unitsAtOnce)
      await database.transaction(site, (transaction) =>
        write(transaction, directory.id, units.slice(first, first + unitsAtOnce)),
      );
  await database.transaction(site, (transaction) => withdraw(transaction, directory.id, withdrawn));
}

/** The files of an earlier run; the studio gives them their names. */
const madeFiles = (site: number): Statement<{ name: string } & Pick<MadeFile, 'sha256'> & { bytes: string }> =>
  query
    .selectFrom('item_file')
    .innerJoin('stored_file', (join) =>
      join.onRef('stored_file.site_id', '=', 'item_file.site_id').onRef('stored_file.sha256', '=', 'item_file.sha256'),
    )
    .where('item_file.site_id', '=', site)
    .select(['item_file.name', 'stored_file.sha256', 'stored_file.bytes'])
    .distinct();

/** Together with its figures and tables. */
async function withdraw(transaction: Transaction, site: number, withdrawn: readonly Withdrawal[]): Promise<void> {
  for (const { kind, key, on, reasons } of withdrawn) {
    const statement = sql`update item set status = 'withdrawn', withdrawn_on = ${on}, withdrawal = ${json(reasons)}::jsonb
      where site_id = ${site} and withdrawn_on is null
        and (kind = ${kind} and source_key = ${key} or source_key > ${`${key}#`} and source_key < ${`${key}$`})`;
    await transaction.rows({ compile: () => statement.compile(query) });
  }
}
