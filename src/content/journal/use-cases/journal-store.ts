import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { BoardMember } from '../domain/board-member.ts';
import type { ListedJournal } from '../domain/catalogue.ts';
import type { GatheredJournal, Journal } from '../domain/journal.ts';
import type { Period, PeriodDetail } from '../domain/period.ts';

export interface PublicationWithPeriods {
  readonly id: Id;
  readonly names: Text;
  readonly periods: readonly Period[];
}

/** Journals and their periods, as far as they are published. */
export interface JournalStore {
  journal(site: SiteContext, id: Id): Promise<Journal | undefined>;
  /** The site's journals with all their periods. */
  publications(site: SiteContext): Promise<readonly PublicationWithPeriods[]>;
  /** Of one journal, newest first; nothing if there is no such journal. */
  newestPeriods(site: SiteContext, journal: Id, most: number): Promise<readonly Period[] | undefined>;
  /** Of all sites that the host may read together. */
  gathered(site: SiteContext): Promise<readonly GatheredJournal[]>;
  /** Of all sites that one statement may read together. */
  listed(site: SiteContext): Promise<readonly ListedJournal[]>;
  /** Ids of journals that are of a subject of this site, or that published papers of it. */
  ofSubject(site: SiteContext, subject: Id): Promise<readonly Id[]>;
  openSites(sites: readonly number[]): Promise<readonly number[]>;
  board(site: SiteContext, journal: Id): Promise<readonly BoardMember[]>;
  period(site: SiteContext, id: Id): Promise<PeriodDetail | undefined>;
  numbers(site: SiteContext): Promise<{ readonly journals: number; readonly issues: number }>;
}

/** The id of the journal that a site is about. */
export type OwnJournal = (site: number) => Promise<Id | null>;
