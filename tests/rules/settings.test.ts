import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTable } from '../tables/read-table.ts';
import { settingsOfSites } from './settings-of-sites.ts';

const table = readTable('tables/settings.tsv').map(({ setting = '', test: named = '' }) => {
  const [file = '', ...titles] = named.split(' › ');
  return { setting, file, titles };
});
const provenSettings = new Set(table.map(({ setting }) => setting));
const unproven = (settings: readonly string[]) => settings.filter((setting) => !provenSettings.has(setting));

test('every setting of a site, every code of a channel, type of banner and tool names the test of what it changes', () => {
  expect(settingsOfSites().length).toBeGreaterThan(150);
  expect(unproven(settingsOfSites())).toEqual([]);
});

test('no line is about a setting that there is not, and none stands twice', () => {
  const known = new Set(settingsOfSites());
  expect([...provenSettings].filter((setting) => !known.has(setting))).toEqual([]);
  expect(provenSettings.size).toBe(table.length);
});

test('the named tests are there', () => {
  const absent = table.filter(({ file, titles }) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return titles.length === 0 || !titles.every((title) => source.includes(title));
  });
  expect(absent).toEqual([]);
});

test('a new field of the configuration without a test is found', () => {
  const source = readFileSync('src/features/sites/site/domain/configuration.ts', 'utf8');
  const grown = source.replace('readonly jumpOrigins:', 'readonly newlyAdded?: boolean;\n  readonly jumpOrigins:');
  expect(grown).not.toBe(source);
  expect(unproven(settingsOfSites(grown))).toContain('access.newlyAdded');
});
