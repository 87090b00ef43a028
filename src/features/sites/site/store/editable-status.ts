import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { FieldProblem } from '../../../../platform/kernel/form-field.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { type Editable, theOnlyOne } from '../../../../platform/ports/editable.ts';
import { checkStatus, gathersOf, hostsOf, statusFields, takesSiteAway } from '../domain/editing/status-form.ts';

/** Where a site stands in the installation, as an operator decides about it. The host that its prefix gives it is always its own. */
export const editableStatus: Editable = {
  kind: 'site-standing',
  permission: 'sites.manage',
  section: 'site',
  fields: statusFields,
  check: checkStatus,
  asksForName: takesSiteAway,

  async read(transaction, { host: { id } }, which) {
    const [row] = await transaction.rows(query.selectFrom('site').selectAll().where('site_id', '=', id));
    if (!row || which !== theOnlyOne) return null;
    const hosts = await transaction.rows(
      query.selectFrom('site_host').select('host').where('site_id', '=', id).orderBy('host'),
    );
    const gathered = await transaction.rows(
      query
        .selectFrom('site_gathering as g')
        .innerJoin('site as s', 's.site_id', 'g.site_id')
        .where('g.portal_id', '=', id)
        .select('s.sld')
        .orderBy('g.position'),
    );
    return {
      hosts: hosts.filter(({ host }) => host !== `${row.sld}.${row.domain}`),
      expiresAt: row.expires_at?.toISOString() ?? null,
      forbidden: row.forbidden,
      classification: row.classification,
      gathers: gathered,
    };
  },

  async checkStored(transaction, { host: { id } }, document) {
    const hosts = hostsOf(document);
    const slds = gathersOf(document);
    const taken = await hostsOfOthers(transaction, id, hosts);
    const known = await transaction.rows(
      query.selectFrom('site').select('sld').where('sld', 'in', slds.concat('')).where('site_id', '<>', id),
    );
    const there = new Set(known.map(({ sld }) => sld));
    return [
      ...hosts.flatMap((host, place) => (taken.has(host) ? [problem(`hosts.${place}.host`, 'fieldTaken')] : [])),
      ...slds.flatMap((sld, place) => (there.has(sld) ? [] : [problem(`gathers.${place}.sld`, 'siteNotFound')])),
    ];
  },

  async write(transaction, { host: { id } }, _, document) {
    const [row] = await transaction.rows(
      query
        .updateTable('site')
        .set({
          expires_at: document.expiresAt as string | null,
          forbidden: document.forbidden === true,
          classification: String(document.classification),
          revision: sql`revision + 1`,
        })
        .where('site_id', '=', id)
        .returning(['sld', 'domain']),
    );
    const hosts = [...hostsOf(document), `${row?.sld}.${row?.domain}`];
    await transaction.rows(query.deleteFrom('site_host').where('site_id', '=', id).where('host', 'not in', hosts));
    await transaction.rows(
      query
        .insertInto('site_host')
        .values(hosts.map((host) => ({ host, site_id: id })))
        .onConflict((conflict) => conflict.doNothing()),
    );
    await transaction.rows(query.deleteFrom('site_gathering').where('portal_id', '=', id));
    await transaction.rows(gather(id, gathersOf(document)));
    return theOnlyOne;
  },
};

const problem = (path: string, code: FieldProblem['code']): FieldProblem => ({ path, code });

async function hostsOfOthers(transaction: Transaction, site: number, hosts: readonly string[]) {
  const rows = await transaction.rows(
    query.selectFrom('site_host').select('host').where('host', 'in', hosts.concat('')).where('site_id', '<>', site),
  );
  return new Set(rows.map(({ host }) => host));
}

/** A portal gathers sites in the order in which they are named. */
export const gather = (portal: number, slds: readonly string[]) =>
  statement`insert into site_gathering (portal_id, site_id, position)
    select ${portal}, site_id, row_number() over (order by array_position(${slds}::text[], sld))
    from site where sld = any (${slds}::text[]) and site_id <> ${portal}`;
