import { fileList } from '../../../platform/item/editing/files-field.ts';
import { doi, publishedOn, title } from '../../../platform/item/editing/item-fields.ts';
import type { ItemField, ItemForm } from '../../../platform/item/editing/item-form.ts';
import { captions, itsPaper, licenceLine, place, printedLabel } from '../../../platform/item/editing/member-fields.ts';
import { cellsIn, hasTooManyCells, tableOf } from '../domain/written-cells.ts';

/** Written as in a spreadsheet. A table of an import keeps its own until somebody writes another. */
const cells: ItemField = {
  field: { name: 'cells', type: 'lines', label: 'field.cells', help: 'help.cells', longest: 200_000 },
  read: ({ details }) => cellsIn(String(details.content ?? '')) ?? '',
  change: (value) => ({ details: { content: tableOf(String(value)) } }),
};

export const tableForm: ItemForm = {
  kind: 'table',
  isRecord: true,
  fields: [
    title(),
    itsPaper,
    place,
    printedLabel,
    captions,
    cells,
    fileList({
      name: 'pictures',
      label: 'field.pictures',
      help: 'help.tablePictures',
      roles: ['image'],
      labelled: { label: 'field.pictureLabel', help: 'help.pictureLabel' },
    }),
    licenceLine,
    publishedOn(),
    doi,
  ],
  check: ({ cells: written }) =>
    hasTooManyCells(String(written ?? '')) ? [{ path: 'cells', code: 'fieldTooLong' }] : [],
};
