/** Every address that is built, on a sample site where it has something to show. `status` where it is not 200. */
export interface SamplePage {
  readonly route: string;
  readonly host: string;
  readonly path: string;
  readonly status?: number;
}

export const samplePages: readonly SamplePage[] = [];
