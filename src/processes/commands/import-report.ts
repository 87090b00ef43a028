import { writeFile } from 'node:fs/promises';
import { describeProblem } from '../../features/editorial/import/domain/problem.ts';
import type { ImportEntry } from '../../features/editorial/import/use-cases/import-entries.ts';

/** Every document with its score and its problems in plain words, one problem a line, for a spreadsheet or a search. */
export async function writeReport(path: string, entries: readonly ImportEntry[]): Promise<void> {
  const lines = entries.flatMap(({ source, outcome, score, problems }) =>
    (problems.length > 0 ? problems : [undefined]).map((problem) =>
      [
        source,
        outcome,
        score ?? '',
        problem === undefined ? '' : 'code' in problem ? describeProblem(problem) : problem.reason,
      ]
        .join('\t')
        .replaceAll('\n', ' '),
    ),
  );
  await writeFile(path, `source\toutcome\tscore\tproblem\n${lines.join('\n')}\n`);
}
