/** A change that a sink did not take at once. */
export interface LateMark {
  readonly sink: string;
  readonly site: number;
  readonly item: string;
  readonly attempts: number;
  readonly reason: string | null;
  /** Nobody tries it again by itself. */
  readonly isParked: boolean;
}

export interface LateMarks {
  /** Those that were given up first, then those that were tried most. */
  list(most: number): Promise<readonly LateMark[]>;
  waiting(): Promise<number>;
  retryParked(): Promise<number>;
}
