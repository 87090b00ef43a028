import type { Document, FieldProblem, FormField } from '../../kernel/form-field.ts';
import type { Id } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import type { DraftChanges } from '../writing/draft-changes.ts';
import type { FileEdit } from '../writing/edited-files.ts';
import type { DraftFile, DraftRow, ItemDraft, ItemReference } from '../writing/item-draft.ts';
import type { StoredItem } from './stored-item.ts';

/** A file that the site has, without what is known of its bytes. */
export type FileMention = Omit<DraftFile, 'bytes' | 'contentType' | 'language'> & { readonly language?: string | null };

/** What a filled-in form changes of a thing. Links are ids, as forms have them. */
export interface ItemChanges extends Omit<DraftChanges, 'relations' | 'subjects' | 'entries' | 'files'> {
  readonly entries?: readonly Id[];
  readonly subjects?: readonly Id[];
  readonly files?: Omit<FileEdit, 'shown'> & { readonly shown: readonly FileMention[] };
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

/** Other things that stand in this one and are shown and stored with its form: the papers of an issue. */
export interface FormMembers {
  readonly field: FormField;
  /** What they are. */
  readonly kind: string;
  readonly read: (transaction: Transaction, site: number, id: Id) => Promise<unknown>;
  readonly check: (
    transaction: Transaction,
    site: number,
    id: Id | null,
    document: Document,
  ) => Promise<readonly FieldProblem[]>;
  /** What a filled-in form changes of each of them, by their ids; a new thing has no id yet. */
  readonly changes: (
    transaction: Transaction,
    site: number,
    owner: { readonly id: Id | null; readonly reference: ItemReference },
    document: Document,
  ) => Promise<ReadonlyMap<Id, DraftRow>>;
  /** What was written earlier, with those that joined since. */
  readonly caughtUp: (written: unknown, now: unknown) => unknown;
}

/** How a kind of thing is edited. */
export interface ItemForm {
  readonly kind: string;
  readonly fields: readonly ItemField[];
  readonly members?: FormMembers;
  /** Which of the kind's other tables the form shows. */
  readonly parts?: readonly string[];
  /** Part of the record: it is withdrawn and brought back by an action of its own that says why, never just deleted. */
  readonly isRecord?: boolean;
  /**
   * What a new one is called where imports look for it, so that both mean the same thing; nothing if no import would. The keys of
   * other things are requested by their ids.
   */
  readonly keyOf?: (document: Document, keyOfItem: (id: unknown) => string | undefined) => string | undefined;
  readonly check?: (document: Document) => readonly FieldProblem[];
}
