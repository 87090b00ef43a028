import { files } from '../../../platform/item/editing/files-field.ts';
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
import { libraries } from '../domain/resource.ts';

const ofStandards = { when: { field: 'library', is: ['standard'] } } as const;
const ofBoth = { when: { field: 'library', is: ['standard', 'patent'] } } as const;

export const generalResourceForm: ItemForm = {
  kind: 'general-resource',
  fields: [
    title(),
    choice('library', 'field.library', libraries),
    publishedOn(),
    summary(),
    body(),
    cover,
    keywords,
    people('people', 'field.people'),
    detail('holders', { type: 'text', label: 'field.holder', longest: 500 }),
    detail('number', { type: 'line', label: 'field.number', longest: 100, ...ofBoth }),
    detail('classification', { type: 'line', label: 'field.classification', longest: 100, ...ofBoth }),
    detail('legalStatus', { type: 'line', label: 'field.legalStatus', longest: 100, ...ofBoth }),
    detail('filedOn', { type: 'date', label: 'field.filedOn', ...ofBoth }),
    detail('effectiveOn', { type: 'date', label: 'field.effectiveOn', ...ofBoth }),
    detail('replacedBy', { type: 'line', label: 'field.replacedBy', longest: 100, ...ofStandards }),
    files,
  ],
};
