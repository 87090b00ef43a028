import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';

/** A file that was checked and may be taken. */
export interface ReadyUpload {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly type: string;
  readonly role: SentFileRole;
}

/** sending: bytes go. paused: by the member. checking: all is there. ready, refused: decided. failed: not even sent. */
export type RowPhase = 'sending' | 'paused' | 'checking' | 'ready' | 'refused' | 'failed';

export interface UploadRow {
  /** Of the row, for as long as the page is open. */
  readonly key: string;
  readonly file: File;
  readonly phase: RowPhase;
  readonly sent: number;
  readonly isLost: boolean;
  /** The check takes longer than usual. */
  readonly isDelayed: boolean;
  readonly moments: readonly Moment[];
  readonly uploadId?: string;
  /** By the name of the reason, when refused; in the server's words, when failed. */
  readonly reason?: string | null;
}

export type RowChange =
  | { readonly what: 'add'; readonly rows: readonly { readonly key: string; readonly file: File }[] }
  | { readonly what: 'change'; readonly key: string; readonly row: Partial<UploadRow> }
  | {
      readonly what: 'progress';
      readonly key: string;
      readonly sent: number;
      readonly isLost: boolean;
      readonly at: number;
    }
  | { readonly what: 'remove'; readonly key: string };

const fresh = { phase: 'sending', sent: 0, isLost: false, isDelayed: false, moments: [] } as const;

export function changeRows(rows: readonly UploadRow[], change: RowChange): readonly UploadRow[] {
  if (change.what === 'add') return [...rows, ...change.rows.map((row) => ({ ...fresh, ...row }))];
  if (change.what === 'remove') return rows.filter(({ key }) => key !== change.key);
  return rows.map((row) => {
    if (row.key !== change.key) return row;
    if (change.what === 'change') return { ...row, ...change.row };
    // A word about bytes may come after the member paused.
    if (row.phase !== 'sending') return row;
    const { sent, isLost, at } = change;
    return { ...row, sent, isLost, moments: isLost ? [] : withMoment(row.moments, { at, sent }) };
  });
}

/** Over so long the speed is measured: long enough to be calm, short enough to follow the connection. */
const windowMilliseconds = 8_000;

export interface Moment {
  readonly at: number;
  readonly sent: number;
}

/** The moments that still count, with the newest; a step back, after a break, begins anew. */
export function withMoment(moments: readonly Moment[], now: Moment): readonly Moment[] {
  const last = moments.at(-1);
  if (last && now.sent < last.sent) return [now];
  return [...moments.filter(({ at }) => now.at - at <= windowMilliseconds), now];
}

/** How fast it goes and how long it will take; nothing while that is not known. */
export function paceOf(moments: readonly Moment[], bytes: number) {
  const first = moments[0];
  const last = moments.at(-1);
  if (!first || !last || last.at - first.at < 1_000) return undefined;
  const bytesASecond = ((last.sent - first.sent) * 1_000) / (last.at - first.at);
  return bytesASecond > 0 ? { bytesASecond, secondsLeft: Math.ceil((bytes - last.sent) / bytesASecond) } : undefined;
}
