import { createHash } from 'node:crypto';
import type { DraftUnit, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { WriteUnits } from '../../../../platform/item/writing/write-units.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import { createFileFinder } from '../domain/file-type.ts';
import { scoreOf } from '../domain/problem.ts';
import type { Format, SourceEntry } from '../formats/format.ts';
import type { ImportEntries, ImportEntry } from '../store/postgres-import-entries.ts';
import { type Delivered, deliverFiles, type JudgeFile } from './deliver-files.ts';
import { readAhead } from './read-ahead.ts';
import type { ScannedPackage } from './scan-package.ts';

export interface ImportParts {
  readonly database: Database;
  readonly files: FileStore;
  readonly write: WriteUnits;
  readonly entries: ImportEntries;
  readonly judge: JudgeFile;
  /** How many documents are read while others are stored. */
  readonly ahead: number;
  /** Things stored in one transaction, unless a single document has more. */
  readonly batch: number;
  /** How many bytes more the site may store. */
  room(site: number): Promise<number>;
}

export interface ImportOrder {
  readonly site: number;
  readonly format: Format;
  readonly from: ScannedPackage;
  /** Also what was imported before from the same bytes. */
  readonly again: boolean;
  /** Whether new papers and books wait as drafts until someone publishes them; if not, an issue that waits comes out with them. */
  readonly asDraft?: boolean;
  /** The column of the site into which every document is put. */
  readonly column?: Id | null;
  readonly onProgress: (done: number, imported: number, refused: number) => void;
  readonly onEntry: (entry: ImportEntry) => void;
}

export interface ImportSummary {
  readonly documents: number;
  readonly unchanged: number;
  readonly imported: number;
  readonly refused: number;
}

type Read = { readonly entry: ImportEntry; readonly delivered?: Delivered };

/**
 * Imports what a package holds. Files go to the file store before the rows that name them, and a document's rows and its entry
 * are one transaction: killed anywhere, it goes on where it was.
 */
export async function importPackage(order: ImportOrder, parts: ImportParts): Promise<ImportSummary> {
  const { site, format } = order;
  const from: ScannedPackage = { ...order.from, journal: await parts.entries.onlyJournal(site) };
  const known = await parts.entries.known(site, format.name);
  const find = createFileFinder(from.paths);
  const summary = { documents: 0, unchanged: 0, imported: 0, refused: 0 };
  let batch: Read[] = [];
  let room = await parts.room(site);

  const changed = async function* () {
    for await (const entry of format.entries(from)) {
      summary.documents += 1;
      const sha256 = createHash('sha256').update(entry.bytes).digest('hex');
      const before = known.get(entry.source);
      if (!order.again && before?.sha256 === sha256 && before.reader === format.reader) {
        summary.unchanged += 1;
        report();
      } else yield { entry, sha256 };
    }
  };
  for await (const read of readAhead(changed(), parts.ahead, ({ entry, sha256 }) => readEntry(entry, sha256))) {
    // Two versions of one thing are stored one after the other.
    if (batch.length > 0 && (isFull(batch, read, parts.batch) || batch.some((other) => isSameItem(other, read))))
      await flush();
    batch.push(read);
  }
  await flush();
  return summary;

  async function readEntry(entry: SourceEntry, sha256: string): Promise<Read> {
    const facts = { source: entry.source, sha256, reader: format.reader, item: null };
    const read = await format.read(entry, from);
    const refused = (reason: string, reader = format.reader): Read => ({
      entry: { ...facts, reader, outcome: 'refused', score: null, problems: [{ reason }] },
    });
    // By no reader, so that the same bytes are tried again next time.
    if (!read.ok) return refused(read.failure.reason, read.failure.mayPass ? 0 : format.reader);
    // Some of what was delivered may have been there before; the store knows how much is left.
    if (room <= 0) room = await parts.room(site);
    if (room <= 0) return refused('There is no room left: the site stores as much as it may.', 0);
    const delivered = await deliverFiles(read.value, entry, from, find, parts.files, parts.judge);
    for (const { files = [] } of [delivered.unit.main, ...delivered.unit.members])
      for (const { bytes } of files) room -= bytes;
    const { problems } = delivered;
    return { entry: { ...facts, outcome: 'imported', score: scoreOf(problems), problems }, delivered };
  }

  async function flush(): Promise<void> {
    const reads = batch;
    batch = [];
    if (reads.length === 0) return;
    let stored: ImportEntry[];
    try {
      stored = await store(reads);
    } catch (problem) {
      if (reads.length === 1 && !isAboutTheData(problem)) throw problem;
      stored = [];
      for (const read of reads) stored.push(...(await storeOrRefuse(read)));
    }
    for (const entry of stored) {
      summary[entry.outcome] += 1;
      order.onEntry(entry);
    }
    report();
  }

  /** One document that the database refuses must not hold up the others. */
  async function storeOrRefuse(read: Read): Promise<ImportEntry[]> {
    try {
      return await store([read]);
    } catch (problem) {
      if (!isAboutTheData(problem)) throw problem;
      const reason = `It could not be stored: ${(problem as Error).message}.`;
      return store([{ entry: { ...read.entry, outcome: 'refused', score: null, problems: [{ reason }] } }]);
    }
  }

  function store(reads: readonly Read[]): Promise<ImportEntry[]> {
    return parts.database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const units = reads.flatMap(({ delivered }) => (delivered ? [delivered.unit] : []));
      const { column } = order;
      const waits = ({ main }: DraftUnit) => order.asDraft || main.status === 'draft';
      const visible = units.some(waits) ? await parts.entries.visible(transaction, site, units) : new Set<string>();
      const stored = units
        .map((unit) => (visible.has(unit.main.key) ? preview(unit) : waits(unit) ? keptBack(unit) : unit))
        .map((unit) => (column ? { ...unit, main: { ...unit.main, columns: [column] } } : unit));
      const written = units.length > 0 ? await parts.write(transaction, site, stored) : [];
      const out = units.filter((unit) => visible.has(unit.main.key) || !waits(unit));
      if (order.asDraft === false) await parts.entries.openIssues(transaction, site, out);
      const idOf = new Map(written.map(({ unit, id }) => [units[stored.indexOf(unit)], id]));
      const entries = reads.map(({ entry, delivered }) => ({
        ...entry,
        item: (delivered && idOf.get(delivered.unit)) ?? null,
      }));
      await parts.entries.record(transaction, site, format.name, entries);
      return entries;
    });
  }

  function report(): void {
    order.onProgress(summary.unchanged + summary.imported + summary.refused, summary.imported, summary.refused);
  }
}

const sizeOf = ({ delivered }: Read): number =>
  delivered ? 1 + delivered.unit.mentioned.length + delivered.unit.members.length : 1;

const isFull = (batch: readonly Read[], next: Read, most: number): boolean =>
  batch.reduce((sum, read) => sum + sizeOf(read), sizeOf(next)) > most;

const isSameItem = (one: Read, other: Read): boolean =>
  one.delivered !== undefined && one.delivered.unit.main.key === other.delivered?.unit.main.key;

/** Constraints, types and sizes of an index that these data break; anything else is not the document's fault. */
const isAboutTheData = (problem: unknown): boolean => /^(?:2[23]|54)/.test((problem as { code?: string }).code ?? '');

/** What editors can publish at their console. Institutions, films and the like have no form there. */
const kinds = ['article', 'book', 'issue'];

/** The document, what it brings along and the issue that it opens, for editors only. People, journals and subjects are no secret. */
const keptBack = (unit: DraftUnit): DraftUnit =>
  kinds.includes(unit.main.kind)
    ? {
        mentioned: unit.mentioned.map((draft) => (draft.kind === 'issue' ? waiting(draft) : draft)),
        main: waiting(unit.main),
        members: unit.members.map(waiting),
      }
    : unit;

/** What readers have stays with them, also if its source calls it a draft. */
function preview({ main: { status: _, ...main }, ...unit }: DraftUnit): DraftUnit {
  return { ...unit, main };
}

const waiting = (draft: ItemDraft): ItemDraft => ({ ...draft, status: 'draft' });
