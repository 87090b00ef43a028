import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowedImports, type ForbiddenImport, forbiddenImports, wayBack } from './forbidden-imports.ts';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string; readonly severity: string };
}

const root = join(import.meta.dirname, '../..');
const configuration = join(root, '.dependency-cruiser.cjs');
const rules: readonly { name: string; severity: string }[] = createRequire(import.meta.url)(configuration).forbidden;
const isPackage = (target: string) => !target.includes('/') || target.startsWith('node:');

const app = mkdtempSync(join(tmpdir(), 'imprint-layers-'));
let violations: readonly Violation[] = [];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(app, path)), { recursive: true });
  writeFileSync(join(app, path), text);
}

/** A small project with every forbidden import in it, checked by the very rules of the real one. */
function build(imports: readonly ForbiddenImport[]): void {
  cpSync(join(root, 'tsconfig.json'), join(app, 'tsconfig.json'));
  write('package.json', JSON.stringify({ dependencies: { zod: '1' }, devDependencies: { 'a-tool': '1' } }));
  for (const name of ['zod', 'a-tool']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  for (const [from, given] of Map.groupBy(imports, (one) => one.from)) {
    const lines = given.map(({ imports: target, asType }, place) => {
      const path = isPackage(target) ? target : relative(dirname(from), target);
      const specifier = isPackage(target) || path.startsWith('.') ? path : `./${path}`;
      return `import ${asType ? 'type ' : ''}{ thing as thing${place} } from '${specifier}';\nexport { thing${place} };\n`;
    });
    write(from, `${lines.join('')}export const thing = 1;\n`);
  }
  for (const { imports: target } of imports) {
    const isMissing = isPackage(target) || target.includes('nowhere') || existsSync(join(app, target));
    if (!isMissing) write(target, 'export const thing = 1;\n');
  }
}

beforeAll(() => {
  build([...Object.values(forbiddenImports).flat(), wayBack, ...allowedImports]);
  const words = ['src', '--config', configuration, '--output-type', 'json'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/depcruise'), words, { cwd: app, encoding: 'utf8' });
  violations = JSON.parse(stdout).summary.violations;
}, 60_000);

afterAll(() => rmSync(app, { recursive: true, force: true }));

const isAbout = ({ from, imports }: ForbiddenImport, violation: Violation): boolean =>
  violation.from === from && (isPackage(imports) || violation.to.includes(imports.split('/').at(-1) as string));

describe('the layer checker refuses', () => {
  test.each(rules.map(({ name }) => name))('what the rule %s forbids', (name) => {
    const forbidden = forbiddenImports[name] ?? [];
    expect(forbidden.length, `give ${name} an import in tests/rules/forbidden-imports.ts`).toBeGreaterThan(0);
    for (const one of forbidden) {
      const found = violations.some((violation) => violation.rule.name === name && isAbout(one, violation));
      expect(found, `${one.from} may not import ${one.imports}`).toBe(true);
    }
  });

  test('at error level, every rule', () => {
    expect(rules.filter(({ severity }) => severity !== 'error')).toEqual([]);
  });
});

test('the layer checker lets allowed imports pass', () => {
  const files = new Set(allowedImports.map(({ from }) => from));
  expect(violations.filter(({ from }) => files.has(from))).toEqual([]);
});
