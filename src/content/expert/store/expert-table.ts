import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const expertTable: DetailTable = {
  name: 'expert',
  owner: 'id',
  fields: {
    orcid: null,
    familyNames: {},
    institution: null,
    affiliations: {},
    positions: {},
    researchFields: {},
    bodies: {},
    website: null,
  },
  links: ['institution'],
};
