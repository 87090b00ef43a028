/** A package from the browser of which not everything could be imported. */
export interface TroubledImport {
  readonly id: string;
  readonly name: string;
  readonly refused: number;
  readonly hasFailed: boolean;
}

/** What other features know of what waits at a site. */
export interface Waiting {
  comments(site: number): Promise<number>;
  submissions(site: number): Promise<number>;
  imports(site: number): Promise<readonly TroubledImport[]>;
  expiry(site: number): Promise<Date | null>;
}
