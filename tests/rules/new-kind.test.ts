import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../ops/check/command.ts';
import { engineEnvironment } from '../support/engines.ts';
import { addDataset, copyApp, filesOf } from './new-kind/copy.ts';
import { folder, lines } from './new-kind/dataset.ts';
import type { Found } from './new-kind/found.ts';

// A kind that the app has never heard of is added to a copy of it, as docs/map.md says, and looked for from outside.

const aLongTime = 300_000;
const title = 'Tides of a sample river';
let copy: string;
let before: ReadonlyMap<string, string>;
let after: ReadonlyMap<string, string>;
let found: Found;

beforeAll(async () => {
  copy = copyApp();
  before = filesOf(copy);
  addDataset(copy);
  after = filesOf(copy);
  const child = ['vitest', 'run', '--root', '.', '--config', 'tests/rules/new-kind/child.config.ts'];
  const { status, output } = await runCommand(child, { cwd: copy, env: engineEnvironment() });
  if (status !== 0) throw new Error(output);
  found = JSON.parse(readFileSync(join(copy, 'found.json'), 'utf8'));
}, aLongTime);

afterAll(() => rmSync(copy, { recursive: true, force: true }), aLongTime);

test('a new kind is one folder, one migration and its lines in kinds.ts and routes.ts', () => {
  const changed = [...after].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
  const added = changed.filter((path) => !before.has(path));
  expect(added.filter((path) => !Object.hasOwn(folder, path))).toEqual([
    expect.stringMatching(/^db\/migrations\/\d{4}_dataset\.sql$/),
  ]);
  expect(Object.keys(folder).every((path) => path.startsWith('src/content/dataset/'))).toBe(true);
  expect(changed.filter((path) => before.has(path)).sort()).toEqual(['src/content/kinds.ts', 'src/routes.ts']);
  expect(lines.map(({ file }) => file)).toEqual(['src/content/kinds.ts', 'src/content/kinds.ts', 'src/routes.ts']);
});

describe('with no other line the new kind is found', () => {
  const address = () => `/datasetDetails?columnId=${found.id}`;

  test('in lists: its own, and that of all that comes out; on no other site', () => {
    expect(found.list).toEqual([{ kind: 'dataset', title, url: address() }]);
    expect(found.newest.map(({ kind }) => kind).sort()).toEqual(['dataset', 'dataset', 'news']);
    expect(found.stranger).toEqual([]);
  });

  test('by the search among the others, by words, by an identifier of its own and as a suggestion', () => {
    expect(found.search).toEqual({ reduced: false, kinds: expect.arrayContaining(['dataset', 'news']) });
    expect(found.search.kinds).toHaveLength(2);
    expect(found.byAccession).toEqual(['dataset']);
    expect(found.papers).toEqual([]);
    expect(found.suggested).toContain(title);
  });

  test('beside what is like it', () => {
    expect(found.related.map(({ kind, title }) => [kind, title])).toEqual([['dataset', 'Floods of a sample river']]);
  });

  test('in the numbers of the search', () => {
    expect(found.othersCounted).toBe(2);
    expect([...found.kindsCounted].sort()).toEqual(['dataset', 'news']);
  });

  test('by the database alone while the engine is away', () => {
    expect([...found.whileAway].sort()).toEqual(['dataset', 'news']);
  });

  test('in the feed of the site and that of a search', () => {
    expect(found.feeds.rss).toContain(title);
    expect(found.feeds.atom).toContain(title);
  });

  test('in the sitemap, at the address of its page, and as a reference', () => {
    expect(found.sitemap).toContain(`https://optics.localhost${address()}`);
    expect(found.cited).toBe(title);
  });
});

test(
  'with no other line the app still fits together',
  async () => {
    for (const command of [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit', '-p', '.'],
    ]) {
      const { status, output } = await runCommand(command, { cwd: copy });
      expect(status, output).toBe(0);
    }
    const types = readFileSync(join(copy, '.react-router/types/+routes.ts'), 'utf8');
    expect(types).toContain('"/datasetDetails"');
  },
  aLongTime,
);
