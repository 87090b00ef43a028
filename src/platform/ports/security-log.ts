import type { SecurityEventKind } from '../kernel/security-event-kind.ts';

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly outcome: 'succeeded' | 'failed' | 'refused';
  /** The site it concerns; without one it concerns the whole installation. */
  readonly site: number | null;
  /** Who did it, where that is known. */
  readonly account: string | null;
  /** What else is known: ids and masked values, never a secret, never an address of mail as it is. */
  readonly detail: Readonly<Record<string, string>>;
}

/** Writes to the log stream and to the database. Never throws: a lost line is reported, a login goes on. */
export interface SecurityLog {
  record(event: SecurityEvent): Promise<void>;
}
