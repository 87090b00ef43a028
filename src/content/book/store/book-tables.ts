import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const bookTable: DetailTable = {
  name: 'book',
  owner: 'id',
  fields: {
    authors: [],
    editors: [],
    publishers: {},
    series: {},
    classificationNumber: null,
    languages: [],
    edition: null,
    printing: null,
    pages: null,
    isbn: null,
    accessType: 1,
  },
};

export const chapterTable: DetailTable = {
  name: 'chapter',
  owner: 'book_id',
  place: 'position',
  fields: {
    parentPosition: null,
    label: null,
    titles: {},
    authors: [],
    firstPage: null,
    lastPage: null,
    doi: null,
    bodies: {},
  },
};
