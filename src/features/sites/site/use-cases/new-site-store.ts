import type { Transaction } from '../../../../platform/ports/database.ts';
import type { SiteRequest } from '../domain/site-request.ts';
import type { SiteTemplate } from '../domain/templates/template.ts';
import type { ThemeColourId } from '../domain/theme/presets.ts';

export interface NewEntry extends SiteRequest {
  readonly id: number;
  readonly host: string;
  readonly domain: string;
  readonly colourId: ThemeColourId;
}

export interface NewSiteStore {
  nextNumber(): Promise<number>;
  isTaken(sld: string, host: string): Promise<boolean>;
  /** Which of these prefixes are sites. */
  known(slds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Enters it into the directory; answers whether nobody else took its number, prefix or host meanwhile. */
  enter(transaction: Transaction, entry: NewEntry): Promise<boolean>;
  configure(transaction: Transaction, wanted: SiteRequest, id: number, template: SiteTemplate): Promise<void>;
}
