import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOrCompare } from './check/generated.ts';

// How each item of OWASP ASVS 5.0, levels 1 and 2, is met: `--write` renews docs/asvs.md, without it drift fails. An item that the
// standard does not have, one that is missing, and a test that does not exist fail in any case.

const root = join(import.meta.dirname, '..');
const rowsOf = (path: string): string[][] =>
  readFileSync(join(root, path), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

interface Item {
  readonly id: string;
  readonly summary: string;
  readonly state: string;
  readonly proof: string;
}

const levels = new Map(rowsOf('tests/tables/asvs-levels.tsv').map(([id = '', level = '']) => [id, level]));
const items: readonly Item[] = rowsOf('tests/tables/asvs.tsv').map(
  ([id = '', summary = '', state = '', proof = '']) => ({ id, summary, state, proof }),
);

function problemOf({ id, state, proof }: Item): string | undefined {
  if (!levels.has(id)) return `ASVS 5.0 has no item ${id} of level 1 or 2.`;
  if (state === 'open') return undefined;
  if (state === 'reason' || state === 'departure') return proof ? undefined : `${id} gives no reason.`;
  if (state !== 'test') return `${id} has the state "${state}", which is none.`;
  const [file = '', title = ''] = proof.split(' › ');
  if (!existsSync(join(root, file))) return `${id} names the file ${file}, which is not there.`;
  return readFileSync(join(root, file), 'utf8').includes(title)
    ? undefined
    : `${id} names a test that ${file} does not have: ${title}`;
}

const named = items.map(({ id }) => id);
const problems = [
  ...items.flatMap((item) => problemOf(item) ?? []),
  ...[...levels.keys()].filter((id) => !named.includes(id)).map((id) => `${id} is missing in tests/tables/asvs.tsv.`),
  ...named.filter((id, place) => named.indexOf(id) !== place).map((id) => `${id} is listed twice.`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const count = (state: string): number => items.filter((item) => item.state === state).length;
const plain = (text: string): string => text.replaceAll('|', '\\|');
const saidBy = ({ state, proof }: Item): string => (state === 'test' ? proof.replace(' › ', ': ') : proof);
const text = [
  '# OWASP ASVS 5.0, levels 1 and 2',
  '',
  'This page says how Imprint meets each item of the standard: by a test that fails when the item is not met, by a reason why it needs no test or does not apply, or by a departure with its decision. The summaries are ours; see the standard for the full text. The page is generated from `tests/tables/asvs.tsv` by `npm run asvs -- --write`; `npm run check -- asvs` fails on a test that does not exist, and on an item that is missing.',
  '',
  `${items.length} items: ${count('test')} by test, ${count('reason')} by reason, ${count('departure')} departures, ${count('open')} open.`,
  '',
  '| Item | Level | Requirement | Met by | Test or reason |',
  '| --- | --- | --- | --- | --- |',
  ...items.map(
    (item) =>
      `| ${item.id} | ${levels.get(item.id)} | ${plain(item.summary)} | ${item.state} | ${plain(saidBy(item))} |`,
  ),
  '',
].join('\n');
writeOrCompare(root, { 'docs/asvs.md': text }, 'npm run asvs -- --write');
