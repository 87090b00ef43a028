import type { DetailTable } from '../../../platform/item/writing/detail-table.ts';

export const figureTable: DetailTable = {
  name: 'figure',
  owner: 'id',
  fields: {
    article: null,
    position: 1,
    anchor: null,
    label: null,
    parent: null,
    licence: null,
    attributions: {},
    captions: {},
    alternative: null,
  },
  links: ['article', 'parent'],
};
