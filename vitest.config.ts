import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,ops,tests}/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
