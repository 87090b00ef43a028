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
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import { newsTypes } from '../../../platform/kernel/news-type.ts';
import type { Text } from '../../../platform/kernel/text.ts';

export const newsForm: ItemForm = {
  kind: 'news',
  fields: [
    title(),
    choice('type', 'field.newsType', newsTypes),
    detail('channelId', { type: 'choice', label: 'field.channel', help: 'help.newsChannel', choices: [] }),
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
  /** A piece of news may stand in a channel of the site. */
  async fieldsAt(transaction, site, fields) {
    const channels = await transaction.rows(statement<{ id: string; names: Text }>`select id, names from channel
      where site_id = ${site} order by position, id limit 500`);
    const choices = channels.map(({ id, names }) => ({ value: id, label: id, names }));
    return fields.map((field) =>
      field.name === 'channelId' && field.type === 'choice' ? { ...field, choices } : field,
    );
  },
};
