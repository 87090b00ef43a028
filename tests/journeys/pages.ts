import { readTable } from '../tables/read-table.ts';

/** Every address that is built, on a sample site where it has something to show, with the status it answers. */
export interface SamplePage {
  readonly route: string;
  readonly host: string;
  readonly path: string;
  readonly status: number;
}

export const samplePages: readonly SamplePage[] = readTable('tables/pages.tsv').map(
  ({ route = '', host = '', path = '', status }) => ({
    route,
    host,
    path,
    status: Number(status),
  }),
);
