import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const tableTable: DetailTable = {
  name: 'data_table',
  owner: 'id',
  fields: {
    article: null,
    position: 1,
    anchor: null,
    label: null,
    licence: null,
    captions: {},
    content: '',
  },
  links: ['article'],
};
