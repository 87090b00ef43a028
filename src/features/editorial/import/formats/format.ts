import { createHash } from 'node:crypto';
import type {
  OpenPackage,
  SourcePackage as UnpackedFiles,
} from '../../../../platform/documents/archives/open-package.ts';
import type { Refusal } from '../../../../platform/documents/refusal.ts';
import type { DraftUnit, FileRole, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Problem } from '../domain/problem.ts';

export type { Refusal };

export interface SourcePackage extends UnpackedFiles {
  /** The only journal of the site, for documents that name none. */
  readonly journal?: ItemDraft | null;
}

/** A heading of a text. */
export interface OutlineEntry {
  /** 1 for a section of the article, 2 for a section of that. */
  readonly level: number;
  readonly anchor: string;
  /** Plain text. */
  readonly title: string;
}

/** Bytes that reading made, to be stored under their hash: a body, a source. */
export interface Content {
  readonly sha256: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A file that a document names and that should lie next to it. */
export interface WantedFile {
  /** Which draft of the unit it belongs to. */
  readonly kind: string;
  readonly key: string;
  readonly role: FileRole;
  /** As the document names it; the ending may be missing. */
  readonly href: string;
  readonly language?: string;
  readonly labels?: Text;
  readonly public?: boolean;
  /** What readers shall see, where the package has another name for it. */
  readonly name?: string;
  readonly version?: string;
  /** For what it must be fit by its bytes, as if it had been sent by hand; what is not is left out. */
  readonly judgedAs?: 'publication' | 'figure';
  /** It is the picture of the whole. */
  readonly isCover?: boolean;
}

/** One document as it was understood, before anything is stored. */
export interface ReadDocument {
  readonly unit: DraftUnit;
  readonly contents: readonly Content[];
  readonly wanted: readonly WantedFile[];
  readonly problems: readonly Problem[];
}

/** One document of a package: a file, or a line of a file. */
export interface SourceEntry {
  /** Its place in the package, the same in each run. */
  readonly source: string;
  readonly bytes: Buffer;
}

export interface Format {
  readonly name: string;
  /** Raised when the same bytes would be understood differently, so that they are read again. */
  readonly reader: number;
  /** Takes files apart that hold others, before everything is scanned. */
  unpack?(files: OpenPackage, mostBytes?: number): Promise<OpenPackage>;
  entries(files: SourcePackage): AsyncIterable<SourceEntry>;
  read(entry: SourceEntry, files: SourcePackage): Promise<Result<ReadDocument, Refusal>>;
}

/** What is found out of a package once, for all its documents. */
export function oncePerPackage<Known>(find: (files: SourcePackage) => Known): (files: SourcePackage) => Known {
  const found = new WeakMap<SourcePackage, Known>();
  return (files) => {
    const known = found.get(files) ?? find(files);
    found.set(files, known);
    return known;
  };
}

export const contentOf = (bytes: Uint8Array, contentType: string): Content => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  contentType,
  bytes,
});
