import { safeBody } from '../../src/features/portal/column/use-cases/safe-body.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import type { Language } from '../../src/platform/kernel/language.ts';
import type { Text } from '../../src/platform/kernel/text.ts';
import type { Transaction } from '../../src/platform/ports/database.ts';
import type { FileStore } from '../../src/platform/ports/file-store.ts';
import { madeHere } from '../../src/platform/ports/storable.ts';
import { withSampleNote } from './sample-note.ts';
import type { SampleSite, SampleText } from './sample-site.ts';
import { json, type Rows, removeOthers, storeRows } from './store-rows.ts';

/** Puts the bodies into the file store and answers the rows that name them; before the transaction, which should be short. */
export function putBodies(files: FileStore, { directory, texts = [] }: SampleSite): Promise<Rows<'column_text'>> {
  return Promise.all(texts.map((text, position) => toRow(files, directory.id, text, position)));
}

export async function storeTexts(transaction: Transaction, site: number, rows: Rows<'column_text'>): Promise<void> {
  await storeRows(transaction, 'column_text', ['site_id', 'id'], rows);
  await removeOthers(
    transaction,
    'column_text',
    site,
    rows.map((row) => row.id as string),
  );
}

async function toRow(files: FileStore, site_id: number, text: SampleText, position: number) {
  const bodies: Text = {};
  for (const [language, html] of Object.entries(text.bodies) as [Language, string][])
    bodies[language] = await files.put(madeHere(Buffer.from(safeBody(withSampleNote(html, language)))), 'text/html');
  return {
    site_id,
    id: idOf(site_id, text.number),
    channel_id: text.channel === undefined ? null : idOf(site_id, text.channel),
    code: text.code ?? null,
    position,
    titles: json(text.titles),
    summaries: json(text.summaries ?? {}),
    bodies: json(bodies),
    updated_at: `${text.updatedOn}T09:00:00+08:00`,
  };
}
