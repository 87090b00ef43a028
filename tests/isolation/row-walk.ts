import type pg from 'pg';
import { gatheredSite, ownSite, type SiteIdentity, type SiteScope } from '../../src/platform/kernel/site-context.ts';
import { noSite } from '../../src/platform/ports/database.ts';
import { appendOnly } from './catalogue.ts';
import { type MarkedSite, sites } from './marked-site.ts';
import { type Row, sampleRows } from './sample-rows.ts';
import { insertion, reaches } from './statements.ts';

const identity = ({ id, sld }: MarkedSite): SiteIdentity => ({ id, sld, defaultLanguage: 'en' });

const scopes: Readonly<Record<string, SiteScope>> = {
  'a site': ownSite(identity(sites.gathered)),
  'a portal': ownSite(identity(sites.portal), [sites.gathered.id]),
  'a portal looking at a site that it gathers': gatheredSite(identity(sites.portal), identity(sites.gathered)),
  'no site': noSite,
};

type Statement = [text: string, values: readonly unknown[]];

const actions = (table: string, row: Row): Record<string, Statement> => ({
  read: [`select from ${table} where site_id = $1`, [row.site_id]],
  insert: insertion(table, row),
  update: [`update ${table} set site_id = site_id where site_id = $1 returning site_id`, [row.site_id]],
  delete: [`delete from ${table} where site_id = $1 returning site_id`, [row.site_id]],
});

/** Tries every action on every site's rows of a table in every scope; one sentence for each that does not do what it should. */
export async function rowFindings(pool: pg.Pool, table: string): Promise<string[]> {
  const findings: string[] = [];
  for (const [scopeName, scope] of Object.entries(scopes)) {
    for (const site of Object.values(sites)) {
      const [row] = sampleRows(site)[table] ?? [];
      if (!row) return [`${table} has no sample row: give it one in tests/isolation/sample-rows.ts`];
      for (const [action, [text, values]] of Object.entries(actions(table, row))) {
        const isKept = appendOnly.includes(table) && (action === 'update' || action === 'delete');
        const allowed = action === 'read' ? scope.reads.includes(site.id) : scope.writes === site.id && !isKept;
        if ((await reaches(pool, scope, text, values)) !== allowed)
          findings.push(`${table}: ${scopeName} ${allowed ? 'can not' : 'can'} ${action} rows of the site ${site.sld}`);
      }
    }
    if (scope.writes !== null && (await canMove(pool, table, scope, scope.writes)))
      findings.push(`${table}: ${scopeName} can move a row to another site`);
  }
  return findings;
}

const canMove = (pool: pg.Pool, table: string, scope: SiteScope, from: number): Promise<boolean> =>
  reaches(pool, scope, `update ${table} set site_id = ${sites.other.id} where site_id = $1 returning site_id`, [from]);
