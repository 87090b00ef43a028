export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed, or when it is worth a line. */
  readonly words: string;
}

/** One kind of proof. A step that needs the engines runs after they are up. */
export interface Step {
  readonly name: string;
  readonly proves: string;
  run(): Promise<Outcome>;
}

export const outcomeOf = (problems: readonly string[], words = ''): Outcome => ({
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length === 0 ? 0 : 1,
  words: problems.length === 0 ? words : problems.join('\n'),
});
