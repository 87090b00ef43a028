import { cover, publishedOn, summary, title } from '../../../platform/item/editing/item-fields.ts';
import type { ItemField, ItemForm } from '../../../platform/item/editing/item-form.ts';
import type { ExtensionField, ExtensionKind } from '../../../platform/kernel/extension.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';

/** The form by which the console edits items of a kind that an extension brings. */
export const extensionForm = ({ code, fields }: ExtensionKind): ItemForm => ({
  kind: code,
  fields: [title(), publishedOn(), summary(), cover, ...fields.map((field) => extensionField(field, fields))],
});

/** The document of an item's own facts is written as a whole. */
const extensionField = (field: ExtensionField, all: readonly ExtensionField[]): ItemField => ({
  field: {
    name: field.name,
    type: field.type,
    label: field.name,
    names: field.label,
    ...(field.required && { required: true }),
  },
  read: ({ details }) => (details.fields as Document | undefined)?.[field.name] ?? (field.type === 'date' ? null : ''),
  change: (_, { details }, document) => ({
    details: {
      fields: {
        ...(details.fields as Document | undefined),
        ...Object.fromEntries(all.map(({ name }) => [name, document[name] || null])),
      },
    },
  }),
});
