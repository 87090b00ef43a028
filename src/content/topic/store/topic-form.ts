import {
  body,
  cover,
  detail,
  entries,
  keywords,
  publishedOn,
  summary,
  title,
} from '../../../platform/item/editing/item-fields.ts';
import type { ItemForm } from '../../../platform/item/editing/item-form.ts';

export const topicForm: ItemForm = {
  kind: 'topic',
  fields: [
    title(),
    detail(
      'code',
      { type: 'line', label: 'field.code', help: 'help.code', longest: 80 },
      { unique: { table: 'topic', column: 'code' }, form: /^[\w-]+$/ },
    ),
    publishedOn(),
    summary(),
    cover,
    body(),
    entries(['article', 'figure', 'table', 'video', 'audio', 'book', 'news', 'general-resource', 'expert']),
    keywords,
  ],
};
