import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the checkout that a script writes, with the text they should have now. */
export type Generated = Readonly<Record<string, string>>;

/** One sentence for each file that says something else than it should, with the first line that differs. */
export function driftIn(root: string, generated: Generated, writer: string): string[] {
  return Object.entries(generated).flatMap(([path, wanted]) => {
    const file = join(root, path);
    if (!existsSync(file)) return [`${path} is missing; "${writer}" writes it.`];
    const given = readFileSync(file, 'utf8');
    if (given === wanted) return [];
    return [`${path} has drifted from its source at ${firstDifference(given, wanted)}; "${writer}" renews it.`];
  });
}

function firstDifference(given: string, wanted: string): string {
  const there = given.split('\n');
  const should = wanted.split('\n');
  const place = should.findIndex((line, at) => line !== there[at]);
  const at = place === -1 ? should.length : place;
  return `line ${at + 1} (there: ${JSON.stringify(there[at] ?? 'nothing')}, should be: ${JSON.stringify(should[at] ?? 'nothing')})`;
}

/** What a script that generates files does last: write them when told so, else fail on drift. */
export function writeOrCompare(root: string, generated: Generated, writer: string): void {
  if (process.argv.includes('--write')) {
    for (const [path, text] of Object.entries(generated)) writeFileSync(join(root, path), text);
    console.log(`written: ${Object.keys(generated).join(', ')}`);
    return;
  }
  const problems = driftIn(root, generated, writer);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`up to date: ${Object.keys(generated).join(', ')}`);
  else process.exitCode = 1;
}
