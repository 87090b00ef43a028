import type { Id } from '../../../platform/kernel/id.ts';
import type { ShownItem } from '../../../platform/kernel/shown-item.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { AskedEvent } from '../domain/event-address.ts';

export interface Conference extends ShownItem {
  readonly code: string | null;
  readonly series: string;
  readonly year: number;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly places: Text;
  readonly organizers: Text;
  readonly website: string | null;
  readonly bodies: Text;
  readonly programme: readonly Session[];
  /** The other years of its series, the newest first. */
  readonly editions: readonly Edition[];
  readonly entries: readonly { readonly kind: string; readonly count: number }[];
}

export interface Session {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly time?: string | null;
  readonly titles: Text;
  readonly speakers?: readonly { readonly names: Readonly<Record<string, { readonly full: string }>> }[];
  readonly rooms?: Text;
}

export interface Edition {
  readonly id: Id;
  readonly year: number;
  readonly titles: Text;
}

/** What is published, or was and has been withdrawn. */
export interface ConferenceStore {
  conference(site: SiteContext, id: Id): Promise<Conference | undefined>;
  /** On this site, else on one that it gathers. */
  event(site: SiteContext, asked: AskedEvent): Promise<Conference | undefined>;
}
