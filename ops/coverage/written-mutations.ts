import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation } from './mutation.ts';
import { patternOf, type Row } from './rows.ts';

const columns = ['rows', 'file', 'from', 'to'];

export type Written = { readonly mutations: readonly Mutation[]; readonly problems: readonly string[] };

/**
 * Wrong behaviour that someone has thought of, one a line of tests/coverage/mutations/: switch the order, drop the filter, ignore
 * the setting. What is replaced must stand exactly once, so that a line does not outlive the code which it speaks of.
 */
export function writtenMutations(root: string, rows: readonly Row[]): Written {
  const folder = join(root, 'tests/coverage/mutations');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const read = names.map((name) => readFrom(root, name, readFileSync(join(folder, name), 'utf8'), rows));
  return { mutations: read.flatMap(({ mutations }) => mutations), problems: read.flatMap(({ problems }) => problems) };
}

function readFrom(root: string, name: string, table: string, rows: readonly Row[]): Written {
  const [header, ...lines] = table.trimEnd().split('\n');
  if (header !== columns.join('\t'))
    return { mutations: [], problems: [`${name}: the first line must be ${columns.join(', ')}`] };
  const mutations: Mutation[] = [];
  const problems: string[] = [];
  for (const [index, line] of lines.entries()) {
    const [globs = '', file = '', from = '', to = ''] = line.split('\t');
    const place = `mutations/${name}:${index + 2}`;
    const meant = globs.split(' ').map(patternOf);
    const named = rows.filter(({ id, state }) => state === 'proven' && meant.some((glob) => glob.test(id)));
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    const start = text.indexOf(from);
    if (named.length === 0) problems.push(`${place}: no proven row is called ${globs}`);
    else if (from === '' || start < 0) problems.push(`${place}: ${file} has no “${from}”`);
    else if (text.includes(from, start + 1)) problems.push(`${place}: ${file} has “${from}” more than once`);
    else for (const row of named) mutations.push({ row, edits: [{ file, start, end: start + from.length, text: to }] });
  }
  return { mutations, problems };
}
