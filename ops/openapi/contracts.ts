import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '../../src/platform/contract/endpoint.ts';

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' &&
  exported !== null &&
  'name' in exported &&
  'input' in exported &&
  'output' in exported;

/** Every endpoint that a contract file exports, of all folders or of some. Contracts lead nowhere, so that they load without the rest of the app. */
export async function readContracts(root: string, folders = '{content,features}/**'): Promise<Endpoint[]> {
  const endpoints: Endpoint[] = [];
  for (const path of globSync(`src/${folders}/{,*.}contract.ts`, { cwd: root }).sort()) {
    const exports: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
    endpoints.push(...Object.values(exports).filter(isEndpoint));
  }
  return endpoints.sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : pathOf(a) > pathOf(b) ? 1 : a.name < b.name ? -1 : 1));
}

export const methodOf = ({ name }: Endpoint): string => name.slice(0, name.indexOf(' '));
export const pathOf = ({ name }: Endpoint): string => name.slice(name.indexOf(' ') + 1);
