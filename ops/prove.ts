import { runCommand } from './check/command.ts';

// All proofs there are, every page in every language included: before an issue is called resolved.

/** What else looks at a part of its subject. */
const everything = { IMPRINT_WHOLE: '1', IMPRINT_WALK: '10000', IMPRINT_UPLOAD_MEGABYTES: '200' };

/** In this order: the coverage file asks for the results of all tests and journeys. */
const proofs: readonly (readonly [name: string, ...command: string[]])[] = [
  ['build', 'npm', 'run', '--silent', 'build'],
  ['check', 'npm', 'run', '--silent', 'check'],
  ['journeys', 'npm', 'run', '--silent', 'journeys', '--', '--all', '--ci'],
  ['faults', 'npm', 'run', '--silent', 'faults'],
  ['fuzz', 'npm', 'run', '--silent', 'fuzz'],
  ['coverage', 'npm', 'run', '--silent', 'coverage:spec', '--', '--mutate', '--all'],
];

const rows: { name: string; ok: boolean; seconds: number; words: string }[] = [];
for (const [name, ...command] of proofs) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const { status, output } = await runCommand(command, { aloud: true, env: everything });
  const seconds = (performance.now() - began) / 1000;
  rows.push({ name, ok: status === 0, seconds, words: output.trimEnd().split('\n').at(-1) ?? '' });
}

console.log('');
for (const { name, ok, seconds, words } of rows)
  console.log(`${(ok ? 'ok' : 'FAILED').padEnd(8)}${name.padEnd(11)}${seconds.toFixed(0).padStart(5)} s  ${words}`);
const failed = rows.filter(({ ok }) => !ok).length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
