import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';

/**
 * arriving: bytes are missing. arrived: whole, nobody looked at it yet. checked: may be taken. refused: its bytes are gone.
 * taken: something else owns the file now.
 */
export const uploadStates = ['arriving', 'arrived', 'checked', 'refused', 'taken'] as const;

export type UploadState = (typeof uploadStates)[number];

/** Its id can't be guessed, and is the last part of the address to which the bytes go. */
export const uploadIdPattern = /^[A-Za-z0-9_-]{32}$/;

export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly role: SentFileRole;
  readonly bytes: number;
  readonly partsId: string | null;
  readonly state: UploadState;
  readonly waitsFor: 'scanner' | null;
  readonly sha256: string | null;
  readonly type: string | null;
  /** By the name of the reason. */
  readonly refusal: string | null;
  readonly isKept: boolean;
  readonly expiresAt: Date;
}
