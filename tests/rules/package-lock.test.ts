import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  optionalDependencies?: Record<string, string>;
}

// npm leaves out packages of platforms it did not install, and then refuses its own file in `npm ci`.
test('package-lock.json names every optional package, so that a clean install is possible', () => {
  const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const packages: Record<string, Locked> = JSON.parse(lock).packages;
  const places = Object.keys(packages);
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});
