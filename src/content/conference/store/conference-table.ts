import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const conferenceTable: DetailTable = {
  name: 'conference',
  owner: 'id',
  fields: {
    code: null,
    series: '',
    year: 2026,
    startsOn: null,
    endsOn: null,
    places: {},
    organizers: {},
    website: null,
    bodies: {},
    programme: [],
  },
};
