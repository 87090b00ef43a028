import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import type { Extension } from '../../kernel/extension.ts';
import { type Extensions, noExtensions } from '../../ports/extensions.ts';
import { extensionSchema, packageSchema } from './extension-schema.ts';

interface Loaded {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
  readonly extension: Extension;
}

const points = [
  'citationStyles',
  'importFormats',
  'themes',
  'distributionTargets',
  'homeModules',
  'identityProviders',
  'kinds',
] as const;

/** Loads packages by their names or folders, or says in plain words why one can't be used. `root` is where names are looked up. */
export async function loadExtensions(listed: readonly string[], root = process.cwd()): Promise<Extensions> {
  if (listed.length === 0) return noExtensions;
  const loaded: Loaded[] = [];
  for (const one of listed) loaded.push(await loadOne(one, root));
  refuseRepeated(loaded);
  const all = <Point extends (typeof points)[number]>(point: Point) =>
    loaded.flatMap(({ extension }): readonly unknown[] => extension[point] ?? []) as unknown as Extensions[Point];
  const installed = loaded.map(({ name, version, hash }) => [name, version, hash]);
  return {
    packages: loaded.map(({ name, version }) => ({ name, version })),
    release: createHash('sha256').update(JSON.stringify(installed)).digest('hex'),
    citationStyles: all('citationStyles'),
    importFormats: all('importFormats'),
    themes: all('themes'),
    distributionTargets: all('distributionTargets'),
    homeModules: all('homeModules'),
    identityProviders: all('identityProviders'),
    kinds: all('kinds'),
  };
}

async function loadOne(listed: string, root: string): Promise<Loaded> {
  const refuse = (why: string): never => {
    throw new Error(
      `The extension "${listed}" can’t be used: ${why}. See docs/extending.md, or take it out of IMPRINT_EXTENSIONS.`,
    );
  };
  const place = isAbsolute(listed) ? join(listed, 'package.json') : packageOf(listed, root);
  const written = place && (await readFile(place, 'utf8').catch(() => undefined));
  if (!place || written === undefined)
    return refuse(
      isAbsolute(listed)
        ? 'there is no package.json in this folder'
        : 'no package of this name is installed; give its name, or its folder as an absolute path',
    );
  const facts = packageSchema.safeParse(jsonOf(written));
  if (!facts.success) return refuse(`its package.json is not complete: ${firstOf(facts.error)}`);
  const { name, version, main } = facts.data;
  const entry = join(place, '..', main);
  const code = await readFile(entry).catch(() => refuse(`its package.json names "${main}", which is not there`));
  const module = await import(/* @vite-ignore */ pathToFileURL(entry).href).catch((problem: unknown) =>
    refuse(`its code fails when it is loaded: ${problem instanceof Error ? problem.message : problem}`),
  );
  const exported = (module as { readonly default?: unknown }).default;
  if (exported === undefined) return refuse(`"${main}" has no default export`);
  const read = extensionSchema.safeParse(exported);
  if (!read.success) return refuse(`${firstOf(read.error)}`);
  return { name, version, hash: createHash('sha256').update(code).digest('hex'), extension: exported as Extension };
}

function packageOf(name: string, root: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(join(root, 'package.json')));
  } catch {
    return undefined;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const firstOf = ({ issues: [issue] }: z.ZodError): string =>
  `${issue?.path.join('.') || 'all of it'} ${issue?.message}`;

/** A code stands in stored settings: two that share it could not be told apart. */
function refuseRepeated(loaded: readonly Loaded[]): void {
  for (const point of points) {
    const owners = new Map<string, string>();
    for (const { name, extension } of loaded)
      for (const { code } of extension[point] ?? []) {
        const other = owners.get(code);
        if (other !== undefined)
          throw new Error(
            `Two extensions have the code "${code}" among their ${point}: ${other} and ${name}. Take one of them out of IMPRINT_EXTENSIONS.`,
          );
        owners.set(code, name);
      }
  }
}
