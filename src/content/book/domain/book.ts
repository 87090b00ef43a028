import type { Id } from '../../../platform/kernel/id.ts';
import type { ShownItem } from '../../../platform/kernel/shown-item.ts';

type Texts = Record<string, string>;

export interface Person {
  readonly names: Record<string, { full: string; family?: string; given?: string }>;
  readonly orcid?: string | null;
}

/** An entry of a book's contents; `parentPosition` is the place of the one that it belongs to. */
export interface Chapter {
  readonly position: number;
  readonly parentPosition: number | null;
  readonly label: string | null;
  readonly titles: Texts;
  readonly authors: Person[];
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly doi: string | null;
  /** The hash of its text by language. */
  readonly bodies: Texts;
}

export interface BookFile {
  readonly position: number;
  readonly role: 'pdf' | 'source' | 'supplement' | 'attachment';
  readonly name: string;
  readonly labels: Texts;
  readonly language: string | null;
  readonly contentType: string;
  readonly bytes: number;
  readonly pages: number | null;
}

/** A book as it is stored. */
export interface Book extends ShownItem {
  readonly authors: Person[];
  readonly editors: Person[];
  readonly publishers: Texts;
  readonly series: Texts;
  readonly classificationNumber: string | null;
  readonly languages: string[];
  readonly edition: number | null;
  readonly printing: number | null;
  readonly pages: number | null;
  readonly isbn: string | null;
  readonly accessType: number;
  readonly subjects: { id: Id; names: Texts }[];
  readonly chapters: Chapter[];
  readonly files: BookFile[];
}

/** What stays of a book that was withdrawn: what it was and who wrote it. */
export const nameOnly = (book: Book): Book => ({ ...book, chapters: [], files: [] });
