import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly uses?: string; readonly run?: string }[] }>
  >;
}

const folder = '.github/workflows';
const workflow = (name: string): Workflow => parse(readFileSync(`${folder}/${name}.yml`, 'utf8'));
const runs = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8'));

test('every push and every pull request is judged by the same command as here', () => {
  const ci = workflow('ci');
  expect(Object.keys(ci.on).sort()).toEqual(['pull_request', 'push']);
  expect(runs(ci)).toContain('bash .ci/run');
  expect(existsSync('.ci/run')).toBe(true);
});

test('once a week it is asked what is known about the packages', () => {
  const advisories = workflow('advisories');
  expect(advisories.on).toHaveProperty('schedule');
  expect(runs(advisories)).toEqual(['npm run advisories']);
  expect(scripts).toHaveProperty('advisories');
});

test('workflows may read the repository and nothing else, and name their actions by a major version', () => {
  for (const file of globSync(`${folder}/*.yml`)) {
    const { permissions, jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
    expect(permissions, file).toEqual({ contents: 'read' });
    for (const { steps } of Object.values(jobs))
      for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
  }
});

test('updates are proposed for packages, for actions, and for each folder that images are made from', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  const watched = (updates as { 'package-ecosystem': string; directory?: string; directories?: string[] }[]).flatMap(
    ({ directory, directories, ...kind }) =>
      [directory ?? [], directories ?? []].flat().map((path) => `${kind['package-ecosystem']} ${path}`),
  );
  const images = globSync('ops/images/*/Dockerfile').map((file) => `docker /${dirname(file)}`);
  expect(watched.sort()).toEqual([...images, 'github-actions /', 'npm /'].sort());
});

test('package, chart and changelog speak of the same version', () => {
  const chart = parse(readFileSync('ops/chart/imprint/Chart.yaml', 'utf8'));
  const [newest] = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[([^\]]+)\]/gm)].map(([, name]) => name);
  expect([chart.version, chart.appVersion, newest]).toEqual([version, version, version]);
});
