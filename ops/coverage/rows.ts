import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const states = ['open', 'proven', 'departure'] as const;
export type State = (typeof states)[number];

/** One thing that the specification says, and the test that proves it. */
export type Row = {
  readonly group: string;
  readonly id: string;
  readonly literal: string;
  readonly state: State;
  readonly test: string;
  readonly note: string;
};

export type TestName = { readonly file: string; readonly title: string };

/** It walks through the built portal. */
export const isJourney = ({ file }: TestName): boolean => file.endsWith('.journey.ts');

const columns = ['id', 'literal', 'state', 'test', 'note'];
const decisionPath = /docs\/decisions\/\d{4}-[\w-]+\.md/;

const isState = (text: string): text is State => states.some((state) => state === text);

export function parseRows(group: string, text: string): { rows: Row[]; problems: string[] } {
  const [header, ...lines] = text.replace(/\n+$/, '').split('\n');
  if (header !== columns.join('\t')) {
    return { rows: [], problems: [`${group}.tsv: the first line must be ${columns.join(', ')}`] };
  }
  const rows: Row[] = [];
  const problems: string[] = [];
  lines.forEach((line, index) => {
    const cells = line.split('\t');
    const [id = '', literal = '', state = '', test = '', note = ''] = cells;
    const place = `${group}.tsv:${index + 2}`;
    if (id === '' || literal === '') problems.push(`${place}: a row needs an id and a literal`);
    else if (cells.length > columns.length) problems.push(`${place}: ${id} has more than ${columns.length} columns`);
    else if (!isState(state)) problems.push(`${place}: ${id} has the unknown state "${state}"`);
    else rows.push({ group, id, literal, state, test, note });
  });
  return { rows, problems };
}

// Editors strip trailing white space, so empty last columns are not written.
export const writeRows = (rows: readonly Row[]): string =>
  [columns, ...rows.map((row) => [row.id, row.literal, row.state, row.test, row.note])]
    .map((cells) => `${cells.join('\t').replace(/\t+$/, '')}\n`)
    .join('');

export function readRows(folder: string): { rows: Row[]; problems: string[] } {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tsv')) : [];
  if (files.length === 0) return { rows: [], problems: [`there is no coverage file in ${folder}`] };
  const read = files.sort().map((name) => parseRows(name.slice(0, -4), readFileSync(join(folder, name), 'utf8')));
  return { rows: read.flatMap((one) => one.rows), problems: read.flatMap((one) => one.problems) };
}

/** `sort:albums.*` stands for all that begin so. */
export const patternOf = (glob: string): RegExp =>
  new RegExp(`^${glob.split('*').map(RegExp.escape).join('.*')}$`, 'u');

export function testOf(row: Row): TestName | undefined {
  const at = row.test.indexOf(' › ');
  if (at <= 0) return undefined;
  return { file: row.test.slice(0, at), title: row.test.slice(at + 3) };
}

export function problemsOfRows(rows: readonly Row[], root: string): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(row.id)) problems.push(`${row.id}: stands twice`);
    seen.add(row.id);
    if (row.state === 'proven' && testOf(row) === undefined) {
      problems.push(`${row.id}: is proven but names no test ("path/to/file.test.ts › title")`);
    }
    if (row.state === 'open' && row.test !== '') problems.push(`${row.id}: is open but names a test`);
    if (row.state === 'departure') {
      const decision = decisionPath.exec(row.note)?.[0];
      if (decision === undefined) problems.push(`${row.id}: is a departure without a decision record in its note`);
      else if (!existsSync(join(root, decision))) problems.push(`${row.id}: ${decision} does not exist`);
    }
  }
  return problems;
}
