import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Edit } from './edits.ts';
import { nameInCode, partsOf } from './literal.ts';
import type { Mutation } from './mutation.ts';
import { isJourney, type Row, testOf } from './rows.ts';

/** What a call takes is not what it tells. */
const isInput = (name: string): boolean => /input|query|draft|filter/i.test(name);

const nameOf = (node: ts.Node): string | undefined =>
  (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && ts.isIdentifier(node.name)
    ? node.name.text
    : undefined;

const contractsIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((name) => /(?:^|\.)contract\.ts$/.test(name))
        .map((name) => `${folder}/${name}`)
    : [];

/** The contracts of the noun whose folder the test stands in. */
function contractsOf(root: string, testFile: string): string[] {
  for (let folder = dirname(testFile); folder.startsWith('src/'); folder = dirname(folder)) {
    const found = contractsIn(root, folder);
    if (found.length > 0) return found;
  }
  return [];
}

/** Where a contract declares a field of an answer. Without it parsing drops the field, and nobody is told. */
function declarations(file: string, text: string, field: string): Edit[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Edit[] = [];
  const walk = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined && isInput(name)) return;
    if (ts.isPropertyAssignment(node) && name === field && isOfSchema(node)) {
      const comma = text[node.end] === ',' ? 1 : 0;
      found.push({ file, start: node.getStart(source), end: node.end + comma, text: '' });
      return;
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

/** `z.object({ … })`, or a group of fields that is spread into one. */
const isOfSchema = (node: ts.PropertyAssignment): boolean =>
  /^z\.|Output|Schema|\.optional\(\)|\.nullable\(\)|^[a-z]\w*$/.test(node.initializer.getText());

/** For rows of fields: the call no longer tells the field. */
export function fieldMutation(root: string, row: Row): Mutation | undefined {
  const test = testOf(row);
  const field = nameInCode(partsOf(row.literal).at(-1) ?? '');
  if (!row.id.startsWith('field:') || !test || isJourney(test)) return undefined;
  const edits = contractsOf(root, test.file).flatMap((contract) =>
    declarations(contract, readFileSync(join(root, contract), 'utf8'), field),
  );
  return edits.length > 0 ? { row, edits } : undefined;
}
