import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Usage } from '../domain/quota.ts';
import type { Upload } from '../domain/upload.ts';

export type NewUpload = Pick<Upload, 'id' | 'name' | 'role' | 'bytes' | 'expiresAt'> & { readonly account: string };

export type Decision =
  | { readonly state: 'checked'; readonly sha256: string; readonly type: string }
  | { readonly state: 'refused'; readonly refusal: string };

/** When it was decided, until when the row stays, and when a worker looks at it next. */
export interface Times {
  readonly now: Date;
  readonly expiresAt: Date;
  readonly lookAt: Date;
}

export interface UploadStore {
  /** Unless its bytes are too many for what the member and the site have already; both are one transaction. */
  begin(
    site: number,
    upload: NewUpload,
    now: Date,
    problemOf: (usage: Usage) => Failure | undefined,
  ): Promise<Failure | undefined>;
  usage(site: number, account: string, now: Date): Promise<Usage>;
  place(site: number, id: string, partsId: string): Promise<void>;
  one(site: number, id: string): Promise<Upload | undefined>;
  /** If it is this member's. */
  ownOne(site: number, account: string, id: string): Promise<Upload | undefined>;
  /** Answers whether it was still arriving. */
  arrive(transaction: Transaction, site: number, id: string, times: Times): Promise<boolean>;
  /** Only what has arrived and is not decided yet changes. */
  decide(site: number, id: string, decision: Decision, times: Times): Promise<void>;
  /** It has to wait for the scanner. */
  delay(site: number, id: string, lookAt: Date): Promise<void>;
  /** All of them or none. */
  take(
    transaction: Transaction,
    site: number,
    account: string,
    ids: readonly string[],
    times: Times,
  ): Promise<readonly Upload[]>;
  kept(site: number, id: string, times: Times): Promise<void>;
  /**
   * From now on nobody can go on with it, nor take it, and a worker removes what is left. Answers whether that came in time: what was
   * taken meanwhile stays. Only what expires by then is meant.
   */
  condemn(site: number, id: string, expiringBy: Date, now: Date): Promise<boolean>;
  /** So many bytes of it never came: they count no longer among those that its owner sent that day. */
  forget(site: number, id: string, absent?: number): Promise<void>;
  /** Of all sites. */
  due(now: Date, most: number): Promise<readonly { readonly site: number; readonly id: string }[]>;
  lookAgain(site: number, id: string, lookAt: Date): Promise<void>;
}
