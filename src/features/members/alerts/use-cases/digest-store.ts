import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Alert, AlertTopic } from '../domain/alert.ts';
import type { FreshItem } from '../domain/fresh-item.ts';
import type { Told } from '../domain/match-alerts.ts';

/** In seconds. */
export interface AlertTimes {
  /** Between two digests of a site. */
  readonly every: number;
  /** So long nothing new may have come out: an issue arrives in pieces. */
  readonly quiet: number;
  /** But nobody waits longer than that. */
  readonly longest: number;
  /** How often is looked whether there is something to do. */
  readonly look: number;
}

export interface NewDigest {
  readonly id: string;
  readonly part: number;
  readonly email: string;
  readonly emailHash: string;
  readonly language: Language;
  readonly told: readonly Told[];
}

/** The order in which a site's news is taken: whoever is first makes its digests. */
export interface DigestMaking {
  /** Sites that have something to tell now. */
  due(times: AlertTimes, most: number): Promise<readonly number[]>;
  /** What came out, the oldest first, and whether some of it waits too long. */
  fresh(
    site: number,
    longest: number,
    most: number,
  ): Promise<{ readonly ids: readonly Id[]; readonly overdue: boolean }>;
  facts(sites: readonly number[], ids: readonly Id[]): Promise<readonly FreshItem[]>;
  alerts(site: number): Promise<readonly Alert[]>;
  postpone(site: number, seconds: number): Promise<void>;
  /**
   * Takes the fresh items away and keeps the digests, or does neither: another worker may have been faster. `digests` is told the
   * number of the run, and `jobs` are sent in the same transaction.
   */
  settle(
    site: number,
    taken: readonly Id[],
    times: AlertTimes,
    digests: (run: number) => readonly NewDigest[],
    jobs: (run: number, parts: number, transaction: Transaction) => Promise<void>,
  ): Promise<number>;
  /** Takes a site that was not cleared up for a while, if there is one. */
  takeUncleared(seconds: number): Promise<number | undefined>;
  /** Forgets digests that are older than this, and answers which parts of the others were not sent though they should have been. */
  clear(
    site: number,
    days: number,
    minutes: number,
  ): Promise<readonly { readonly run: number; readonly part: number }[]>;
}

export interface KeptDigest {
  readonly id: string;
  readonly email: string;
  readonly emailHash: string;
  readonly language: Language;
  readonly told: readonly Told[];
}

export interface ToldItem {
  readonly id: Id;
  readonly site: number;
  readonly kind: string;
  readonly titles: Text;
  readonly doi: string | null;
  readonly authors: readonly Text[];
  readonly authorCount: number;
  readonly journal: Text;
  readonly year: number | null;
  readonly volume: string | null;
  readonly issue: string | null;
}

export type DigestOutcome = 'sent' | 'unwanted' | 'refused';

export interface DigestSending {
  /** Digests of a part that were neither sent nor found to be unwanted. */
  unsettled(site: number, run: number, part: number): Promise<readonly KeptDigest[]>;
  /** What the alerts of a digest are about, as far as they still exist and their address is not silenced. */
  wanted(site: number, digest: KeptDigest): Promise<ReadonlyMap<Id, AlertTopic>>;
  items(sites: readonly number[], ids: readonly Id[]): Promise<ReadonlyMap<Id, ToldItem>>;
  /** Takes a digest for the time that sending may last. Answers whether nobody else has it. */
  take(site: number, digest: string, seconds: number): Promise<boolean>;
  giveBack(site: number, digest: string): Promise<void>;
  finish(site: number, digest: string, outcome: DigestOutcome): Promise<void>;
  /** Sends nothing more to the address of a digest. Answers whose alerts that ends: members among them can be told. */
  silence(
    site: number,
    digest: string,
    reason: 'bounced',
  ): Promise<readonly { readonly account: string; readonly email: string }[]>;
}
