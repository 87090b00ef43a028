import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const topicTable: DetailTable = {
  name: 'topic',
  owner: 'id',
  fields: {
    code: null,
    bodies: {},
  },
};
