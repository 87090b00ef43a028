export interface IndexedDocument {
  readonly site: number;
  readonly id: string;
  readonly revision: string;
  readonly family: string;
  readonly document: Readonly<Record<string, unknown>>;
}

/** What is found. Rebuilt from the database at any time, never the truth. */
export interface SearchIndex {
  prepare(): Promise<void>;
  /** Writes newer revisions and ignores older ones, so late and repeated calls change nothing. */
  write(documents: readonly IndexedDocument[]): Promise<void>;
  read(site: number, id: string): Promise<Readonly<Record<string, unknown>> | undefined>;
}
