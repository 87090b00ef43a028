import { type Id, idOf } from '../../../platform/kernel/id.ts';

export const biologyNumber = 2;

export const biologyId = (number: number): Id => idOf(biologyNumber, number);

/** Counters of ids: channels from 100 and 700, modules from 200, banners from 300, the journal at 1000. */
export const channel = {
  home: 100,
  about: 110,
  aims: 111,
  editorialTeam: 112,
  archiving: 113,
  forAuthors: 120,
  guide: 121,
  dataSharing: 122,
  geneticCode: 123,
  submitManuscript: 124,
  submitVideo: 125,
  peerReview: 130,
  policies: 140,
  ethics: 141,
  openAccess: 142,
  news: 150,
  contact: 160,
  findDoi: 170,
  formerSystem: 180,
  contents: 190,
  onlineFirst: 191,
  allIssues: 192,
  glance: 193,
  board: 194,
  shelves: 700,
  figuresOfUse: 740,
} as const;

export const banner = { home: 300 } as const;

export const journalNumber = 1000;
