import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Every package of the lockfile has a licence that this project may ship with or build with.

const shipped = new Set(
  'MIT MIT-0 Apache-2.0 BSD-2-Clause BSD-3-Clause ISC 0BSD CC0-1.0 Unlicense OFL-1.1 BlueOak-1.0.0 Python-2.0 CC-BY-4.0'.split(' '),
);

/** Licences that ask for their own files' changes only, in tools that are never shipped, each with its reason. */
const builtWith: Readonly<Record<string, string>> = {
  'MPL-2.0': 'file-level copyleft; the tools (axe-core, lightningcss) are used unchanged and not shipped',
};

interface LockedPackage {
  readonly dev?: boolean;
  readonly license?: string;
  readonly link?: boolean;
}

const root = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

function installedLicence(path: string): string | undefined {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: string | { type: string } };
  return typeof license === 'string' ? license : license?.type;
}

/** "A OR B" needs one that is allowed, "A AND B" both. */
const isAllowed = (licence: string, allowed: (one: string) => boolean): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed(one.trim())));

const problems: string[] = [];
let checked = 0;
for (const [path, entry] of Object.entries(packages)) {
  if (path === '' || entry.link) continue;
  checked += 1;
  const licence = entry.license ?? installedLicence(path) ?? 'none stated';
  const mayUse = (one: string) => shipped.has(one) || (entry.dev === true && one in builtWith);
  if (!isAllowed(licence, mayUse)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    problems.push(`${name} has the licence ${licence}, which is not on the list for ${entry.dev ? 'tools' : 'shipped packages'}.`);
  }
}
for (const problem of problems) console.error(problem);
console.log(`${checked} packages, ${problems.length} without an allowed licence.`);
process.exitCode = problems.length > 0 ? 1 : 0;
