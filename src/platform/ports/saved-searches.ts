/** Searches that wait for documents, as others are documents that wait for a search. */
export interface SavedSearches {
  /** Makes the place where they are kept; those of an older shape move over. */
  prepare(): Promise<void>;
  /** Keeps a search of this site under an id; what had that id before is replaced. The query is in the engine's own language. */
  register(site: number, id: string, query: object): Promise<void>;
  /** Ids of the site's searches that would find this document of it. A document that is not published is found by none. */
  matching(site: number, document: Readonly<Record<string, unknown>>): Promise<readonly string[]>;
  forget(site: number, id: string): Promise<void>;
}
