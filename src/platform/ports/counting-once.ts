/** What waits to be taken up once. `Data` says what is kept for each purpose. */
export interface Tickets<Data extends object> {
  /** Answers a secret by which the data can be had once; nobody who reads the table can tell it. */
  keep<Purpose extends keyof Data & string>(purpose: Purpose, data: Data[Purpose], seconds: number): Promise<string>;
  /** What is kept, which stays. */
  peek<Purpose extends keyof Data & string>(purpose: Purpose, secret: string): Promise<Data[Purpose] | undefined>;
  take<Purpose extends keyof Data & string>(purpose: Purpose, secret: string): Promise<Data[Purpose] | undefined>;
}

/** What was used up. */
export interface Spent {
  /** Answers whether this was the first time. Kept for so long as the value could be shown again. */
  spend(what: string, value: string, seconds: number): Promise<boolean>;
}
