import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** The tables that db/unscoped.txt excuses from row security. */
const unscopedTables = (): Set<string> =>
  new Set(
    readFileSync(join(import.meta.dirname, '../../db/unscoped.txt'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split(/\s/)[0] as string),
  );

export interface Table {
  readonly name: string;
  /** A part of another table, which is asked in its place. */
  readonly isPart: boolean;
  readonly enabled: boolean;
  readonly forced: boolean;
  readonly grants: readonly string[];
  readonly policies: readonly string[];
}

/** Every table there is, as PostgreSQL's catalogue has it. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select c.relname as name, c.relispartition as "isPart", c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      array(select p from unnest(array['SELECT','INSERT','UPDATE','DELETE','TRUNCATE','REFERENCES','TRIGGER']) p
            where has_table_privilege('imprint_app', c.oid, p)) as grants,
      array(select concat_ws(' ', policyname, permissive, cmd, roles::text, 'using', coalesce(qual, '-'), 'check', coalesce(with_check, '-'))
            from pg_policies where schemaname = n.nspname and tablename = c.relname order by policyname) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
    order by 1`);
  return rows;
}

const reads = `(site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[]))`;
const writes = `(site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif"))`;

/** The four rules, word by word as PostgreSQL gives them back. */
const fourPolicies = [
  `site_delete PERMISSIVE DELETE {public} using ${writes} check -`,
  `site_insert PERMISSIVE INSERT {public} using - check ${writes}`,
  `site_select PERMISSIVE SELECT {public} using ${reads} check -`,
  `site_update PERMISSIVE UPDATE {public} using ${writes} check -`,
];

/** What is wrong with the way the tables are guarded, one sentence each. */
export async function guardFindings(client: pg.Client): Promise<string[]> {
  const unscoped = unscopedTables();
  const tables = await readTables(client);
  const missing = [...unscoped].filter((name) => !tables.some((table) => table.name === name));
  return [
    ...missing.map((name) => `${name} stands in db/unscoped.txt and is not a table`),
    ...tables.flatMap((table) => findingsOf(table, unscoped.has(table.name))),
    ...(await waysAround(client)),
  ];
}

function findingsOf(table: Table, isUnscoped: boolean): string[] {
  if (isUnscoped) return unscopedFindings(table);
  return table.isPart ? partFindings(table) : guardedFindings(table);
}

/** The policies of a table hold for whoever asks the table. Whoever may ask a part of it goes past them. */
const partFindings = ({ name, grants }: Table): string[] =>
  grants.length > 0 ? [`${name} is a part of a table and is granted ${grants.join()} past its policies`] : [];

/** The tables that are guarded themselves. */
export async function guardedTables(client: pg.Client): Promise<string[]> {
  const unscoped = unscopedTables();
  const tables = await readTables(client);
  return tables.filter(({ name, isPart }) => !isPart && !unscoped.has(name)).map(({ name }) => name);
}

function unscopedFindings({ name, enabled, grants }: Table): string[] {
  return [
    ...(enabled ? [`${name} stands in db/unscoped.txt and has row security: it must be one or the other`] : []),
    ...(grants.includes('TRUNCATE') ? [`${name} can be truncated by the processes`] : []),
  ];
}

/** What is written there stays as it is. */
export const appendOnly: readonly string[] = ['console_change', 'security_event'];

function guardedFindings({ name, enabled, forced, grants, policies }: Table): string[] {
  const findings: string[] = [];
  if (!enabled) findings.push(`${name} has no row security and does not stand in db/unscoped.txt`);
  if (!forced) findings.push(`${name}: row security is not forced, so its owner passes it`);
  // Truncating passes row security.
  if (grants.join() !== (appendOnly.includes(name) ? 'SELECT,INSERT' : 'SELECT,INSERT,UPDATE,DELETE'))
    findings.push(`${name} is granted ${grants.join() || 'nothing'}`);
  for (const policy of fourPolicies)
    if (!policies.includes(policy)) findings.push(`${name} lacks the policy ${policy.split(' ')[0]} as written`);
  for (const policy of policies)
    if (!fourPolicies.includes(policy)) findings.push(`${name} has another policy: ${policy}`);
  return findings;
}

/**
 * The first makes tables for the months ahead, takes nothing and reads no row of a site. The second answers a number; the policies bind
 * the owner, too, so that it takes rows of the site in whose scope it is asked alone.
 */
const runAsOwner = [
  'empty_older_pages(bigint) boolean',
  'make_usage_months() void',
  'forget_security_events(integer, integer) integer',
];

/** Functions and views that would read with their owner's eyes, and a role that row security does not bind. */
async function waysAround(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `
    select 'the function ' || proname || ' runs as its owner' as finding from pg_proc
      where prosecdef and pronamespace = 'public'::regnamespace
        and not (proname || '(' || oidvectortypes(proargtypes) || ') ' || format_type(prorettype, null) = any ($1::text[]))
    union all
    select 'the view ' || relname || ' reads as its owner' from pg_class
      where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
        and not coalesce('security_invoker=true' = any (reloptions), false)
    union all
    select 'the role imprint_app is not bound by row security' from pg_roles
      where rolname = 'imprint_app' and (rolsuper or rolbypassrls)
    union all
    select 'the role imprint_app owns ' || relname from pg_class
      where relowner = 'imprint_app'::regrole`,
    [runAsOwner],
  );
  return rows.map(({ finding }) => finding);
}
