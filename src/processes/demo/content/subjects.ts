import type { ItemDraft, ItemReference } from '../../../platform/item/writing/item-draft.ts';
import type { Field } from './field.ts';

/** Known by their names, as imported articles know them: a subject of the demo and an imported one are the same. */
export const subjectOf = (code: string): ItemReference => ({ kind: 'subject', key: code });

export const sampleSubjects = (field: Field): ItemDraft[] =>
  field.subjects.map(({ code, names, parent }, place) => ({
    ...subjectOf(code),
    titles: { ...names },
    details: { code, parent: parent === undefined ? null : subjectOf(parent), position: place + 1 },
  }));
