import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';
import type { Quota } from '../domain/quota.ts';

/** In bytes and seconds. */
export interface UploadLimits extends Quota {
  readonly mostBytes: Readonly<Record<SentFileRole, number>>;
  /** Of one member everywhere. */
  readonly mostBegunADay: number;
  /** What is not whole by then, or not taken by then after it was checked, is removed. */
  readonly lifeSeconds: number;
  /** How long what arrived waits for a scanner that is away. */
  readonly patienceSeconds: number;
  /** After so long without a decision the check is asked for once more. */
  readonly againSeconds: number;
  /** How long one request may write to an upload without saying that it still does. */
  readonly holdSeconds: number;
  /** How long another request waits for it to end. */
  readonly waitSeconds: number;
}
