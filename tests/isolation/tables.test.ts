import { describe, expect, test } from 'vitest';
import { siteOfId } from '../../src/platform/kernel/id.ts';
import { useTestApp } from '../support/test-app.ts';
import { guardedTables, guardFindings, readTables } from './catalogue.ts';
import { fillMarkedSites } from './fill-marked-sites.ts';
import { sites } from './marked-site.ts';
import { rowFindings } from './row-walk.ts';
import { sampleRows } from './sample-rows.ts';

const portal = useTestApp(fillMarkedSites);

describe('every table of the database', () => {
  test('belongs to sites and is guarded by the four policies, or stands in db/unscoped.txt', async () => {
    expect(await guardFindings(portal.owner)).toEqual([]);
  });

  test('shows and changes rows of the own site, shows rows of a gathered one, and nothing of any other', async () => {
    const guarded = await guardedTables(portal.owner);
    expect(guarded.length).toBeGreaterThan(0);
    for (const name of guarded) expect(await rowFindings(portal.app.database.pool, name)).toEqual([]);
  });

  test('is not reached past its policies through one of its parts', async () => {
    await portal.owner.query('grant select on usage_event_other to imprint_app');
    const findings = await guardFindings(portal.owner);
    await portal.owner.query('revoke select on usage_event_other from imprint_app');
    expect(findings).toEqual(['usage_event_other is a part of a table and is granted SELECT past its policies']);
  });

  test('has a sample row only as long as it exists', async () => {
    const names = (await readTables(portal.owner)).map(({ name }) => name);
    expect(Object.keys(sampleRows(sites.other)).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('has no sample row with an id that the site would give to something new', async () => {
    const { rows } = await portal.owner.query("select nextval('id_counter')::int as next");
    const ids = Object.values(sampleRows(sites.other))
      .flat()
      .flatMap((row) => Object.values(row))
      .filter((value): value is string => typeof value === 'string' && siteOfId(value) === sites.other.id);
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => id >= sites.other.itemId(rows[0].next))).toEqual([]);
  });

  test('without a sample row fails the walk with a sentence that says what to do', async () => {
    expect(await rowFindings(portal.app.database.pool, 'brand_new')).toEqual([
      'brand_new has no sample row: give it one in tests/isolation/sample-rows.ts',
    ]);
  });
});

test('the processes may write the directory of sites as operators do, and never take a site out of it', async () => {
  const tables = new Map((await readTables(portal.owner)).map((table) => [table.name, table]));
  const granted = (name: string) => tables.get(name)?.grants?.toSorted();
  expect(granted('site')).toEqual(['INSERT', 'SELECT', 'UPDATE']);
  for (const name of ['site_host', 'site_gathering']) expect(granted(name)).toEqual(['DELETE', 'INSERT', 'SELECT']);
});
