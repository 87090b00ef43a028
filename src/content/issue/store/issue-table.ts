import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

/** The specification calls a journal’s issue a period. */
export const issueTable: DetailTable = {
  name: 'period',
  owner: 'id',
  fields: {
    journal: null,
    year: 0,
    volume: null,
    issue: '',
    firstPage: null,
    lastPage: null,
    themes: {},
  },
  links: ['journal'],
};
