import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCommand } from '../../src/processes/cli.ts';
import { backupCommand } from '../../src/processes/commands/backup.ts';
import { createMetricsServer } from '../../src/processes/http/health.ts';
import { useTestApp } from '../support/test-app.ts';

const portal = useTestApp(async () => {});
const checkout = join(import.meta.dirname, '../..');
const watch = join(checkout, 'ops/watch');
const read = (name: string) => readFileSync(join(watch, name), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly description: string; readonly runbook: string };
}

interface AlertTest {
  readonly name: string;
  readonly input_series: { readonly series: string }[];
  readonly promql_expr_test: { readonly expr: string; readonly exp_samples: { readonly value: number }[] }[];
}

const rules = (parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const tests = (parse(read('alerts.test.yaml')) as { tests: AlertTest[] }).tests;
const panels = (
  JSON.parse(read('grafana-dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] }
).panels;
const operating = readFileSync(join(checkout, 'docs/operating.md'), 'utf8');

/** As Prometheus knows them: a histogram has three names. */
const nameOf = (series: string) => series.replace(/_(?:count|bucket|sum)$/, '');
/** What Prometheus adds by itself. */
const added = ['job', 'instance', 'le'];

test('alerts and dashboard speak only of metrics that processes give', async () => {
  const metrics = (await createMetricsServer(portal.app).inject('/metrics')).body;
  const given = new Set([...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name]) => name));
  const used = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))]
    .flatMap((expr) => expr.match(/\b(?:imprint|nodejs|process)_\w+/g) ?? [])
    .map(nameOf);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !given.has(name))).toEqual([]);
});

test('what the alerts are tried with has the labels that processes give', () => {
  const wrong = tests
    .flatMap(({ input_series }) => input_series.map(({ series }) => series))
    .filter((series) => !series.startsWith('up{'))
    .flatMap((series) => {
      const [, name = '', labels = ''] = /^(\w+)\{(.*)\}$/.exec(series) ?? [];
      const metric = register.getSingleMetric(nameOf(name)) as { labelNames?: string[] } | undefined;
      const known = [...(metric?.labelNames ?? []), ...added];
      const unknown = [...labels.matchAll(/(\w+)=/g)]
        .map(([, label]) => label as string)
        .filter((l) => !known.includes(l));
      return metric && unknown.length === 0 ? [] : [series];
    });
  expect(wrong).toEqual([]);
});

test('every alert fires when its trouble is there, and none while all is well', { timeout: 120_000 }, async () => {
  const fired = tests.flatMap(({ promql_expr_test }) =>
    promql_expr_test
      .filter(({ exp_samples }) => exp_samples.some(({ value }) => value > 0))
      .map(({ expr }) => /alertname="(\w+)"/.exec(expr)?.[1]),
  );
  expect(rules.map(({ alert }) => alert).filter((alert) => !fired.includes(alert))).toEqual([]);
  const quiet = tests.filter(({ promql_expr_test }) =>
    promql_expr_test.every(({ exp_samples }) => exp_samples.length === 0),
  );
  expect(quiet.map(({ name }) => name)).toEqual(['all is well']);
  const said = await promisify(execFile)('promtool', ['test', 'rules', 'alerts.test.yaml'], { cwd: watch });
  expect(said.stdout).toContain('SUCCESS');
});

test('every alert says what is wrong, what to look at, and where its runbook is', () => {
  const parts = [...operating.matchAll(/^##+ (.+)$/gm)].map(
    ([, title]) =>
      `docs/operating.md#${(title as string)
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-')}`,
  );
  for (const { alert, annotations } of rules) {
    const { summary, description, runbook } = annotations;
    expect([alert, summary.length > 10, description.length > 10]).toEqual([alert, true, true]);
    expect(parts).toContain(runbook);
  }
});

test('whatever can be down has an alert, and the page for operators knows every alert', () => {
  const down = operating.slice(operating.indexOf('## When something is down'), operating.indexOf('## When it is slow'));
  const rows = [...down.matchAll(/^\| (?!Down|-)([^|]+)\| ([^|]+)\|/gm)].map(([, what, alert]) => [
    what,
    alert?.trim(),
  ]);
  expect(rows.length).toBeGreaterThan(9);
  const names = rules.map(({ alert }) => alert);
  expect(rows.filter(([, alert]) => !names.some((name) => alert === `\`${name}\``))).toEqual([]);
  expect(names.filter((name) => !operating.includes(`\`${name}\``))).toEqual([]);
});

test('when a backup was made is told, and a failed one does not count', async () => {
  const firing = async () =>
    /^imprint_command_timestamp_seconds\{command="backup"\} (\S+)$/m.exec(
      (await createMetricsServer(portal.app).inject('/metrics')).body,
    )?.[1];
  const failing = { ...backupCommand, run: () => Promise.reject(new Error('no room')) };
  await expect(runCommand(portal.app, 'backup', failing, [])).rejects.toThrow('no room');
  expect(await firing()).toBeUndefined();
  await runCommand(portal.app, 'backup', { ...backupCommand, run: async () => {} }, []);
  expect(Math.abs(Number(await firing()) - Date.now() / 1_000)).toBeLessThan(60);
});
