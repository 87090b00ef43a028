import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { npmPackage } from '../conformance/tools/npm.ts';

export const folder = join(import.meta.dirname, '../../ops/compose');
export const file = join(folder, 'compose.yaml');

export interface ComposedService {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly user?: string;
  readonly command?: string | readonly string[];
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  /** Where it is found for good, by network. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly restart: string;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Subnet {
  readonly subnet: string;
  readonly ip_range: string;
}

interface Composed {
  readonly services: Readonly<Record<string, ComposedService>>;
  readonly networks: Readonly<
    Record<string, { readonly internal?: boolean; readonly ipam?: { readonly config: readonly Subnet[] } } | null>
  >;
  readonly volumes: Readonly<Record<string, null>>;
}

const writer = join(folder, 'write-env');

/** What `write-env` says with these words in a folder. */
export const runWriteEnv = (cwd: string, ...words: string[]) => spawnSync(writer, words, { cwd, encoding: 'utf8' });

/** What it writes. */
export function writtenEnv(...words: string[]): Record<string, string> {
  const cwd = mkdtempSync(join(tmpdir(), 'imprint-env-'));
  try {
    execFileSync(writer, words, { cwd });
    return parseEnv(readFileSync(join(cwd, '.env'), 'utf8')) as Record<string, string>;
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

type Named = Readonly<Record<string, { readonly ipv4_address?: string } | null>>;
type Networks = readonly string[] | Named;

/** Networks are named in a list, or each with an address. */
function placed(service: unknown): ComposedService {
  const { networks, ...rest } = service as Omit<ComposedService, 'networks' | 'addresses'> & { networks: Networks };
  if (Array.isArray(networks)) return { ...rest, networks, addresses: {} };
  const addresses = Object.entries(networks as Named).flatMap(([name, given]) =>
    given?.ipv4_address ? [[name, given.ipv4_address] as const] : [],
  );
  return { ...rest, networks: Object.keys(networks), addresses: Object.fromEntries(addresses) };
}

/** The file as Docker reads it with these variables: names are replaced, one that is requested and missing is an error. */
export function composed(variables: Readonly<Record<string, string>>): Composed {
  const text = readFileSync(file, 'utf8')
    .replaceAll('$$', '\0')
    .replaceAll(/\$\{(\w+)(?::(\?|-)([^}]*))?\}/g, (_, name: string, sign: string | undefined, otherwise = '') => {
      const value = variables[name] || (sign === '-' ? otherwise : undefined);
      if (value === undefined) throw new Error(`${name} is missing.`);
      return value;
    })
    .replaceAll('\0', '$');
  const { services, ...rest } = parse(text, { merge: true });
  return { ...rest, services: Object.fromEntries(Object.entries(services).map(([name, one]) => [name, placed(one)])) };
}

/** What a linter for compose files finds, which holds them to the Compose Specification's schema too. */
export function lint(path: string): string {
  const program = join(npmPackage('dclint', '3.1.0'), 'bin', 'dclint.cjs');
  // An image that is built here has a name, and readers come from everywhere.
  const apart = ['no-build-and-image', 'no-unbound-port-interfaces'].flatMap((rule) => ['--disable-rule', rule]);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, path, '--quiet', ...apart], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}
