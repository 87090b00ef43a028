import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Token } from './code-tokens.ts';
import { partsOf } from './literal.ts';
import { type Row, testOf } from './rows.ts';

export type Mutation = { readonly row: Row; readonly token: Token };
type Imported = { readonly direct: ReadonlySet<string>; readonly reached: ReadonlySet<string> };
type Choice = { readonly possible: Mutation[][]; readonly skipped: Map<string, number> };

const notInCode = 'no whole string or number of the code is the literal';
const journey = 'its test walks through the built portal, which would have to be built anew for each change';
const ambiguous = 'the literal stands in several places, or is too short to tell which is meant';

// Routers write /mag/{id} as mag/:id, an endpoint's name begins with its method.
function spellingsInCode(part: string): string[] {
  if (!part.startsWith('/')) return [part];
  const withColons = part.replace(/\{(\w+)\}/g, ':$1');
  const paths = new Set([part, withColons, part.slice(1), withColons.slice(1)].filter((path) => path !== ''));
  return [...paths, `GET ${part}`, `POST ${part}`];
}

/** The local files that a test imports: the code it speaks of. */
function importsOf(root: string, testFile: string): Set<string> {
  const path = join(root, testFile);
  if (!existsSync(path)) return new Set();
  const imports = readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g);
  return new Set([...imports].map((match) => normalize(join(dirname(testFile), match[1] ?? '')).replaceAll('\\', '/')));
}

/** What a test reaches through the imports of what it imports; a change elsewhere can't turn it red. */
function reachedFrom(root: string, testFile: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [testFile];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...importsOf(root, file));
  }
  return reached;
}

/** Texts are gathered by a pattern and not by imports. */
const isText = ({ file }: Token): boolean => /\/(server-)?messages\/\w+\.json$/.test(file);
const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];
/** Two features may use the same words for different things. */
const isOfAnother = (testFile: string, { file }: Token): boolean => {
  const [own, other] = [featureOf(testFile), featureOf(file)];
  return own !== undefined && other !== undefined && own !== other;
};
/** One word may be anything: a field, a type, a class. A path or a sentence means itself. */
const saysTooLittle = (part: string): boolean => part.length < 4 || /^-?\w+$/.test(part);

function theOneMeant(
  part: string,
  found: readonly Token[],
  testFile: string,
  { direct, reached }: Imported,
): Token | undefined {
  const tokens = found.filter((token) => isText(token) || (reached.has(token.file) && !isOfAnother(testFile, token)));
  const near = tokens.filter((token) => direct.has(token.file));
  if (near.length > 0) return near.length === 1 ? near[0] : undefined;
  if (saysTooLittle(part)) return undefined;
  if (tokens.length === 1) return tokens[0];
  // Several languages are copies of the English texts; tests assert the English ones.
  if (!tokens.every(isText)) return undefined;
  const english = tokens.filter((token) => token.file.endsWith('/en.json'));
  return english.length === 1 ? english[0] : undefined;
}

/** For each proven row that can be mutated, the changes of which each must turn its test red. */
export function chooseMutations(root: string, rows: readonly Row[], tokens: readonly Token[]): Choice {
  const byValue = Map.groupBy(tokens, (token) => token.value);
  const imports = new Map<string, Imported>();
  const possible: Mutation[][] = [];
  const skipped = new Map<string, number>();
  for (const row of rows) {
    const file = testOf(row)?.file;
    if (row.state !== 'proven' || file === undefined) continue;
    if (file.endsWith('.journey.ts')) {
      skipped.set(journey, (skipped.get(journey) ?? 0) + 1);
      continue;
    }
    const imported = imports.get(file) ?? { direct: importsOf(root, file), reached: reachedFrom(root, file) };
    imports.set(file, imported);
    const found = partsOf(row.literal)
      .map((part) => ({ part, tokens: spellingsInCode(part).flatMap((spelling) => byValue.get(spelling) ?? []) }))
      .filter((candidate) => candidate.tokens.length > 0);
    const meant = found.flatMap((candidate) => theOneMeant(candidate.part, candidate.tokens, file, imported) ?? []);
    if (meant.length > 0) possible.push(meant.map((token) => ({ row, token })));
    else {
      const reason = found.length === 0 ? notInCode : ambiguous;
      skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
    }
  }
  return { possible, skipped };
}

// mulberry32: the same seed picks the same rows, so that a survivor can be looked at again.
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick(possible: readonly Mutation[][], wanted: number, seed: number): Mutation[] {
  const random = randomFrom(seed);
  const rows = [...possible];
  const picked: Mutation[] = [];
  while (picked.length < wanted && rows.length > 0) {
    const [changes = []] = rows.splice(Math.floor(random() * rows.length), 1);
    picked.push(...changes.slice(Math.floor(random() * changes.length)).slice(0, 1));
  }
  return picked;
}
