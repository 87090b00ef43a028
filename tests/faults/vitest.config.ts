import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ['tests/faults/*.fault.ts'],
    reporters: ['verbose', 'json'],
    outputFile: { json: 'tests/results/faults.json' },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One portal at a time: a second one would make the first slow, and slowness is what some of these measure.
    fileParallelism: false,
  },
});
