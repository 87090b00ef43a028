import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetricsServer } from '../../src/processes/http/health.ts';
import { useTestApp } from '../support/test-app.ts';

const portal = useTestApp(async () => {});
const read = (name: string) => readFileSync(join(import.meta.dirname, '../../ops/watch', name), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly description: string };
}

const rules = (parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const panels = (
  JSON.parse(read('grafana-dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] }
).panels;

test('alerts and dashboard speak only of metrics that servers give', async () => {
  const told = (await createMetricsServer(portal.app).inject('/metrics')).body;
  const given = new Set([...told.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name]) => name));
  const asked = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))]
    .flatMap((expr) => expr.match(/\b(?:imprint|nodejs|process)_\w+/g) ?? [])
    .map((name) => name.replace(/_(?:count|bucket|sum)$/, ''));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !given.has(name))).toEqual([]);
});

test('every alert says what is wrong and what to look at', () => {
  for (const { alert, annotations } of rules)
    expect([alert, annotations.summary.length > 10, annotations.description.length > 10]).toEqual([alert, true, true]);
});
