import { type Id, idOf } from '../../../platform/kernel/id.ts';

export const portalNumber = 3;

export const portalId = (number: number): Id => idOf(portalNumber, number);

/** Counters of ids: channels from 100 and 700, modules from 200, banners from 300, sub-pools from 400. */
export const channel = {
  home: 100,
  about: 110,
  governance: 111,
  accessibility: 112,
  librarians: 120,
  authors: 130,
  announcements: 140,
  contact: 150,
  findDoi: 160,
  formerSystem: 170,
  journals: 180,
  findJournal: 181,
  journalGroups: 182,
  onlineFirst: 183,
  shelves: 700,
  figuresOfUse: 740,
} as const;

export const banner = { home: 300, announcements: 310 } as const;
