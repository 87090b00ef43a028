import type { Outcome, Step } from './check/step.ts';
import { steps } from './check/steps.ts';

// One command for everything that can be proven without a browser. It runs every step, whatever the others say.

const names = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `check: there is no step ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(2);
}

const line = (mark: string, step: Step, seconds: number, words = '') =>
  console.log(`${mark.padEnd(7)}${step.name.padEnd(11)}${`${seconds.toFixed(1)} s`.padStart(8)}  ${words}`.trimEnd());

const outcomes: { step: Step; outcome: Outcome; seconds: number }[] = [];
for (const step of steps.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`       ${step.name}: ${step.proves} …`);
  const began = performance.now();
  const outcome = await step
    .run()
    .catch((problem: Error): Outcome => ({ passed: 0, failed: 1, words: problem.stack ?? problem.message }));
  const seconds = (performance.now() - began) / 1000;
  outcomes.push({ step, outcome, seconds });
  if (outcome.failed > 0) console.log(`\n${outcome.words}\n`);
  line(outcome.failed > 0 ? 'FAILED' : 'ok', step, seconds, outcome.failed > 0 ? step.proves : outcome.words);
}

console.log('');
for (const { step, outcome, seconds } of outcomes)
  line(outcome.failed > 0 ? 'FAILED' : 'ok', step, seconds, `${outcome.passed} passed, ${outcome.failed} failed`);
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, { outcome }) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
