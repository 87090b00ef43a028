import type { DetailTable } from './detail-table.ts';

/** Audio and video share their table: they differ in how they are shown, not in what is known of them. */
export const recordingTable: DetailTable = {
  name: 'recording',
  owner: 'id',
  fields: {
    speakers: [],
    seconds: null,
    licence: null,
    attributions: {},
    article: null,
    transcripts: {},
    chapters: [],
  },
  links: ['article'],
};
