import {
  body,
  choice,
  cover,
  detail,
  keywords,
  publishedOn,
  summary,
  title,
} from '../../../platform/item/editing/item-fields.ts';
import type { ItemForm } from '../../../platform/item/editing/item-form.ts';
import { people } from '../../../platform/item/editing/people-field.ts';
import { newsTypes } from '../../../platform/kernel/news-type.ts';

export const newsForm: ItemForm = {
  kind: 'news',
  fields: [
    title(),
    choice('type', 'field.newsType', newsTypes),
    publishedOn(),
    summary(),
    body(),
    cover,
    people('authors', 'field.authors'),
    detail('sources', { type: 'text', label: 'field.newsSource', longest: 200 }),
    detail('link', { type: 'address', label: 'field.newsLink', help: 'help.newsLink' }),
    keywords,
    detail('pinned', { type: 'switch', label: 'field.pinned' }),
  ],
};
