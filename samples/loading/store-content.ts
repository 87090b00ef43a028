import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { query } from '../../db/query.ts';
import type { ItemDraft } from '../../src/platform/item/writing/item-draft.ts';
import { ownSite } from '../../src/platform/kernel/site-context.ts';
import type { Statement, Transaction } from '../../src/platform/ports/database.ts';
import type { App } from '../../src/processes/create-app.ts';
import { eachAtOnce } from './at-once.ts';
import { editArticles } from './edit-articles.ts';
import { importPackage } from './import-package.ts';
import { draftOf, type SampleItem } from './items.ts';
import type { SampleSite, SampleWithdrawal } from './sample-site.ts';
import { alone, journalUnit } from './store-journal.ts';
import { json } from './store-rows.ts';
import { createStudio, type MadeFile, type Studio } from './studio.ts';
import { parseSample, readSample, samplePath } from './yaml.ts';

/** Small enough that no statement comes near its time limit. */
const unitsAtOnce = 24;
/** Articles name the first of these, albums and topics the others. */
const namedByArticles = ['institution', 'subject', 'expert'];
const namedByOthers = ['news'];

/** Everything that a site publishes besides its issues: the folder’s articles by the importer, the rest from its lists. */
export async function storeContent(app: App, site: SampleSite, folder: string): Promise<void> {
  const { database, files } = app;
  const { id } = site.directory;
  const made = await database.rows(ownSite(site.directory), madeFiles(id));
  const studio = createStudio(
    files,
    new Map(made.map(({ name, sha256, bytes }) => [name, { sha256, bytes: Number(bytes) }])),
  );
  const kinds = readdirSync(samplePath(`${folder}/items`)).map((name) => name.replace('.yaml', ''));
  const first = namedByArticles.filter((kind) => kinds.includes(kind));
  const others = new Set([...namedByOthers, ...kinds.filter((kind) => !first.includes(kind)).sort()]);

  await storeItems(app, site, folder, studio, first);
  if (site.journal) {
    await importPackage(app, id, 'jats', `${folder}/articles`);
    await database.transaction(ownSite(site.directory), (transaction) => editArticles(transaction, id, folder));
    const { main } = journalUnit(site.journal);
    const board = parseSample(readSample(`${folder}/board.yaml`)) as NonNullable<ItemDraft['parts']>[string];
    await storeDrafts(app, site, [{ ...main, parts: { board_member: board } }]);
  }
  await storeItems(app, site, folder, studio, [...others]);
  const { withdrawn = [] } = site;
  await database.transaction(ownSite(site.directory), (transaction) => withdraw(transaction, id, withdrawn));
}

async function storeItems(
  app: App,
  site: SampleSite,
  folder: string,
  studio: Studio,
  kinds: readonly string[],
): Promise<void> {
  const { palette } = site;
  if (!palette) throw new Error(`${folder} says no colours for its covers.`);
  for (const kind of kinds) {
    const items = parseSample(readSample(`${folder}/items/${kind}.yaml`)) as readonly SampleItem[];
    const drafts = await eachAtOnce(items, 3, (item) => draftOf(kind, item, studio, palette));
    const made = drafts.filter((draft) => draft !== undefined);
    if (made.length < drafts.length) console.log(`ffmpeg is not installed: ${folder} has no ${kind}`);
    await storeDrafts(app, site, made);
  }
}

async function storeDrafts({ database, write }: App, { directory }: SampleSite, drafts: readonly ItemDraft[]) {
  for (let first = 0; first < drafts.length; first += unitsAtOnce)
    await database.transaction(ownSite(directory), (transaction) =>
      write(transaction, directory.id, drafts.slice(first, first + unitsAtOnce).map(alone)),
    );
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
async function withdraw(transaction: Transaction, site: number, withdrawn: readonly SampleWithdrawal[]): Promise<void> {
  for (const { kind, key, on, reasons } of withdrawn) {
    const statement = sql`update item set status = 'withdrawn', withdrawn_on = ${on}, withdrawal = ${json(reasons)}::jsonb
      where site_id = ${site} and withdrawn_on is null
        and (kind = ${kind} and source_key = ${key} or source_key > ${`${key}#`} and source_key < ${`${key}$`})`;
    await transaction.rows({ compile: () => statement.compile(query) });
  }
}
