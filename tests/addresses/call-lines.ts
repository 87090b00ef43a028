import { readTable } from '../tables/read-table.ts';

/** How a site of the demo is asked so that the call has something to tell. */
export interface CallLine {
  readonly name: string;
  readonly host: string;
  /** As a query; it may name samples by their keys. */
  readonly input: string;
}

export const callLines: readonly CallLine[] = readTable('tables/calls.tsv').map(
  ({ call = '', host = '', input = '' }) => ({ name: call, host, input }),
);
