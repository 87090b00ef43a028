import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { UsageKind } from '../../../../platform/ports/usage.ts';
import type { MonthOfUse, UseOfPlace } from '../domain/uses.ts';

export interface UsageStore {
  /** Writes an event down for a published thing of the site; of anything else nothing is written. */
  record(site: number, item: Id, event: UsageEvent): Promise<void>;
  /** The secret of a day (2026-11-15), the same for all servers; `offered` if there was none yet. */
  saltOf(day: string, offered: Buffer): Promise<Buffer>;
  /** Uses by month and place: of one journal, or of everything that the site and those that it gathers have. */
  places(site: SiteContext, about: UseAbout, since: string): Promise<readonly UseOfPlace[]>;
  use(site: SiteContext, item: Id, since: string): Promise<UseOfItem | undefined>;
}

export interface UsageEvent {
  readonly what: UsageKind;
  /** By what one reader is told from another. */
  readonly reader: Buffer;
  readonly country: string | null;
  /** Why it was allowed, or that it was refused. */
  readonly ground: string | null;
  /** For whom it counts. */
  readonly customer: Id | null;
}

export type UseAbout = { readonly journal: Id } | 'site' | 'gathered';

export interface UseOfItem {
  readonly views: number;
  readonly downloads: number;
  readonly months: readonly MonthOfUse[];
}
