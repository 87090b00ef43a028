import {
  body,
  cover,
  entries,
  keywords,
  publishedOn,
  summary,
  title,
} from '../../../platform/item/editing/item-fields.ts';
import type { ItemForm } from '../../../platform/item/editing/item-form.ts';
import { people } from '../../../platform/item/editing/people-field.ts';

export const albumForm: ItemForm = {
  kind: 'album',
  fields: [
    title(),
    publishedOn(),
    summary(),
    cover,
    people('editors', 'field.editors'),
    body(),
    entries(['article', 'figure', 'table', 'video', 'audio', 'book', 'news', 'general-resource']),
    keywords,
  ],
};
