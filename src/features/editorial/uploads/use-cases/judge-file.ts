import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';

/** A whole file that somebody sent, to be looked at without reading all of it. */
export interface JudgedFile {
  readonly bytes: number;
  readonly name: string;
  readonly role: SentFileRole;
  /** The bytes from the first number on, up to but without the second. */
  read(from: number, to: number): Promise<Uint8Array>;
}

/** Whether a file is what it is sent for, by its bytes alone; never by what its name or its sender says. */
export type JudgeFile = (
  file: JudgedFile,
) => Promise<{ readonly ok: true; readonly type: string } | { readonly ok: false; readonly reason: string }>;
