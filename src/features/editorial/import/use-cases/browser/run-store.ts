import type { Id } from '../../../../../platform/kernel/id.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../../platform/ports/database.ts';
import type { ImportEntry } from '../import-entries.ts';

export type RunState = 'receiving' | 'waiting' | 'running' | 'done' | 'failed';
/** Why a whole package could not be imported. */
export type RunProblem = 'archive' | 'empty' | 'lost' | 'virus' | 'scanner';

export interface RunCounts {
  readonly documents: number;
  readonly done: number;
  readonly imported: number;
  readonly refused: number;
}

export interface ImportRun extends RunCounts {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly format: string;
  readonly asDraft: boolean;
  readonly state: RunState;
  readonly problem: RunProblem | null;
  /** ISO 8601 */
  readonly begunAt: string;
  readonly endedAt: string | null;
}

export interface Piece {
  readonly number: number;
  readonly sha256: string;
  readonly bytes: number;
}

export interface RunResult {
  readonly source: string;
  readonly outcome: 'imported' | 'refused';
  readonly score: number | null;
  readonly problems: ImportEntry['problems'];
  readonly item: { readonly id: Id; readonly kind: string; readonly titles: Text; readonly status: string } | null;
}

export type NewRun = Pick<ImportRun, 'id' | 'name' | 'bytes' | 'format' | 'asDraft'> & { readonly account: string };

export interface RunStore {
  /** Unless the site would store more than it may; answers whether it begins. */
  begin(site: number, run: NewRun, mostBytesOfSite: number): Promise<boolean>;
  /** How many bytes the site has stored or promised. */
  stored(site: number): Promise<number>;
  /** How many packages of the site are on their way. */
  receiving(site: number): Promise<number>;
  /** Uploads that nobody went on with. */
  abandoned(site: number): Promise<string[]>;
  forget(site: number, run: string): Promise<void>;
  one(site: number, run: string): Promise<ImportRun | undefined>;
  /** Those of the last weeks of which not everything could be imported. */
  troubled(site: number): Promise<{ id: string; name: string; refused: number; hasFailed: boolean }[]>;
  list(site: number, page: number, size: number): Promise<{ readonly runs: ImportRun[]; readonly total: number }>;
  addPiece(site: number, run: string, piece: Piece): Promise<void>;
  pieces(site: number, run: string): Promise<Piece[]>;
  dropPieces(site: number, run: string): Promise<void>;
  /** Answers whether the run was in the state that it leaves. */
  leave(transaction: Transaction, site: number, run: string, from: RunState, to: RunState): Promise<boolean>;
  count(site: number, run: string, counts: RunCounts): Promise<void>;
  /** It waits for the virus scanner. */
  delay(site: number, run: string): Promise<void>;
  end(site: number, run: string, state: 'done' | 'failed', problem: RunProblem | null): Promise<void>;
  keepResults(site: number, run: string, entries: readonly ImportEntry[]): Promise<void>;
  results(
    site: number,
    run: string,
    wanted: { readonly onlyProblems: boolean; readonly page: number; readonly size: number },
  ): Promise<{ readonly results: RunResult[]; readonly total: number }>;
}
