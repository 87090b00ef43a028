import { defineConfig } from 'vitest/config';

/** Tests that measure the memory of their own process, which must hold nothing of other tests. */
const measuring = ['src/platform/adapters/s3/s3-file-store.test.ts', 'tests/hostile/uploads/uploads.test.ts'];
const never = ['tests/journeys/**', 'node_modules/**'];

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'tests/results/units.json' },
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'units',
          include: ['{src,ops,tests,samples}/**/*.test.{ts,tsx}'],
          exclude: [...never, ...measuring],
          testTimeout: 60_000,
          // Loading every module anew for every file took a third of the time. Modules hold no state; what a file needs to itself is a database.
          isolate: false,
        },
      },
      { test: { name: 'measuring', include: measuring, exclude: never, testTimeout: 60_000 } },
    ],
  },
});
