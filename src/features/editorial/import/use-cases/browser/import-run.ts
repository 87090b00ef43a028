import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenPackage } from '../../../../../platform/documents/archives/open-package.ts';
import { type Result, success } from '../../../../../platform/kernel/result.ts';
import type { FileStore } from '../../../../../platform/ports/file-store.ts';
import type { JobHandler, Jobs } from '../../../../../platform/ports/jobs.ts';
import type { ImportRun } from '../../contract.ts';
import { piecesOf } from '../../domain/package-pieces.ts';
import type { Format } from '../../formats/format.ts';
import type { ImportEntry } from '../../store/postgres-import-entries.ts';
import type { RunStore } from '../../store/postgres-runs.ts';
import type { ImportOrder, ImportSummary } from '../import-package.ts';
import type { PackageRefusal, RefusedFile, ScannedPackage } from '../scan-package.ts';
import { assemble, LostPiece } from './package-store.ts';
import { type ImportJob, type ImportQuotas, importQueue } from './receive-package.ts';

type RunProblem = NonNullable<ImportRun['problem']>;

interface Parts {
  readonly files: FileStore;
  readonly runs: RunStore;
  readonly quotas: ImportQuotas;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly importing: {
    readonly formats: readonly Format[];
    open(path: string, format: Format, mostBytes: number): Promise<OpenPackage>;
    scan(opened: OpenPackage): Promise<Result<ScannedPackage, PackageRefusal>>;
    importPackage(order: ImportOrder): Promise<ImportSummary>;
  };
}

/** While no virus scanner answers a package waits, and is requested again; not for ever. */
const againSeconds = 60;
const patienceMilliseconds = 7 * 86_400_000;

/**
 * Imports a package that came from the browser. Begun again it reads everything again and changes nothing that is stored, so a
 * worker may die anywhere. What is wrong with the package itself is told to whoever sent it; only engines make a job fail.
 */
export function createImportRun({ quotas, files, runs, jobs, importing }: Parts): JobHandler<ImportJob> {
  const formatNamed = (name: string) => importing.formats.find((one) => one.name === name);
  return async ({ data: { site, run: id }, signal, progress }) => {
    const run = await runs.one(site, id);
    if (run?.state !== 'waiting' && run?.state !== 'running') return success(undefined);
    const folder = await mkdtemp(join(tmpdir(), 'imprint-package-'));
    try {
      const opened = await open(run, join(folder, run.name));
      const scanned = typeof opened === 'string' ? opened : await scan(opened);
      if (scanned === 'scanner' && Date.now() - Date.parse(run.begunAt) < patienceMilliseconds) {
        await runs.delay(site, id);
        await jobs.send(importQueue, [{ data: { site, run: id }, key: id, afterSeconds: againSeconds }]);
        return success(undefined);
      }
      const problem = typeof scanned === 'string' ? scanned : await bringIn(run, scanned);
      await runs.end(site, id, problem ? 'failed' : 'done', problem);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    for (const { sha256 } of await runs.pieces(site, id)) await files.remove(sha256);
    await runs.dropPieces(site, id);
    return success(undefined);

    async function open({ bytes, format: name }: ImportRun, place: string): Promise<OpenPackage | RunProblem> {
      const format = formatNamed(name);
      if (!format) return 'empty';
      const pieces = await runs.pieces(site, id);
      if (pieces.length !== piecesOf(bytes)) return 'lost';
      try {
        await assemble(files, pieces, place, signal);
      } catch (problem) {
        if (problem instanceof LostPiece) return 'lost';
        throw problem;
      }
      try {
        return await importing.open(place, format, quotas.mostUnpackedBytes);
      } catch (problem) {
        if (isOfTheMachine(problem)) throw problem;
        return 'archive';
      }
    }

    async function scan(opened: OpenPackage): Promise<ScannedPackage | RunProblem> {
      const outcome = await importing.scan(opened);
      if (outcome.ok) return outcome.value;
      if (outcome.failure === 'away') return 'scanner';
      await runs.keepResults(site, id, outcome.failure.map(refusedEntry));
      return 'virus';
    }

    async function bringIn(
      { format: name, asDraft, columnId: column }: ImportRun,
      from: ScannedPackage,
    ): Promise<RunProblem | null> {
      const format = formatNamed(name);
      try {
        let documents = 0;
        if (format) for await (const _ of format.entries(from)) documents += 1;
        if (!format || documents === 0) return 'empty';
        const report = createReport(documents);
        await importing.importPackage({ site, format, from, again: true, asDraft, column, ...report });
        await report.end();
        return null;
      } finally {
        await from.close();
      }
    }

    /** Reports to the console how far it is, one report after another, and never holds the import up. */
    function createReport(documents: number) {
      let entries: ImportEntry[] = [];
      let reporting: Promise<void> | undefined;
      let counts = { documents, done: 0, imported: 0, refused: 0 };
      const report = async () => {
        const finished = entries;
        entries = [];
        await runs.keepResults(site, id, finished);
        await runs.count(site, id, counts);
        await progress(Math.floor((counts.done / documents) * 100));
      };
      return {
        onEntry: (entry: ImportEntry) => void entries.push(entry),
        onProgress(done: number, imported: number, refused: number) {
          signal.throwIfAborted();
          counts = { documents, done, imported, refused };
          reporting ??= report()
            .catch(() => {})
            .finally(() => {
              reporting = undefined;
            });
        },
        async end() {
          await reporting;
          await report();
        },
      };
    }
  };
}

const refusedEntry = ({ path, reason }: RefusedFile): ImportEntry => ({
  source: path,
  outcome: 'refused',
  item: null,
  score: null,
  problems: [{ reason }],
  // Nothing of it was read.
  sha256: '',
  reader: 0,
});

/** A full disk or the like may pass; a damaged archive stays one. */
const isOfTheMachine = (problem: unknown): boolean => /^E[A-Z]+$/.test((problem as { code?: string }).code ?? '');
