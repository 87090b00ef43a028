export interface ExpiredStore {
  /** Removes what is over: sessions, codes, tickets, spent values, tries, keys. Answers how many rows. */
  remove(): Promise<number>;
}

export interface CleanUp {
  now(): Promise<number>;
}

export const createCleanUp = (store: ExpiredStore): CleanUp => ({ now: () => store.remove() });
