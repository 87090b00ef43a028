import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokensOf } from './code-tokens.ts';
import { mutate, type Outcome, whileChanged } from './mutate.ts';
import { provenRow, temporaryCheckout } from './temporary-checkout.ts';

const source = 'export const badgeMax = 99;\n';
const rows = [provenRow('constant:badge-max', '99', 'src/badge.test.ts › the badge shows at most 99')];

function committedCheckout(): string {
  const root = temporaryCheckout({
    'src/badge.ts': source,
    'src/badge.test.ts': "import { badgeMax } from './badge.ts';",
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Sample', '-c', 'user.email=sample@example.org', ...args], { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'sample');
  return root;
}

async function mutateWith(root: string, outcome: (text: string) => Outcome) {
  const lines: string[] = [];
  const seen: string[] = [];
  const runTest = async () => {
    const text = readFileSync(join(root, 'src/badge.ts'), 'utf8');
    seen.push(text);
    return outcome(text);
  };
  const fine = await mutate(root, rows, 1, 1, runTest, (line) => lines.push(line));
  return { fine, seen, last: lines.at(-1), left: readFileSync(join(root, 'src/badge.ts'), 'utf8') };
}

test('a change that turns the test red is caught, and the file is put back', async () => {
  const { fine, seen, last, left } = await mutateWith(committedCheckout(), (text) =>
    text === source ? 'passed' : 'failed',
  );
  expect(seen).toEqual([source, 'export const badgeMax = 100;\n']);
  expect(fine).toBe(true);
  expect(last).toBe('mutations: 1 changed, 1 caught, 0 survived');
  expect(left).toBe(source);
});

test('a change that no test notices survives and fails the run', async () => {
  const { fine, last, left } = await mutateWith(committedCheckout(), () => 'passed');
  expect(fine).toBe(false);
  expect(last).toBe('mutations: 1 changed, 0 caught, 1 survived');
  expect(left).toBe(source);
});

test('a test that is red without a change judges nothing', async () => {
  const { fine, seen, last } = await mutateWith(committedCheckout(), () => 'failed');
  expect(fine).toBe(false);
  expect(seen).toEqual([source]);
  expect(last).toBe('mutations: 0 changed, 0 caught, 0 survived');
});

test('a file with uncommitted changes is not touched', async () => {
  const root = committedCheckout();
  writeFileSync(join(root, 'src/badge.ts'), `${source}// more\n`);
  const { fine, seen, left } = await mutateWith(root, () => 'failed');
  expect(fine).toBe(false);
  expect(seen).toEqual([]);
  expect(left).toBe(`${source}// more\n`);
});

test('the file is put back when the run breaks', async () => {
  const root = committedCheckout();
  const [token] = tokensOf('src/badge.ts', source);
  if (token === undefined) throw new Error('the sample holds a number');
  const broken = whileChanged(root, token, async () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(readFileSync(join(root, 'src/badge.ts'), 'utf8')).toBe(source);
});

test('a run that could change nothing proves nothing', async () => {
  const lines: string[] = [];
  const fine = await mutate(
    committedCheckout(),
    [],
    20,
    1,
    async () => 'passed',
    (line) => lines.push(line),
  );
  expect(fine).toBe(false);
  expect(lines.at(-1)).toBe('mutations: 0 changed, 0 caught, 0 survived');
});
