import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeProblem, type Problem, problemCodes } from '../../features/editorial/import/domain/problem.ts';
import type { ImportEntry } from '../../features/editorial/import/store/postgres-import-entries.ts';
import type { ScannedPackage } from '../../features/editorial/import/use-cases/scan-package.ts';
import { type OpenPackage, withFile } from '../../platform/documents/archives/open-package.ts';
import { siteOfId } from '../../platform/kernel/id.ts';
import type { App } from '../create-app.ts';
import { prepareQueues } from '../queues.ts';
import { type Command, siteOf } from './command.ts';
import { createProgress } from './progress.ts';

/** How many of the worst documents the summary names; `--report` has them all. */
const mostNamed = 10;

export const importCommand: Command = {
  purpose:
    '<format> <file or folder> --site <sld> brings content in; again, it changes nothing. --journal <json> for documents that name none, --column <id> puts it into a column, --report <file>, --again',
  async run(app, words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        journal: { type: 'string' },
        column: { type: 'string' },
        report: { type: 'string' },
        again: { type: 'boolean', default: false },
      },
    });
    const [name, path] = positionals;
    const format = app.importing.formats.find((one) => one.name === name);
    const names = app.importing.formats.map((one) => one.name).join(', ');
    await prepareQueues(app);
    if (!format || !path)
      throw new Error(`Say what and from where: imprint import <format> <path>. Formats: ${names}.`);
    const site = await siteOf(app, values.site);
    if (values.column && siteOfId(values.column) !== site.id)
      throw new Error(
        `${values.column} is no column of ${site.sld}. Its id stands in the address of its list, as columnId.`,
      );
    const opened = await app.importing.open(path, format);
    const from = await scan(app, values.journal ? withFile(opened, 'journal.json', values.journal) : opened);
    try {
      let total = 0;
      for await (const _ of format.entries(from)) total += 1;
      const progress = createProgress(total, 'documents');
      const entries: ImportEntry[] = [];
      const summary = await app.importing.importPackage({
        site: site.id,
        format,
        from,
        again: values.again,
        column: values.column ?? null,
        onProgress: (done, imported, refused) => progress.show(done, `${imported} stored, ${refused} refused`),
        onEntry: (entry) => entries.push(entry),
      });
      if (values.report) await writeReport(values.report, entries);
      console.log(
        `${summary.documents} documents: ${summary.imported} imported, ${summary.unchanged} unchanged, ${summary.refused} refused.`,
      );
      describe(entries);
    } finally {
      await from.close();
    }
  },
};

async function scan({ importing }: App, opened: OpenPackage): Promise<ScannedPackage> {
  const outcome = await importing.scan(opened);
  if (outcome.ok) return outcome.value;
  if (outcome.failure === 'away')
    throw new Error('The virus scanner does not answer (IMPRINT_CLAMAV_URL), so nothing was imported.');
  const refused = outcome.failure.map(({ path, reason }) => `  ${path}: ${reason}`);
  throw new Error(`Nothing was imported, because of these files:\n${refused.join('\n')}`);
}

function describe(entries: readonly ImportEntry[]): void {
  for (const { source, problems, outcome } of entries)
    if (outcome === 'refused')
      for (const problem of problems) console.log(`  refused ${source}: ${'reason' in problem ? problem.reason : ''}`);
  const problems = entries.flatMap((entry) => entry.problems.filter((one): one is Problem => 'code' in one));
  for (const [code, found] of Map.groupBy(problems, (problem) => problem.code))
    console.log(`  ${String(found.length).padStart(6)} × ${problemCodes[code].words}`);
  const worst = entries
    .filter((entry) => entry.score !== null && entry.score < 100)
    .sort((one, other) => (one.score ?? 0) - (other.score ?? 0))
    .slice(0, mostNamed);
  for (const entry of worst) {
    const [first] = entry.problems;
    console.log(`  score ${entry.score}  ${entry.source}: ${first && 'code' in first ? describeProblem(first) : ''}`);
  }
}

/** Every document with its score and its problems in plain words, one problem a line, for a spreadsheet or a search. */
async function writeReport(path: string, entries: readonly ImportEntry[]): Promise<void> {
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
