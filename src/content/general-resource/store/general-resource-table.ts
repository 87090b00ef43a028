import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const generalResourceTable: DetailTable = {
  name: 'general_resource',
  owner: 'id',
  fields: {
    library: 'general',
    number: null,
    classification: null,
    legalStatus: null,
    holders: {},
    people: [],
    filedOn: null,
    effectiveOn: null,
    replacedBy: null,
    bodies: {},
  },
};
