import type { WorkRecordStore } from '../../src/platform/item/records/postgres-work-records.ts';
import { readSite, rowsAt } from '../../src/platform/item/writing/raw-statement.ts';
import type { Id } from '../../src/platform/kernel/id.ts';
import type { WorkRecord } from '../../src/platform/kernel/work-record.ts';
import type { Database } from '../../src/platform/ports/database.ts';
import type { Finding, Standard, WritingContext, WrittenDocument } from './standard.ts';

export interface Tally {
  readonly standard: Standard;
  documents: number;
  readonly findings: Finding[];
  /** Of writing and of judging. */
  readonly seconds: { writing: number; judging: number };
  /** Whether a spoilt document was refused; nothing where none was written. */
  refusesSpoilt?: boolean;
}

export const tallies = (standards: readonly Standard[]): Tally[] =>
  standards.map((standard) => ({ standard, documents: 0, findings: [], seconds: { writing: 0, judging: 0 } }));

/** Every site of the installation. */
export const listedSites = (database: Database) =>
  rowsAt(database, { reads: [], writes: null })<{
    id: number;
    sld: string;
  }>`select site_id as id, sld from site order by site_id`;

/** Most validators take seconds to start and milliseconds for a document; the texts and documents of so many works fit in memory. */
const atOnce = 400;

/** All public works of a site, a batch at a time; those after one, where an earlier run came so far. */
export async function* worksOf(
  database: Database,
  records: WorkRecordStore,
  site: number,
  begin: Id = '0',
): AsyncGenerator<WorkRecord[]> {
  for (let after = begin; ; ) {
    const rows = await readSite(database, site)<{ id: Id }>`
      select id::text as id from item where site_id = ${site} and kind = any (${records.kinds}::text[]) and status <> 'draft'
        and id > ${after}::bigint order by item.id limit ${atOnce}`;
    if (rows.length === 0) return;
    yield await records.read(
      { reads: [site], writes: null },
      rows.map(({ id }) => id),
    );
    after = rows.at(-1)?.id ?? after;
  }
}

/** Every n-th work of those with a text, beginning with the first. */
export const eachOf = (batch: readonly WorkRecord[], every: number): WorkRecord[] =>
  batch.filter(({ body }) => body !== null).filter((_, at) => at % every === 0);

/** Writes a batch in every format and has each judged. */
export async function judgeBatch(
  all: readonly Tally[],
  batch: readonly WorkRecord[],
  context: WritingContext,
): Promise<void> {
  const once = readingOnce(context);
  for (const tally of all) {
    const began = performance.now();
    const documents = await tally.standard.write(batch, once);
    tally.seconds.writing += secondsSince(began);
    await judgeWritten(tally, documents);
  }
}

const secondsSince = (began: number): number => (performance.now() - began) / 1_000;

/** The file store is read once for all formats of a batch. */
function readingOnce(context: WritingContext): WritingContext {
  const read = new Map<string, Promise<Buffer>>();
  const bytes: WritingContext['bytes'] = (site, sha256) => {
    const known = read.get(sha256) ?? context.bytes(site, sha256);
    read.set(sha256, known);
    return known;
  };
  return { ...context, bytes };
}

/** Has documents of one format judged, all in one run of its validator. */
export async function judgeWritten(tally: Tally, documents: readonly WrittenDocument[]): Promise<void> {
  const { standard } = tally;
  const [first] = documents;
  if (!first) return;
  const began = performance.now();
  tally.documents += documents.length;
  tally.findings.push(...(await standard.judge(documents)));
  tally.refusesSpoilt ??= await refuses(standard, standard.spoil(first));
  tally.seconds.judging += secondsSince(began);
}

const refuses = async (standard: Standard, spoilt: WrittenDocument) => (await standard.judge([spoilt])).length > 0;

/** standard × records × validator × errors */
export function tableOf(all: readonly Tally[]): string {
  const rows = all.map(({ standard, documents, findings, refusesSpoilt, seconds }) => [
    standard.name,
    standard.missing() ?? String(documents),
    standard.validator,
    String(findings.length),
    refusesSpoilt === undefined ? '' : refusesSpoilt ? 'refused' : 'NOT REFUSED',
    `${seconds.writing.toFixed(0)} s + ${seconds.judging.toFixed(0)} s`,
  ]);
  const head = ['Standard', 'Documents', 'Validator', 'Errors', 'A spoilt one', 'Written + judged'];
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}
