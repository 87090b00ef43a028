export interface DocumentName {
  readonly site: number;
  readonly id: string;
  readonly family: string;
}

export interface IndexedDocument extends DocumentName {
  readonly revision: string;
  readonly document: Readonly<Record<string, unknown>>;
}

/** A new generation of indices that is being filled next to the ones that are searched. */
export interface IndexRebuild {
  write(documents: readonly IndexedDocument[]): Promise<void>;
  /** Id to revision, of those that it holds. */
  revisions(names: readonly DocumentName[]): Promise<ReadonlyMap<string, string>>;
  count(): Promise<number>;
  /** From now on this generation is the one that is searched and written; the old one goes when its last search is done. */
  replace(): Promise<void>;
}

/** What is found. Rebuilt from the database at any time, never the truth. */
export interface SearchIndex {
  /** Which engine answers, and what was added to it. */
  about(): Promise<{ readonly version: string; readonly plugins: readonly string[] }>;
  prepare(): Promise<void>;
  /** Writes newer revisions and ignores older ones, so late and repeated calls change nothing. Reaches a rebuild that goes on as well. */
  write(documents: readonly IndexedDocument[]): Promise<void>;
  read(site: number, id: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Id to what other documents copied of these when they were last written. */
  copied(names: readonly DocumentName[]): Promise<ReadonlyMap<string, string>>;
  /** Ids of the site's documents that say they are held by one of the collections. */
  heldBy(site: number, collections: readonly string[]): Promise<string[]>;
  /** Begins a new generation and gives up an unfinished one. */
  rebuild(families: readonly string[]): Promise<IndexRebuild>;
}
