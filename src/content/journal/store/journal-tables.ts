import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const journalTable: DetailTable = {
  name: 'journal',
  owner: 'id',
  fields: {
    issn: null,
    eissn: null,
    cn: null,
    sponsors: {},
    supervisors: {},
    editorsInChief: {},
    publishers: {},
    places: {},
    readerships: {},
    introductions: {},
    frequency: null,
    startYear: null,
    impactFactor: null,
    indexed: [],
    groupType: null,
  },
};

export const boardMemberTable: DetailTable = {
  name: 'board_member',
  owner: 'journal_id',
  place: 'position',
  fields: {
    role: 'member',
    names: {},
    affiliations: {},
    researchFields: {},
    countries: {},
    bios: {},
    expert: null,
    picture: null,
  },
  links: ['expert'],
};
