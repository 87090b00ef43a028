import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// How many bytes of script and style a reader's page loads, read from a build:
//   node ops/bundle-sizes.ts [folder of the build]      writes the lines of tests/tables/bundle-sizes.tsv

interface Part {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
interface Manifest {
  readonly entry: Part;
  readonly routes: Readonly<Record<string, Part & { readonly parentId?: string }>>;
}

/** The pages that readers see most: a journal's home, a portal's home, an article, search results. */
const watchedPages = ['/homeNav', '/scanHome', '/article/doi/*', '/textList'];

export interface PageSize {
  readonly page: string;
  /** The script that every page begins with. */
  readonly first: number;
  /** All script, once the page has come alive. */
  readonly script: number;
  readonly style: number;
}

export function pageSizes(build: string): PageSize[] {
  const assets = join(build, 'client', 'assets');
  const manifest = readManifest(assets);
  const bytes = (files: Iterable<string>) =>
    [...new Set([...files].map((file) => file.replace(/^\/assets\/|#.*$/g, '')))].reduce(
      (sum, file) => sum + readFileSync(join(assets, file)).length,
      0,
    );
  return watchedPages.map((page) => {
    const parts = [manifest.entry, ...chainOf(manifest, page)];
    const scripts = parts.flatMap(({ module, imports = [] }) => [module, ...imports]);
    return {
      page,
      first: bytes([manifest.entry.module, ...(manifest.entry.imports ?? [])]),
      script: bytes(scripts),
      style: bytes(parts.flatMap(({ css = [] }) => css)),
    };
  });
}

function readManifest(assets: string): Manifest {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('There is no build. Run "npm run build" first.');
  const text = readFileSync(join(assets, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

/** A route and all that it stands in. */
function chainOf({ routes }: Manifest, address: string): Part[] {
  const chain: Part[] = [];
  for (let route = routes[address]; route; route = routes[route.parentId ?? '']) chain.push(route);
  if (chain.length === 0) throw new Error(`No route shows ${address}.`);
  return chain;
}

if (import.meta.main) {
  console.log('page\tfirst\tscript\tstyle');
  for (const { page, first, script, style } of pageSizes(process.argv[2] ?? join(import.meta.dirname, '../build')))
    console.log([page, first, script, style].join('\t'));
}
