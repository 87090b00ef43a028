import { openScanned } from '../../support/scanned-package.ts';
import type { BenchApp } from './bench-app.ts';

/** Imports a whole package into a site, and answers how many seconds that took. */
export async function importAll({ importing }: BenchApp, site: number, name: string, path: string): Promise<number> {
  const format = importing.formats.find((known) => known.name === name);
  if (!format) throw new Error(`There is no format "${name}".`);
  const started = performance.now();
  const from = await openScanned({ importing }, path);
  const { refused } = await importing.importPackage({
    site,
    format,
    from,
    again: false,
    onProgress: () => {},
    onEntry: () => {},
  });
  if (refused > 0) throw new Error(`${refused} documents of ${path} were refused.`);
  return (performance.now() - started) / 1_000;
}
