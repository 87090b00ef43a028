import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ['tests/fuzz/*.fuzz.ts'],
    reporters: ['verbose', 'json'],
    outputFile: { json: 'tests/results/fuzz.json' },
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
