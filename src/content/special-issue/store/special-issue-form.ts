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
import { people } from '../../../platform/item/editing/people-field.ts';

export const specialIssueForm: ItemForm = {
  kind: 'special-issue',
  fields: [
    title(),
    detail('journal', { type: 'reference', label: 'field.journal', kinds: ['journal'] }),
    detail('period', { type: 'reference', label: 'field.issue', kinds: ['issue'] }),
    publishedOn(),
    summary(),
    cover,
    people('guestEditors', 'field.guestEditors'),
    body('field.callForPapers'),
    detail('opensOn', { type: 'date', label: 'field.opensOn' }),
    detail('closesOn', { type: 'date', label: 'field.closesOn' }),
    entries(['article']),
    keywords,
  ],
  check: ({ opensOn, closesOn }) =>
    opensOn && closesOn && String(closesOn) < String(opensOn) ? [{ path: 'closesOn', code: 'fieldRefused' }] : [],
};
