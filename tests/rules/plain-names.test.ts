import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Words that once had a meaning of their own here, with the standard terms that replace them. */
const replacements: Readonly<Record<string, string>> = {
  asked: 'requested, query, input',
  shown: 'visible, displayed, listed',
  told: 'notified, sent, reported',
  untold: 'remaining',
  look: 'theme, layout, check, poll',
  beside: 'related, next to',
  thing: 'item, entry',
  things: 'items, entries',
  settle: 'complete, flush',
  settled: 'complete, delivered',
  desk: 'console, office, page',
  opinion: 'review',
  shelf: 'list',
  standing: 'status',
  wish: 'request',
  owe: 'enqueue',
  grounds: 'entitlement',
  seat: 'console role',
  makeshift: 'degraded',
};

/** Names that stored data or the public interface have: they follow what they read and write. */
const published: Readonly<Record<string, string>> = {
  asked: 'a synonym in the answer of a search',
  askedAt: 'a review in the answer of the editorial calls',
  commentsShownAtOnce: 'a stored setting of a site',
  isAsked: 'the answer of the call that reads a manuscript again',
  isShown: 'a row in the answer of the console’s lists',
  look: 'a stored section of a site’s configuration',
  shown: 'a field of search documents, of stored edits of files and of the navigation’s entries',
};

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const isField = (node: ts.Node): boolean =>
  ts.isPropertySignature(node) || (ts.isBindingElement(node) && node.propertyName === undefined);

/** What gives something a name. Keys of objects follow the type of the object. */
const isDeclaration = (node: ts.Node): boolean =>
  isField(node) ||
  ts.isBindingElement(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isTypeParameterDeclaration(node);

function unclearNames(path: string, text: string): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node };
    if (name && ts.isIdentifier(name) && isDeclaration(node)) {
      const word = wordsOf(name.text).find((one) => Object.hasOwn(replacements, one));
      if (word && !(isField(node) && Object.hasOwn(published, name.text))) {
        const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
        found.push(`${path}:${line + 1} ${name.text}: say ${replacements[word]}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('nothing is declared with a word that means something only here', () => {
  const files = globSync('{src,tests,ops,samples}/**/*.{ts,tsx}', { cwd: root });
  const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
  const any = new RegExp(Object.keys(replacements).join('|'), 'i');
  const found = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return any.test(text.replaceAll(comments, '')) ? unclearNames(path, text) : [];
  });
  expect(files.length).toBeGreaterThan(2_000);
  expect(found).toEqual([]);
}, 120_000);

test('a declaration of every form is found by its name', () => {
  const text = `const asked = 1; function lookAt({ told }, things) {} interface Shown { desk: 1; settle(): void; isShown: 1 }
    type Opinion<Wish> = 1; class Standing { owe() {} } const { isShown: shown } = {}; const { shown } = { unknown };`;
  expect(unclearNames('sample.ts', text).map((line) => line.split(/[ :]+/)[2])).toEqual([
    'asked',
    'lookAt',
    'told',
    'things',
    'Shown',
    'desk',
    'settle',
    'Opinion',
    'Wish',
    'Standing',
    'owe',
    'shown',
  ]);
});
