import { defineConfig } from 'vitest/config';
import { ReadersFirst } from './readers-first.ts';

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ['tests/journeys/*.journey.ts'],
    globalSetup: ['tests/journeys/portal.setup.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'tests/results/journeys.json' },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // A page on a machine that others use as well takes more than the second that is waited else.
    expect: { poll: { timeout: 15_000 } },
    // One browser at a time: two cores, and the portal itself needs one.
    fileParallelism: false,
    maxConcurrency: 2,
    sequence: { sequencer: ReadersFirst },
  },
});
