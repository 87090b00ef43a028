import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { otherToken, type Token } from './code-tokens.ts';
import { partsOf } from './literal.ts';
import type { Mutation } from './mutation.ts';
import { isJourney, type Row, testOf } from './rows.ts';

type Imported = { readonly direct: ReadonlySet<string>; readonly reached: ReadonlySet<string> };

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
  // A call is what its contract names; pages that ask for it say the same.
  const declared = tokens.filter(({ file }) => file.endsWith('contract.ts'));
  if (declared.length === 1) return declared[0];
  if (tokens.length === 1) return tokens[0];
  // Several languages are copies of the English texts; tests assert the English ones.
  if (!tokens.every(isText)) return undefined;
  const english = tokens.filter((token) => token.file.endsWith('/en.json'));
  return english.length === 1 ? english[0] : undefined;
}

/** For rows whose literal stands in the code which their test reaches: it is written otherwise, and each such change must turn the test red. */
export function literalMutations(root: string, tokens: readonly Token[]): (row: Row) => Mutation[] {
  const byValue = Map.groupBy(tokens, (token) => token.value);
  const imports = new Map<string, Imported>();
  return (row) => {
    const test = testOf(row);
    if (row.state !== 'proven' || !test || isJourney(test)) return [];
    const { file } = test;
    const imported = imports.get(file) ?? { direct: importsOf(root, file), reached: reachedFrom(root, file) };
    imports.set(file, imported);
    return partsOf(row.literal).flatMap((part) => {
      const found = spellingsInCode(part).flatMap((spelling) => byValue.get(spelling) ?? []);
      const meant = theOneMeant(part, found, file, imported);
      return meant ? [{ row, edits: [otherToken(meant)] }] : [];
    });
  };
}
