import { defineConfig } from 'vitest/config';

/** For the run inside the copy, which the test next to this folder starts. */
export default defineConfig({
  test: { include: ['tests/rules/new-kind/find-dataset.ts'], testTimeout: 60_000, reporters: ['default'] },
});
