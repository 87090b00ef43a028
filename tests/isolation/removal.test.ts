import { describe, expect, test } from 'vitest';
import type { AnyHandler } from '../../src/platform/contract/handler.ts';
import { createRunner } from '../../src/platform/contract/run.ts';
import type { Statement } from '../../src/platform/ports/database.ts';
import type { SiteDirectory } from '../../src/platform/ports/site-directory.ts';
import { type App, createApp } from '../../src/processes/create-app.ts';
import { createServer } from '../../src/processes/server.ts';
import { useTestApp } from '../support/test-app.ts';
import { carriesIds, isWalked, meantFor, takesSite, walkCalls } from './call-walk.ts';
import { appendOnly, guardedTables, guardFindings } from './catalogue.ts';
import { fillMarkedSites } from './fill-marked-sites.ts';
import { sessionsOf } from './http/roles.ts';
import { toServer } from './http/send.ts';
import { sites } from './marked-site.ts';
import { rowFindings } from './row-walk.ts';
import { type SampleCall, sampleCalls } from './sample-calls.ts';

const portal = useTestApp(fillMarkedSites);

const policies = ['site_select', 'site_insert', 'site_update', 'site_delete'];

/** Breaks a table's guard, asks what the walks say, and puts the guard back. */
async function findingsAfter(table: string, breakage: string): Promise<{ guard: string[]; rows: string[] }> {
  await portal.owner.query(breakage);
  try {
    return {
      guard: await guardFindings(portal.owner),
      rows: await rowFindings(portal.app.database.pool, table),
    };
  } finally {
    for (const policy of [...policies, 'open_door'])
      await portal.owner.query(`drop policy if exists ${policy} on ${table}`);
    await portal.owner.query('select guard_by_site($1)', [table]);
    if (appendOnly.includes(table)) await portal.owner.query(`revoke update, delete on ${table} from imprint_app`);
  }
}

const actionsOn = (table: string): readonly string[] =>
  appendOnly.includes(table) ? ['read', 'insert'] : ['read', 'insert', 'update', 'delete'];

describe('the walk over the tables turns red, for every guarded table,', () => {
  test('when its row security is switched off', async () => {
    for (const table of await guardedTables(portal.owner)) {
      const { guard, rows } = await findingsAfter(table, `alter table ${table} disable row level security`);
      expect(guard).toContain(`${table} has no row security and does not stand in db/unscoped.txt`);
      for (const action of actionsOn(table))
        expect(rows).toContain(`${table}: no site can ${action} rows of the site other`);
    }
  });

  test('when its row security no longer binds the owner', async () => {
    for (const table of await guardedTables(portal.owner)) {
      const { guard } = await findingsAfter(table, `alter table ${table} no force row level security`);
      expect(guard).toEqual([`${table}: row security is not forced, so its owner passes it`]);
    }
  });

  test.each(policies)('when its policy %s is removed', async (policy) => {
    for (const table of await guardedTables(portal.owner)) {
      const { guard, rows } = await findingsAfter(table, `drop policy ${policy} on ${table}`);
      expect(guard).toEqual([`${table} lacks the policy ${policy} as written`]);
      // What nobody may do at all needs no policy to keep anyone from it.
      const isMissed = actionsOn(table).some((action) => policy === `site_${action === 'read' ? 'select' : action}`);
      expect(rows.length > 0).toBe(isMissed);
    }
  });

  test('when a policy for everyone is added', async () => {
    for (const table of await guardedTables(portal.owner)) {
      const { guard, rows } = await findingsAfter(table, `create policy open_door on ${table} using (true)`);
      expect(guard.some((finding) => finding.startsWith(`${table} has another policy: open_door`))).toBe(true);
      expect(rows).toContain(`${table}: a portal can ${actionsOn(table).at(-1)} rows of the site gathered`);
    }
  });

  test('and is green again when everything is back in place', async () => {
    expect(await guardFindings(portal.owner)).toEqual([]);
  });
});

/** The calls as those ask them for whom they are made, of an app whose parts may be broken. */
async function findingsAt(app: App): Promise<readonly string[]> {
  const server = await createServer(app);
  try {
    const headersOf = sessionsOf({ app });
    const walk = { send: toServer(server), headersOf, rolesFor: (one: AnyHandler) => [meantFor(one)], atOnce: 4 };
    return (await walkCalls(app.handlers, walk)).findings;
  } finally {
    await server.close();
  }
}

const about = (findings: readonly string[], { endpoint }: AnyHandler) =>
  findings.filter((finding) => finding.startsWith(`${endpoint.name}, `));

describe('the walk over the calls turns red', () => {
  test('for every call that can name a site, when a host is believed to gather all sites', async () => {
    const { handlers, log, consoleRoles, assure, sites: directory } = portal.app;
    const everything = Object.values(sites).map(({ id }) => id);
    const believing = async (entry: ReturnType<SiteDirectory['byId']>) => {
      const found = await entry;
      return found && { ...found, gathers: everything };
    };
    const run = createRunner({
      directory: {
        byHost: (host) => believing(directory.byHost(host)),
        bySld: (sld) => believing(directory.bySld(sld)),
        byId: (id) => believing(directory.byId(id)),
      },
      consoleRoles,
      assure,
      log,
      deadlineMilliseconds: 10_000,
    });
    const findings = await findingsAt({ ...portal.app, run });
    const naming = handlers
      .filter(isWalked)
      .filter((handler) => takesSite(handler, sampleCalls[handler.endpoint.name] as SampleCall));
    expect(naming.length).toBeGreaterThan(0);
    expect(naming.filter((handler) => about(findings, handler).length === 0)).toEqual([]);
  });

  test('for every call, when the header is not compared with the host', async () => {
    const { handlers, run } = portal.app;
    const findings = await findingsAt({
      ...portal.app,
      run: (handler, context, raw) => run(handler, { ...context, siteIdHeader: undefined }, raw),
    });
    for (const handler of handlers.filter(isWalked))
      expect(about(findings, handler).join()).toContain('a header with another site is answered with');
  });

  test('for calls about what is stored, when a statement sees every site', async () => {
    const { database } = portal.app;
    const { rows, transaction } = database;
    const all = Object.values(sites).map(({ id }) => id);
    // As if the sites in the scope of a statement, and those in its conditions, had been forgotten.
    database.rows = (scope, statement) => rows.call(database, { ...scope, reads: all }, forgetful(statement)) as never;
    try {
      const findings = await findingsAt(portal.app);
      expect(findings.filter((finding) => /is told what belongs to the site/.test(finding)).length).toBeGreaterThan(5);
    } finally {
      Object.assign(database, { rows, transaction });
    }
  });

  test('for every call that carries an id, when its id is not compared with the host', async () => {
    for (const { id: gathering } of Object.values(sites))
      for (const { id } of Object.values(sites))
        await portal.owner.query('insert into site_gathering values ($1, $2, 1) on conflict do nothing', [
          gathering,
          id,
        ]);
    // An app that has not yet remembered who gathers whom.
    const app = createApp(portal.app.settings);
    const findings = await findingsAt(app).finally(() => app.close());
    const carrying = app.handlers.filter(isWalked).filter(({ endpoint }) => {
      const sample = sampleCalls[endpoint.name] as SampleCall;
      return carriesIds(sample) && !sample.foreign;
    });
    expect(carrying.length).toBeGreaterThan(0);
    expect(carrying.filter((handler) => about(findings, handler).length === 0)).toEqual([]);
  });
});

/** A statement that no longer asks for rows of certain sites. */
const forgetful = <Row>(statement: Statement<Row>): Statement<Row> => ({
  compile() {
    const compiled = statement.compile();
    const siteCondition = /((?:"?\w+"?\.)?"?site_id"?)\s*(?:=\s*(?:any\s*\()?\s*(\$\d+)(?:::\w+(?:\[\])?)?\)?)/gi;
    return { ...compiled, sql: compiled.sql.replaceAll(siteCondition, '($1 is not null or $2::text is not null)') };
  },
});
