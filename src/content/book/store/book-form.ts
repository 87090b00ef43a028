import { files } from '../../../platform/item/editing/files-field.ts';
import {
  cover,
  detail,
  doi,
  keywords,
  numberedChoice,
  publishedOn,
  summary,
  title,
} from '../../../platform/item/editing/item-fields.ts';
import type { ItemForm } from '../../../platform/item/editing/item-form.ts';
import { people } from '../../../platform/item/editing/people-field.ts';

/** The contents of a book stay what was imported; the rest is edited. */
export const bookForm: ItemForm = {
  kind: 'book',
  isRecord: true,
  fields: [
    title(),
    people('authors', 'field.authors'),
    people('editors', 'field.editors'),
    publishedOn(),
    summary(),
    keywords,
    cover,
    doi,
    detail('isbn', { type: 'line', label: 'field.isbn', longest: 20 }, { form: /^[\dX-]{10,17}$/ }),
    detail('publishers', { type: 'text', label: 'field.publisher', longest: 300 }),
    detail('series', { type: 'text', label: 'field.bookSeries', longest: 300 }),
    detail('edition', { type: 'number', label: 'field.edition', least: 1, most: 99 }),
    detail('printing', { type: 'number', label: 'field.printing', least: 1, most: 99 }),
    detail('pages', { type: 'number', label: 'field.pages', least: 1, most: 100_000 }),
    detail('classificationNumber', { type: 'line', label: 'field.classification', longest: 60 }),
    numberedChoice('accessType', 'field.accessType', [1, 0]),
    files,
  ],
};
