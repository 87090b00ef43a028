import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,ops,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**'],
    reporters: ['default', 'json'],
    outputFile: { json: 'tests/results/units.json' },
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
