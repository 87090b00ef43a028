import { idOf } from '../../src/platform/kernel/id.ts';

export interface MarkedSite {
  readonly id: number;
  readonly sld: string;
  readonly host: string;
  /** Stands in every text that the site stores, and nowhere else. */
  readonly mark: string;
  /** The site's thing number n. */
  itemId(counter: number): string;
}

const markedSite = (id: number, sld: string): MarkedSite => ({
  id,
  sld,
  host: `${sld}.localhost`,
  mark: `mark-of-${sld}`,
  itemId: (counter) => idOf(id, counter),
});

/** The portal gathers `gathered`; nobody gathers `other`. */
export const sites = {
  gathered: markedSite(1, 'gathered'),
  other: markedSite(2, 'other'),
  portal: markedSite(3, 'portal'),
};
