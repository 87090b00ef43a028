import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const albumTable: DetailTable = {
  name: 'album',
  owner: 'id',
  fields: {
    editors: [],
    bodies: {},
  },
};
