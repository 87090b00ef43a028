import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const newsTable: DetailTable = {
  name: 'news',
  owner: 'id',
  fields: {
    type: 'information',
    channelId: null,
    bodies: {},
    authors: [],
    sources: {},
    link: null,
    pinned: false,
  },
};
