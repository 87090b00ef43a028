/** A document that can't be taken, with the reason in plain words. */
export interface Refusal {
  readonly reason: string;
}
