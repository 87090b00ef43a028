import { cover, detail, doi, publishedOn, title } from '../../../platform/item/editing/item-fields.ts';
import type { ItemForm } from '../../../platform/item/editing/item-form.ts';
import { issueContents } from './issue-contents.ts';

export const issueForm: ItemForm = {
  kind: 'issue',
  isRecord: true,
  fields: [
    title('field.issueTitle'),
    detail('journal', { type: 'reference', label: 'field.journal', kinds: ['journal'], required: true }),
    detail('year', { type: 'number', label: 'field.year', required: true, least: 1600, most: 2200 }),
    detail('volume', { type: 'line', label: 'field.volume', longest: 40 }),
    {
      ...detail('issue', { type: 'line', label: 'field.issueNumber', longest: 40 }),
      change: (value) => ({ details: { issue: value } }),
    },
    publishedOn(),
    cover,
    detail('themes', { type: 'text', label: 'field.theme', longest: 500 }),
    detail('firstPage', { type: 'line', label: 'field.firstPage', longest: 20 }),
    detail('lastPage', { type: 'line', label: 'field.lastPage', longest: 20 }),
    doi,
  ],
  members: issueContents,
  /** Imports know an issue by its journal, year, volume and number. */
  keyOf: ({ journal, year, volume, issue }, keyOfItem) => {
    const known = keyOfItem(journal);
    return known && `${known}/${year}/${volume}/${issue}`;
  },
};
