import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import { saidWith } from '../../../platform/item/containing.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import { isId, siteOfId } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Transaction } from '../../../platform/ports/database.ts';
import type { Editable } from '../../../platform/ports/editable.ts';
import { customerFields, customerProblems } from '../domain/editing/customer-form.ts';

interface Entitlement {
  readonly about: string | null;
  readonly from: string;
  readonly until: string;
  readonly isTrial: boolean;
}

interface Customer {
  readonly name: Text;
  readonly ror: string;
  readonly ranges: readonly { readonly range: string }[];
  readonly entitlements: readonly Entitlement[];
  readonly metadata: string;
}

/** Institutions, with their networks, their login and what they have paid for. `entityOf` reads the name out of SAML metadata. */
export const editableCustomers = (entityOf: (metadata: string) => string | undefined): Editable => ({
  kind: 'customer',
  permission: 'access.edit',
  section: 'settings',
  fields: customerFields,
  isDangerous: true,
  check(document) {
    const { metadata, entitlements } = document as unknown as Customer;
    return [
      ...customerProblems(document),
      ...(metadata && !entityOf(metadata) ? [{ path: 'metadata', code: 'fieldRefused' as const }] : []),
      ...(entitlements ?? []).flatMap(({ about }, place) =>
        about && siteOfId(about) === undefined
          ? [{ path: `entitlements.${place}.about`, code: 'fieldRefused' as const }]
          : [],
      ),
    ];
  },

  async list(transaction, { host }, { text, skip, most }) {
    const found = sql`from customer where site_id = ${host.id} and ${saidWith(sql`name`, text)}`;
    const entries = await transaction.rows(statement<{ id: string; titles: Text; note: string }>`
      select customer_id::text as id, name as titles,
        (select coalesce(max(ends_on)::text, '') from entitlement paid
          where paid.site_id = customer.site_id and paid.customer_id = customer.customer_id) as note
        ${found} order by customer_id desc limit ${most} offset ${skip}`);
    const [counted] = await transaction.rows(statement<{ total: number }>`select count(*)::int as total ${found}`);
    return { entries: entries.map((entry) => ({ ...entry, isShown: true })), total: counted?.total ?? 0 };
  },

  async read(transaction, { host }, id) {
    if (!isId(id)) return null;
    const [row] = await transaction.rows(statement<Customer>`
      select name, coalesce(ror, '') as ror, coalesce(saml_metadata, '') as metadata,
        (select coalesce(jsonb_agg(jsonb_build_object('range', range::text) order by range), '[]') from customer_range held
          where held.site_id = customer.site_id and held.customer_id = customer.customer_id) as ranges,
        (select coalesce(jsonb_agg(jsonb_build_object('about', nullif(about, 0)::text, 'from', starts_on::text,
            'until', ends_on::text, 'isTrial', is_trial) order by starts_on, entitlement_id), '[]')
          from entitlement paid
          where paid.site_id = customer.site_id and paid.customer_id = customer.customer_id) as entitlements
        from customer where site_id = ${host.id} and customer_id = ${id}::bigint`);
    return row ? (row as unknown as Document) : null;
  },

  async write(transaction, { host }, id, document) {
    const { name, ror, metadata, ranges, entitlements } = document as unknown as Customer;
    const columns = {
      name: JSON.stringify(name),
      ror: ror || null,
      saml_metadata: metadata || null,
      saml_entity: (metadata && entityOf(metadata)) || null,
    };
    const [stored] = await transaction.rows(
      id === null
        ? query
            .insertInto('customer')
            .values({ site_id: host.id, customer_id: sql<string>`new_id(${host.id})`, ...columns })
            .returning('customer_id')
        : query
            .updateTable('customer')
            .set(columns)
            .where('site_id', '=', host.id)
            .where('customer_id', '=', id)
            .returning('customer_id'),
    );
    const customer = String(stored?.customer_id);
    await replaceRanges(transaction, host.id, customer, ranges);
    await replaceEntitlements(transaction, host.id, customer, entitlements);
    return customer;
  },

  async remove(transaction, { host }, id) {
    await transaction.rows(query.deleteFrom('customer').where('site_id', '=', host.id).where('customer_id', '=', id));
  },
});

async function replaceRanges(transaction: Transaction, site: number, customer: string, ranges: Customer['ranges']) {
  await transaction.rows(
    query.deleteFrom('customer_range').where('site_id', '=', site).where('customer_id', '=', customer),
  );
  const networks = [...new Set(ranges.map(({ range }) => range))];
  await transaction.rows(statement`insert into customer_range (site_id, customer_id, range)
    select ${site}, ${customer}::bigint, network(one::inet) from unnest(${networks}::text[]) one
    on conflict do nothing`);
}

async function replaceEntitlements(
  transaction: Transaction,
  site: number,
  customer: string,
  entitlements: Customer['entitlements'],
) {
  await transaction.rows(
    query.deleteFrom('entitlement').where('site_id', '=', site).where('customer_id', '=', customer),
  );
  for (const { about, from, until, isTrial } of entitlements)
    await transaction.rows(statement`
      insert into entitlement (site_id, entitlement_id, customer_id, about, starts_on, ends_on, is_trial)
        values (${site}, new_id(${site}), ${customer}::bigint, ${about ?? 0}::bigint, ${from}::date, ${until}::date, ${isTrial})`);
}
