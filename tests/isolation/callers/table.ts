import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CallerLine {
  readonly call: string;
  readonly who: 'anyone' | 'member' | 'owner';
}

/** tests/tables/callers.tsv: who may call what. */
export const callerLines: readonly CallerLine[] = readFileSync(
  join(import.meta.dirname, '../../tables/callers.tsv'),
  'utf8',
)
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .slice(1)
  .map((line) => {
    const [call = '', who = ''] = line.split('\t');
    return { call, who: who as CallerLine['who'] };
  });
