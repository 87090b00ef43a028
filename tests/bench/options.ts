import { parseArgs } from 'node:util';

export interface BenchOptions {
  readonly names: readonly string[];
  readonly pairs: number;
  readonly seconds: number;
  readonly record: boolean;
  readonly isQuick: boolean;
}

/** `quality.md` asks for at least 15 pairs of at least 10 s; a quick run only shows that the bench works. */
const full = { pairs: 15, seconds: 5 };
const quick = { pairs: 3, seconds: 2 };

export function readOptions(words: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      pairs: { type: 'string' },
      seconds: { type: 'string' },
    },
  });
  const chosen = values.quick ? quick : full;
  const pairs = Number(values.pairs ?? chosen.pairs);
  const seconds = Number(values.seconds ?? chosen.seconds);
  if (!(pairs >= 2) || !(seconds > 0)) throw new Error('--pairs takes a number from 2, --seconds one above 0.');
  if (values.quick && values.record) throw new Error('A quick run is no measurement and is not recorded.');
  return { names: positionals, pairs, seconds, record: values.record, isQuick: values.quick };
}
