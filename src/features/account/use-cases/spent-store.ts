/** What counts once. */
export interface SpentStore {
  /** Answers whether this was the first time. Kept for so long as the value could be shown again. */
  spend(what: string, value: string, seconds: number): Promise<boolean>;
}
