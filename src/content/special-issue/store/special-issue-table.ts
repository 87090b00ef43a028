import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const specialIssueTable: DetailTable = {
  name: 'special_issue',
  owner: 'id',
  fields: {
    journal: null,
    period: null,
    guestEditors: [],
    bodies: {},
    opensOn: null,
    closesOn: null,
  },
  links: ['journal', 'period'],
};
