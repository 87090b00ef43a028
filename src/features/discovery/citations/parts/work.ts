/** A work as lists and pages know it: enough to put it into the citation folder. */
export interface Work {
  readonly id: string;
  readonly resName: string;
  /** Who wrote it and where it stands. */
  readonly resString: string;
}
