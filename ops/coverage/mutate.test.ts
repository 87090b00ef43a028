import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whileEdited } from './edits.ts';
import { mutate, type Outcome } from './mutate.ts';
import type { Mutation } from './mutation.ts';
import { provenRow, temporaryCheckout } from './temporary-checkout.ts';
import { verdictsIn } from './verdicts.ts';

const source = 'export const badgeMax = 99;\n';
const wrong = 'export const badgeMax = 100;\n';
const row = provenRow('constant:badge-max', '99', 'src/badge.test.ts › the badge shows at most 99');
const start = source.indexOf('99');
const edit = { file: 'src/badge.ts', start, end: start + 2, text: '100' };
const mutation: Mutation = { row, edits: [edit] };

const checkout = (): string =>
  temporaryCheckout({ 'src/badge.ts': source, 'src/badge.test.ts': "import { badgeMax } from './badge.ts';" });

async function mutateWith(
  root: string,
  outcome: (text: string, title: string) => Outcome,
  mutations: readonly Mutation[] = [mutation],
) {
  const lines: string[] = [];
  const seen: string[] = [];
  const read = () => readFileSync(join(root, 'src/badge.ts'), 'utf8');
  const fine = await mutate(
    {
      root,
      verdicts: verdictsIn(root),
      say: (line) => lines.push(line),
      runTests: async (tests) => {
        seen.push(read());
        return tests.map(({ title }) => outcome(read(), title));
      },
    },
    mutations,
  );
  return { fine, seen, last: lines.at(-1), left: read() };
}
const notices = (text: string): Outcome => (text === source ? 'passed' : 'failed');

test('a change that turns the test red is caught, and the file is put back', async () => {
  const { fine, seen, last, left } = await mutateWith(checkout(), notices);
  expect(seen).toEqual([source, wrong]);
  expect(fine).toBe(true);
  expect(last).toBe('mutations: 1 changed, 1 caught, 0 survived');
  expect(left).toBe(source);
});

test('a change that no test notices survives and fails the run', async () => {
  const { fine, last, left } = await mutateWith(checkout(), () => 'passed');
  expect(fine).toBe(false);
  expect(last).toBe('mutations: 1 changed, 0 caught, 1 survived');
  expect(left).toBe(source);
});

test('a test that does not run with the change judges nothing, and is tried again', async () => {
  const root = checkout();
  const missing = await mutateWith(root, (text) => (text === source ? 'passed' : 'did not run'));
  expect(missing).toMatchObject({ fine: false, last: 'mutations: 0 changed, 0 caught, 0 survived' });
  expect((await mutateWith(root, notices)).last).toBe('mutations: 1 changed, 1 caught, 0 survived');
});

test('a test that is red without a change judges nothing', async () => {
  const { fine, seen, last } = await mutateWith(checkout(), () => 'failed');
  expect(fine).toBe(false);
  expect(seen).toEqual([source]);
  expect(last).toBe('mutations: 0 changed, 0 caught, 0 survived');
});

test('what was judged is not run again until the test or the code changes', async () => {
  const root = checkout();
  await mutateWith(root, notices);
  expect(await mutateWith(root, notices)).toMatchObject({ fine: true, seen: [] });
  writeFileSync(join(root, 'src/badge.test.ts'), "import { badgeMax } from './badge.ts'; // more");
  expect((await mutateWith(root, notices)).seen).toEqual([source, wrong]);
});

test('changes of a batch are made together, and each test is judged by itself', async () => {
  const deaf = provenRow('constant:deaf', '99', 'src/badge.test.ts › hears nothing');
  const both = [
    { ...mutation, batch: 'badge' },
    { row: deaf, edits: [], batch: 'badge' },
  ];
  const { seen, last } = await mutateWith(
    checkout(),
    (text, title) => (title === 'hears nothing' ? 'passed' : notices(text)),
    both,
  );
  expect(seen).toEqual([source, wrong]);
  expect(last).toBe('mutations: 2 changed, 1 caught, 1 survived');
});

test('the file is put back when the run breaks', async () => {
  const root = checkout();
  const broken = whileEdited(root, [edit], async () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(readFileSync(join(root, 'src/badge.ts'), 'utf8')).toBe(source);
});

test('a run that could change nothing proves nothing', async () => {
  const { fine, last } = await mutateWith(checkout(), () => 'passed', []);
  expect(fine).toBe(false);
  expect(last).toBe('mutations: 0 changed, 0 caught, 0 survived');
});
