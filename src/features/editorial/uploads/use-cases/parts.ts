import type { Result } from '../../../../platform/kernel/result.ts';
import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';
import type { ArrivingFiles } from '../../../../platform/ports/arriving-files.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Jobs, Queue } from '../../../../platform/ports/jobs.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import type { VirusScan } from '../../../../platform/ports/virus-scan.ts';
import type { Quota } from '../domain/quota.ts';
import type { UploadStore } from '../store/postgres-uploads.ts';

/** In bytes and seconds. */
interface UploadLimits extends Quota {
  readonly mostBytes: Readonly<Record<SentFileRole, number>>;
  /** Of one member everywhere. */
  readonly mostBegunADay: number;
  /** What is not whole by then, or not taken by then after it was checked, is removed. */
  readonly lifeSeconds: number;
  /** How long what arrived waits for a scanner that is away. */
  readonly patienceSeconds: number;
  /** After so long without a decision the check is requested once more. */
  readonly againSeconds: number;
  /** How long one request may write to an upload without saying that it still does. */
  readonly holdSeconds: number;
  /** How long another request waits for it to end. */
  readonly waitSeconds: number;
}

/** What uploads are given. */
export interface UploadEngines {
  readonly database: Database;
  readonly arriving: ArrivingFiles;
  readonly jobs: Jobs;
  /** Nothing is released without one. */
  readonly virusScan: VirusScan | undefined;
  /** Whether a file is what it is sent for, by its bytes alone and without reading all of them; never by what its sender says. */
  readonly judge: (
    file: { readonly size: number; read(start: number, length: number): Promise<Uint8Array> },
    sent: { readonly name: string; readonly role: SentFileRole },
  ) => Promise<Result<{ readonly contentType: string }, { readonly reason: string }>>;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: UploadLimits;
}

export interface UploadParts extends UploadEngines {
  readonly store: UploadStore;
}

export interface UploadJob {
  readonly site: number;
  readonly upload: string;
}

export const checkQueue: Queue<UploadJob> = { name: 'check-upload', mostSeconds: 1_800, atOnce: 2 };
export const keepQueue: Queue<UploadJob> = { name: 'keep-upload', mostSeconds: 1_800, atOnce: 2 };

export const secondsAfter = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
