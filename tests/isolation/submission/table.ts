import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [head = '', ...lines] = readFileSync(join(import.meta.dirname, '../../tables/submission-roles.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** Everyone who may come to a submission, in the order of the table. */
export const people = head.split('\t').slice(1);

export interface SubmissionLine {
  readonly call: string;
  readonly allowed: readonly string[];
}

/** tests/tables/submission-roles.tsv: who may do what with a submission. */
export const submissionLines: readonly SubmissionLine[] = lines.map((line) => {
  const [call = '', ...cells] = line.split('\t');
  return { call, allowed: people.filter((_, place) => cells[place] === 'yes') };
});
