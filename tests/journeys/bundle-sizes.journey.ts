import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type PageSize, pageSizes } from '../../ops/bundle-sizes.ts';

const kept: readonly PageSize[] = readFileSync(join(import.meta.dirname, '../tables/bundle-sizes.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .slice(1)
  .map((line) => {
    const [page = '', first, script, style] = line.split('\t');
    return { page, first: Number(first), script: Number(script), style: Number(style) };
  });

it('loads no more script or style into readers’ pages than the file of sizes says', () => {
  const grown = pageSizes(join(import.meta.dirname, '../../build')).flatMap((now) => {
    const before = kept.find(({ page }) => page === now.page);
    return (['first', 'script', 'style'] as const)
      .filter((part) => now[part] > (before?.[part] ?? 0))
      .map((part) => `${now.page}: ${part} has ${now[part]} bytes instead of ${before?.[part]}`);
  });
  expect(grown).toEqual([]);
});
