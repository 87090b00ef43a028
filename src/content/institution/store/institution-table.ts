import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const institutionTable: DetailTable = {
  name: 'institution',
  owner: 'id',
  fields: {
    ror: null,
    types: [],
    country: null,
    city: null,
    latitude: null,
    longitude: null,
    established: null,
    website: null,
    aliases: [],
    parents: [],
    otherIds: {},
  },
};
