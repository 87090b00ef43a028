import { fileList } from '../../../platform/item/editing/files-field.ts';
import { detail, doi, publishedOn, title } from '../../../platform/item/editing/item-fields.ts';
import type { ItemForm } from '../../../platform/item/editing/item-form.ts';
import { captions, itsPaper, licenceLine, place, printedLabel } from '../../../platform/item/editing/member-fields.ts';

export const figureForm: ItemForm = {
  kind: 'figure',
  isRecord: true,
  fields: [
    title(),
    itsPaper,
    place,
    printedLabel,
    captions,
    detail('alternative', { type: 'line', label: 'field.alternative', help: 'help.alternative', longest: 1_000 }),
    fileList({
      name: 'pictures',
      label: 'field.pictures',
      help: 'help.pictures',
      roles: ['image'],
      labelled: { label: 'field.pictureLabel', help: 'help.pictureLabel' },
    }),
    detail('attributions', { type: 'text', label: 'field.attribution', longest: 1_000 }),
    licenceLine,
    publishedOn(),
    doi,
  ],
};
