import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const subjectTable: DetailTable = {
  name: 'subject',
  owner: 'id',
  fields: {
    code: '',
    parent: null,
    position: 0,
  },
  links: ['parent'],
};
