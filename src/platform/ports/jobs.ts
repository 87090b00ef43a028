import type { Result } from '../kernel/result.ts';
import type { Transaction } from './database.ts';

/** Work that is done later, by a worker. Names what it is about; the worker reads the state of the day. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** How long one try may take. */
  readonly mostSeconds: number;
  /** How many of these a worker does side by side. */
  readonly atOnce: number;
  /** Only there for the compiler: what a job of the queue carries. */
  readonly data?: Data;
}

export interface Job<Data extends object> {
  readonly data: Data;
  /** A job with the key of one that still waits is that one. */
  readonly key?: string;
  /** Not before so many seconds. */
  readonly afterSeconds?: number;
}

export interface RunningJob<Data extends object> {
  readonly id: string;
  readonly data: Data;
  /** Ends when the job takes too long, or the worker stops. */
  readonly signal: AbortSignal;
  /** For people who watch: how far it is, from 0 to 100. */
  progress(percent: number): Promise<void>;
}

/** Why a job will never succeed, in plain words. */
export interface Refusal {
  readonly reason: string;
}

/**
 * Does the job, and doing it again changes nothing. What is thrown may pass and is tried again; a refusal is for ever and goes to
 * the dead letters at once.
 */
export type JobHandler<Data extends object> = (job: RunningJob<Data>) => Promise<Result<unknown, Refusal>>;

export interface QueueReport {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly done: number;
  readonly dead: number;
}

export interface ReportedJob {
  readonly id: string;
  readonly queue: string;
  readonly data: object;
  readonly percent: number | null;
  /** Why it failed, if it did. */
  readonly reason: string | null;
  readonly tries: number;
  readonly since: Date;
}

/** Something that has to be done now and then. */
export interface Duty {
  readonly name: string;
  readonly everySeconds: number;
}

export interface Jobs {
  /** Once in a process, before jobs are sent inside transactions. */
  prepare(queues: readonly Queue<object>[]): Promise<void>;
  /** With a transaction the jobs are there when it commits, and never if it does not. */
  send<Data extends object>(queue: Queue<Data>, jobs: readonly Job<Data>[], transaction?: Transaction): Promise<void>;
  work<Data extends object>(queue: Queue<Data>, handler: JobHandler<Data>): Promise<void>;
  /** From now on, by whichever worker is free: again and again, for as long as workers run. A problem waits for the next time. */
  repeat(duty: Duty, work: () => Promise<unknown>): Promise<void>;
  /** The keys of which jobs still wait or run. What waits for another one waits for ever: its job died, or somebody threw it away. */
  alive(queue: Queue<object>, keys: readonly string[], transaction?: Transaction): Promise<ReadonlySet<string>>;
  queues(): Promise<QueueReport[]>;
  running(): Promise<ReportedJob[]>;
  /** What failed for good, the newest first; of one site if it is named. */
  dead(most: number, site?: number): Promise<ReportedJob[]>;
  /** Puts a dead letter back into its queue. Answers whether there was one. */
  retry(id: string): Promise<boolean>;
  /** Throws a dead letter away. Answers whether there was one. */
  forget(id: string): Promise<boolean>;
  /** Takes nothing new and waits for what runs, but not for ever. */
  stop(): Promise<void>;
}
