import type { Document, FieldProblem, FormField } from '../../kernel/form-field.ts';
import type { Id } from '../../kernel/id.ts';
import type { DraftChanges } from '../writing/draft-changes.ts';
import type { ItemDraft } from '../writing/item-draft.ts';
import type { StoredItem } from './stored-item.ts';

/** What a filled-in form changes of a thing. Links are ids, as forms have them. */
export interface ItemChanges extends Omit<DraftChanges, 'relations' | 'entries'> {
  readonly entries?: readonly Id[];
  /** Other things that it names for the first time. */
  readonly mentioned?: readonly ItemDraft[];
}

/** A field of a form and where its value lies in a stored thing. */
export interface ItemField {
  readonly field: FormField;
  /** The value as the form has it. Of a text in the file store: its hash by language. */
  readonly read: (stored: StoredItem) => unknown;
  /** What the field changes; the whole document where what it says depends on another field. */
  readonly change: (value: unknown, stored: StoredItem, document: Document) => ItemChanges;
  /** The text lies in the file store, by its hash. */
  readonly inFiles?: boolean;
  /** How a line must look, if it is filled in. */
  readonly form?: RegExp;
  /** No other thing of the site may have the same: the column that says so. */
  readonly unique?: { readonly table: string; readonly column: string };
}

/** How a kind of thing is edited. */
export interface ItemForm {
  readonly kind: string;
  readonly fields: readonly ItemField[];
  /** Which of the kind's other tables the form shows. */
  readonly parts?: readonly string[];
  /** Part of the record: it is withdrawn and brought back by an action of its own that says why, never just deleted. */
  readonly isRecord?: boolean;
  /**
   * What a new one is called where imports look for it, so that both mean the same thing; nothing if no import would. The keys of
   * other things are asked for by their ids.
   */
  readonly keyOf?: (document: Document, keyOfItem: (id: unknown) => string | undefined) => string | undefined;
  readonly check?: (document: Document) => readonly FieldProblem[];
}
