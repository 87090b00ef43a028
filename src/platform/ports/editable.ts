import type { Permission } from '../kernel/console-role.ts';
import type { Document, FieldProblem, FormField } from '../kernel/form-field.ts';
import type { SiteContext } from '../kernel/site-context.ts';
import type { Text } from '../kernel/text.ts';
import type { Transaction } from './database.ts';

export interface EditableEntry {
  readonly id: string;
  readonly titles: Text;
  /** What tells it from others of the same name: a date, a code. */
  readonly note?: string;
  /** Whether readers see it. */
  readonly isShown: boolean;
}

export interface EditableList {
  readonly entries: readonly EditableEntry[];
  readonly total: number;
}

export interface ListRequest {
  readonly text: string;
  /** So many from the beginning of the list are left out. */
  readonly skip: number;
  readonly most: number;
}

/**
 * Something that the console edits. The one way in which it does: read, changed by a form, checked, drafted, published, kept as
 * a version, restored. Its owner says how it is stored and knows nothing of the rest.
 */
export interface Editable {
  /** Also the key of its name among the words of the console: `kind.<kind>`. */
  readonly kind: string;
  readonly permission: Permission;
  /** Where it stands in the console's menu. */
  readonly section: 'site' | 'look' | 'pages' | 'content' | 'settings';
  readonly fields: readonly FormField[];
  /** The fields as they are at a site, in place of `fields`, where a choice is among things of that site. */
  readonly fieldsAt?: (transaction: Transaction, site: SiteContext) => Promise<readonly FormField[]>;
  /** The list of things where a site has many; a single thing has none, and its id is `one`. */
  readonly list?: (transaction: Transaction, site: SiteContext, wanted: ListRequest) => Promise<EditableList>;
  /** Whether all that are listed are there by themselves, so that nobody makes another: the pages of a site. */
  readonly isComplete?: boolean;
  readonly read: (transaction: Transaction, site: SiteContext, id: string) => Promise<Document | null>;
  /** Stores it for readers, in the transaction that keeps the version; answers its id. New where there is none. */
  readonly write: (
    transaction: Transaction,
    site: SiteContext,
    id: string | null,
    document: Document,
  ) => Promise<string>;
  readonly remove?: (transaction: Transaction, site: SiteContext, id: string) => Promise<void>;
  /** What is wrong beyond single fields. */
  readonly check?: (document: Document) => readonly FieldProblem[];
  /** The same, where it takes a look at what is stored: an address that another site has. Something new has no id yet. */
  readonly checkStored?: (
    transaction: Transaction,
    site: SiteContext,
    document: Document,
    id: string | null,
  ) => Promise<readonly FieldProblem[]>;
  /** Whether this change takes so much from readers that it asks for the site's name. */
  readonly asksForName?: (before: Document | null, after: Document) => boolean;
  /** Where readers find it. */
  readonly address?: (id: string) => string;
  /** Whether it is one of the things that are published: withdrawn, brought back, corrected. */
  readonly isItem?: boolean;
  /** Whether taking it away asks for the site's name. */
  readonly isDangerous?: boolean;
}

export const theOnlyOne = 'one';
