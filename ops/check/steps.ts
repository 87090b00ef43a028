import { commandStep } from './command.ts';
import { servicesStep } from './services-step.ts';
import type { Step } from './step.ts';
import { testsStep } from './tests-step.ts';

/** What `npm run check` proves, quickest first. A name selects: `npm run check -- layers units`. */
export const steps: readonly Step[] = [
  commandStep('format', 'format and lint', ['biome', 'ci', '--colors=off', '--max-diagnostics=60', '.']),
  commandStep('texts', 'message texts in seven languages, and the list of their keys', ['node', 'ops/texts.ts']),
  commandStep(
    'types',
    'types, those of the routes included',
    ['react-router', 'typegen'],
    ['tsc', '--noEmit', '-p', '.'],
  ),
  commandStep('layers', 'who imports whom', [
    'depcruise',
    ...['src', 'ops', 'db', 'tests', 'samples'],
    ...['--config', '.dependency-cruiser.cjs', '--no-progress'],
  ]),
  commandStep('licences', 'licences of all packages', ['node', 'ops/licences.ts']),
  commandStep('dead-code', 'no file, export or package that nobody uses', ['knip', '--no-progress']),
  commandStep('openapi', 'docs/openapi.json and docs/api.md say what the contracts say', ['node', 'ops/openapi.ts']),
  commandStep('addresses', 'docs/addresses.md says what the routes say', ['node', 'ops/addresses.ts']),
  commandStep('asvs', 'docs/asvs.md names tests that exist, for every item of the standard', ['node', 'ops/asvs.ts']),
  servicesStep,
  commandStep('schema', 'db/schema.sql and db/types.ts say what the migrations make', ['node', 'ops/schema.ts']),
  commandStep('previous', 'the previous commit works on the new schema', ['node', 'tests/schema/previous-commit.ts']),
  testsStep,
];
