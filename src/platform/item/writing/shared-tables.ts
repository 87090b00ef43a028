import type { DetailTable } from './detail-table.ts';

/** Tables that every kind may have rows in. */
export const itemFileTable: DetailTable = {
  name: 'item_file',
  owner: 'item_id',
  place: 'position',
  fields: { role: null, sha256: null, name: null, language: null, labels: {}, version: null, byHand: false },
};

export const itemSubjectTable: DetailTable = {
  name: 'item_subject',
  owner: 'item_id',
  place: 'position',
  fields: { subject: null },
  links: ['subject'],
};

export const collectionEntryTable: DetailTable = {
  name: 'collection_entry',
  owner: 'collection_id',
  place: 'position',
  fields: { entry: null },
  links: ['entry'],
};
