import { type Id, idOf } from '../../../platform/kernel/id.ts';

export const opticsNumber = 1;

export const opticsId = (number: number): Id => idOf(opticsNumber, number);

/** Counters of ids: channels from 100 and 700, modules from 200, banners from 300, the journal at 1000. */
export const channel = {
  home: 100,
  about: 110,
  editorialTeam: 111,
  indexing: 112,
  archiving: 113,
  forAuthors: 120,
  guide: 121,
  figures: 122,
  conversion: 123,
  peerReview: 124,
  ethics: 125,
  openAccess: 126,
  submitManuscript: 127,
  submitVideo: 128,
  readers: 130,
  announcements: 140,
  contact: 150,
  findDoi: 160,
  formerSystem: 170,
  contents: 180,
  onlineFirst: 181,
  justAccepted: 182,
  backIssues: 183,
  allIssues: 184,
  board: 185,
  shelves: 700,
  figuresOfUse: 740,
} as const;

export const banner = { home: 300, announcements: 310 } as const;

export const journalNumber = 1000;
