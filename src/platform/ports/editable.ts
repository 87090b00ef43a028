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
  /** What a list says of something that is published, next to its title. */
  readonly facts?: EntryFacts;
}

export interface EntryFacts {
  readonly status: 'draft' | 'published' | 'withdrawn';
  /** The first of those who wrote it, as their names are printed. */
  readonly authors: readonly Text[];
  readonly doi: string | null;
  /** The issue, journal or book that it belongs to. */
  readonly within: Text;
  readonly views: number;
  /** ISO 8601 */
  readonly updatedAt: string;
}

export interface EditableList {
  readonly entries: readonly EditableEntry[];
  readonly total: number;
}

export interface ListRequest {
  readonly text: string;
  readonly status?: EntryFacts['status'] | undefined;
  /** By their views only what readers see is listed. */
  readonly order?: 'newest' | 'updated' | 'views' | undefined;
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
  /** Stores it for readers, in the transaction that keeps the version; answers its id. New where there is none. `account` does it. */
  readonly write: (
    transaction: Transaction,
    site: SiteContext,
    id: string | null,
    document: Document,
    account: string | null,
  ) => Promise<string>;
  /** Stores something new where other things can name it, unseen by readers until it is written for them; answers its id. */
  readonly writeUnseen?: (transaction: Transaction, site: SiteContext, document: Document) => Promise<string>;
  /** What was written earlier, with what joined since and the writer can't have meant to leave out. */
  readonly caughtUp?: (written: Document, now: Document) => Document;
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
  /** What it is called, where its form has no field that says so. */
  readonly titlesOf?: (transaction: Transaction, site: SiteContext, id: string) => Promise<Text>;
  /** Where readers find it. */
  readonly address?: (id: string) => string;
  /** Whether it is one of the things that are published: withdrawn, brought back, corrected. */
  readonly isItem?: boolean;
  /** Whether taking it away asks for the site's name. */
  readonly isDangerous?: boolean;
}

export const theOnlyOne = 'one';
