import { defineConfig } from 'vitest/config';
import { changing, ReadersFirst } from './readers-first.ts';

const files = (names: readonly string[]) => names.map((name) => `tests/journeys/${name}.journey.ts`);
const common = {
  // Loading every module anew for every file takes a second of a processor. Modules hold no state but the browser of their worker.
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 120_000,
  // A page on a machine that others use as well takes more than the second that is waited else.
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    globalSetup: ['tests/journeys/portal.setup.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'tests/results/journeys.json' },
    sequence: { sequencer: ReadersFirst },
    // All journeys walk through one portal: whoever only reads comes before whoever publishes, imports or rearranges.
    projects: [
      {
        test: {
          name: 'reading',
          include: files(['*']),
          exclude: files(changing),
          // Two browsers for two cores: one mostly waits.
          maxWorkers: 2,
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
          ...common,
        },
      },
      {
        test: {
          name: 'changing',
          include: files(changing),
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          ...common,
        },
      },
    ],
  },
});
