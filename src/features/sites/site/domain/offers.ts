import { type Offer, type Offers, offers } from '../../../../platform/kernel/offers.ts';
import type { SiteSections } from '../contract.ts';

type Switches = Pick<SiteSections, 'functions' | 'aggregated'>;

const isOn: Readonly<Record<Offer, (switches: Switches) => boolean>> = {
  onlineFirst: ({ functions }) => functions.onlineFirst,
  justAccepted: ({ functions }) => functions.justAccepted,
  backIssues: ({ functions }) => functions.backIssues,
  submission: ({ functions }) => functions.submission,
  album: ({ aggregated }) => aggregated.enableAlbum,
  subscription: ({ aggregated }) => aggregated.enableSubscription,
  fullText: ({ functions }) => functions.fullText,
  ask: ({ functions }) => functions.ask,
};

/** What all of these sites offer. */
export const offersIn = (...sites: readonly Switches[]): Offers =>
  Object.fromEntries(offers.map((offer) => [offer, sites.every(isOn[offer])])) as Offers;
