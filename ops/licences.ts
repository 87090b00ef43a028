import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLicenceAllowed } from './check/licence-rule.ts';

// Every package of the lockfile has a licence that this project may ship with or build with.

interface LockedPackage {
  readonly dev?: boolean;
  readonly license?: string;
}

const root = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

function installedLicence(path: string): string | undefined {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return undefined;
  // Packages from before 2015 state a list.
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type: string };
    licenses?: { type: string }[];
  };
  return typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
}

const entries = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));
const problems = entries.flatMap(([path, { dev = false, license }]) => {
  const licence = license ?? installedLicence(path) ?? 'none stated';
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (isLicenceAllowed(licence, dev, name)) return [];
  return [`${name} has the licence ${licence}, which is not on the list for ${dev ? 'tools' : 'what is shipped'}.`];
});

for (const problem of problems) console.error(problem);
console.log(`${entries.length} packages, ${problems.length} without an allowed licence.`);
process.exitCode = problems.length > 0 ? 1 : 0;
