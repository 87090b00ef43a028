import type { Result } from '../kernel/result.ts';

export interface Mail {
  /** The name next to the installation's own address: mostly the site that writes. */
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Without angle brackets. A mail that is sent again under the same id is the same mail. */
  readonly messageId?: string;
  /** Such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The other side will never take it. */
export interface MailRefused {
  /** Whether this receiver does not exist or wants nothing; else it is this mail that is not wanted, or its sender. */
  readonly ofReceiver: boolean;
  /** The code of the answer, 500 to 599. */
  readonly code: number;
  readonly answer: string;
}

/** Hands mails over to a server that delivers them. What may pass (no connection, a 4xx answer) is thrown. */
export interface Mailer {
  send(mail: Mail): Promise<Result<void, MailRefused>>;
  close(): void;
}
