export interface Allowance {
  readonly most: number;
  readonly seconds: number;
}

export interface Verdict {
  readonly allowed: boolean;
  /** How long to wait before it is worth asking again; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

/** Counts what is done under a key, over a window that slides. */
export interface RateLimit {
  /** Takes one from the key's allowance, if there is one left. Never throws and never keeps a request waiting. */
  take(key: string, allowance: Allowance): Promise<Verdict>;
}
