import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { AlertTopic } from '../domain/alert.ts';

interface Subscriber {
  readonly email: string;
  readonly emailHash: string;
  readonly account: string | null;
  readonly language: Language;
}

/** An alert as whoever has it sees it. */
export interface KeptAlert extends AlertTopic {
  readonly id: Id;
  readonly email: string;
  readonly since: Date;
  /** Whether mails to its address came back, so that none is sent. */
  readonly isSilenced: boolean;
}

/** Which of an address's alerts end: one of them, or all that it has at the site. */
export type Ending = { readonly alert: Id } | { readonly emailHash: string };

export interface SubscribedColumn {
  readonly subject: string;
  readonly names: Text;
}

export interface AlertStore {
  ofMember(site: number, account: string): Promise<readonly KeptAlert[]>;
  /** What an ending would end. */
  named(site: number, ending: Ending): Promise<readonly KeptAlert[]>;
  /** Whether this member has shown before that the address is theirs. */
  isKnownAddress(site: number, account: string, emailHash: string): Promise<boolean>;
  /** Adds what the address has not yet; nothing, if it then had more than five of a kind that is chosen one by one. */
  add(site: number, subscriber: Subscriber, topics: readonly AlertTopic[], most: number): Promise<'added' | 'tooMany'>;
  /** Ends alerts of this member. Answers how many there were. */
  endOwn(site: number, account: string, ids: readonly Id[]): Promise<number>;
  /** Ends what a link in a mail names. Answers how many there were. */
  end(site: number, ending: Ending): Promise<number>;
  /** Columns that can be subscribed to: those of the newest papers, and those that have news. */
  columns(site: number): Promise<readonly SubscribedColumn[]>;
  /** What subjects are called: journals by their titles, columns of the site by their names. */
  names(sites: readonly number[], subjects: readonly string[]): Promise<ReadonlyMap<string, Text>>;
}
