import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOrCompare } from './check/generated.ts';

// Where each address of the specification leads: `--write` renews docs/addresses.md, without it drift fails.

const root = join(import.meta.dirname, '..');
const linesOf = (path: string): string[] =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const tableOf = (path: string): string[][] =>
  linesOf(path)
    .slice(1)
    .map((line) => line.split('\t'));

/** Decided before any page is chosen, so it has no route: src/features/sites/site/domain/entry-rules.ts. */
const door = { address: '/', file: 'features/sites/site/domain/entry-rules.ts' };

/** Addresses are compared as the router compares them: without regard to case. */
const keyOf = (address: string): string => address.toLowerCase();

/** The specification's addresses in its order; `/a>/b` says that b is shown in the frame of a and is no address of its own. */
const specified = tableOf('tests/coverage/addresses.tsv')
  .map(([id = '']) => id.replace(/^address:/, ''))
  .filter((address) => !address.includes('>'));

/** Address → file of its page, read from the text of src/routes.ts: `page('/info/:id', column)`. */
function readRoutes(): Map<string, string> {
  const text = readFileSync(join(root, 'src/routes.ts'), 'utf8');
  const named = new Map(
    [...text.matchAll(/const (\w+) = '([^']+)';/g)].map(([, name = '', file = '']) => [name, file]),
  );
  return new Map(
    [...text.matchAll(/page\(\s*'([^']+)',\s*(?:'([^']+)'|(\w+)),?\s*\)/g)]
      .filter(([, path]) => path !== '*')
      .map(([, path = '', file, name = '']) => [
        keyOf(path.replaceAll(/:(\w+)/g, '{$1}')),
        file ?? named.get(name) ?? name,
      ]),
  );
}

const problems: string[] = [];
const routes = readRoutes().set(door.address, door.file);
const described = new Map(tableOf('docs/addresses.tsv').map(([address = '', ...rest]) => [address, rest] as const));
const known = new Set(specified.map(keyOf));

for (const address of specified) {
  if (!routes.has(keyOf(address))) problems.push(`${address} has no route in src/routes.ts.`);
  if (!described.has(address)) problems.push(`${address} has no line in docs/addresses.tsv.`);
}
for (const address of described.keys())
  if (!specified.includes(address))
    problems.push(`${address} of docs/addresses.tsv is not an address of the specification.`);
for (const [address, file] of routes)
  if (!existsSync(join(root, 'src', file)))
    problems.push(`${address} leads to src/${file} in src/routes.ts, which does not exist.`);

const code = (text: string): string => `\`${text}\``;

function row(address: string): string {
  const [shows = '', reads = '', canonical = ''] = described.get(address) ?? [];
  const file = routes.get(keyOf(address));
  const page = file ? `[${file.slice(file.lastIndexOf('/') + 1)}](../src/${file})` : '';
  const addressed = canonical === '=' ? 'itself' : canonical.replaceAll(/\/\S+/g, code);
  return `| ${code(address)} | ${shows} | ${page} | ${reads} | ${addressed} |`;
}

function ownPages(): string {
  const own = [...routes].filter(([address]) => !known.has(address));
  if (own.length === 0) return '';
  const rows = own.map(([address, file]) => `| ${code(address)} | [${file}](../src/${file}) |`);
  return `\n## Additional addresses\n\nThese are not in the specification.\n\n| Address | Page |\n|---|---|\n${rows.join('\n')}\n`;
}

const components = new Set([...routes].filter(([address]) => address !== door.address).map(([, file]) => file)).size;
const text = `# Every address of the portal

This page lists every address of the specification, the page component that serves it, and the query parameters that it reads. It is generated from \`src/routes.ts\` and \`docs/addresses.tsv\` by \`npm run addresses -- --write\`.

The specification names ${specified.length} addresses; ${components} page components serve them. Addresses are matched case-insensitively, as the specification's /aboutUs and /aboutus require.

- **Reads**: the query parameters that change the page. All pages read their parameters through one table, \`src/platform/kernel/page-parameters.ts\`, which drops invalid values. The edge removes parameters that no page reads (\`ops/edge/addresses.vcl\`): add a new one there too.
- **Canonical**: the address to link to if several show the same item; a page names it in its head.
- **columnId** is the id of the item shown: a channel on column pages, the item itself on its detail page.

| Address | Shows | Page | Reads | Canonical |
|---|---|---|---|---|
${specified.map(row).join('\n')}

The children of /unifiedSearch (/unifiedSeniorSearch, /article, /thesisDetails, /textList, /textDetail) are the same absolute addresses in the portal's frame, not separate addresses.
${ownPages()}`;

writeOrCompare(root, { 'docs/addresses.md': text }, 'node ops/addresses.ts --write');
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
