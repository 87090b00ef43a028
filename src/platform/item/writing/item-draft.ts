import type { Id } from '../../kernel/id.ts';
import type { Text } from '../../kernel/text.ts';
import type { ItemStatus } from '../item.ts';

/** Another item, by the name that its source knows it under. */
export interface ItemReference {
  readonly kind: string;
  readonly key: string;
}

/** Values by field; the fields that a kind's table declares as links hold an `ItemReference` or null. */
export type DraftRow = Readonly<Record<string, unknown>>;

export type FileRole =
  | 'source'
  | 'body'
  | 'pdf'
  | 'galley'
  | 'image'
  | 'recording'
  | 'captions'
  | 'poster'
  | 'supplement'
  | 'data'
  | 'attachment';

/** A file that lies in the file store already. */
export interface DraftFile {
  readonly role: FileRole;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
  readonly name: string;
  readonly language?: string;
  readonly labels?: Text;
  /** In the words of NISO JAV: `AM`, `VoR`. */
  readonly version?: string | null;
  /** An editor added it: no source takes it away. */
  readonly byHand?: boolean;
  /** Anyone may fetch it by its hash; other files are reached through the access policy. */
  readonly public?: boolean;
}

export const relationTypes = [
  'corrects',
  'retracts',
  'expresses-concern-about',
  'translates',
  'is-version-of',
  'comments-on',
  'has-review',
  'cites',
  'relates-to',
] as const;
export type RelationType = (typeof relationTypes)[number];

export interface DraftRelation {
  readonly type: RelationType;
  /** A DOI in lower case, or the source key of an item of the same site. */
  readonly target: string;
}

/** A thing as it should be stored. Written twice it changes nothing. */
export interface ItemDraft {
  readonly kind: string;
  /** What its source calls it, unique in its site and kind: a DOI in lower case where it has one. */
  readonly key: string;
  /** A newer or fuller source has a higher rank; a lower one never overwrites it. */
  readonly rank?: number;
  /** Another item only mentions this one: it is stored if it is new and left alone otherwise. */
  readonly onlyIfMissing?: boolean;
  readonly status?: ItemStatus;
  /** The language it was written in, as a BCP 47 tag. */
  readonly language?: string | null;
  /** Plain text. */
  readonly titles: Text;
  /** With italics, sub- and superscripts as safe HTML, only where the title has any. */
  readonly richTitles?: Text;
  /** Plain text. */
  readonly summaries?: Text;
  readonly keywords?: Readonly<Record<string, readonly string[]>>;
  readonly doi?: string | null;
  readonly cover?: string | null;
  /** YYYY-MM-DD */
  readonly publishedOn?: string | null;
  /** The kind's own facts. */
  readonly details: DraftRow;
  /** Rows of the kind's other tables, in order: `{ contributor: [...], reference: [...] }`. */
  readonly parts?: Readonly<Record<string, readonly DraftRow[]>>;
  readonly files?: readonly DraftFile[];
  readonly relations?: readonly DraftRelation[];
  readonly subjects?: readonly ItemReference[];
  /** What an album, a special issue, a topic or a conference gathers. */
  readonly entries?: readonly ItemReference[];
  /** Ids of columns of the site that it is put into; those in which it stands already keep it. */
  readonly columns?: readonly Id[];
}

/**
 * What is stored together or not at all: a thing, what it brings along (its figures and tables, whose keys begin with its own
 * and `#`), and what it mentions (its journal, its authors, its subjects), which comes first.
 */
export interface DraftUnit {
  readonly mentioned: readonly ItemDraft[];
  readonly main: ItemDraft;
  readonly members: readonly ItemDraft[];
  /** Somebody changed what is said of it: what it brought along before stays, also what is not among its members. */
  readonly isEdit?: boolean;
}
