import { readTable } from '../tables/read-table.ts';

/** How a site is asked so that the call has something to tell. */
export interface CallLine {
  readonly name: string;
  readonly host: string;
  /** As a query; it may name samples by their keys. */
  readonly input: string;
}

/** A line for the corpus may say that the corpus has nothing to tell there, and of what. */
export interface CorpusCallLine extends CallLine {
  readonly lacks: string;
}

type Row = ReturnType<typeof readTable>[number];

const callLine = ({ call = '', host = '', input = '' }: Row): CallLine => ({ name: call, host, input });

export const callLines: readonly CallLine[] = readTable('tables/calls.tsv').map(callLine);

export const corpusCallLines: readonly CorpusCallLine[] = readTable('tables/corpus-calls.tsv').map((row) => ({
  ...callLine(row),
  lacks: row.lacks ?? '',
}));
