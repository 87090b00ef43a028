import type { Bench } from './bench.ts';
import { measureArticles } from './import/articles.ts';
import { measureSearchable } from './import/searchable.ts';

/** How fast content comes in, and how soon it is found. */
export const importBench: Bench = {
  purpose: 'records in PostgreSQL until searchable ÷ bare _bulk: ≤ 2×; articles/s against bare COPY',
  async run(options) {
    return [
      ...(await measureArticles({ ...options, pairs: Math.min(options.pairs, 5) })),
      await measureSearchable(options),
    ];
  },
};
