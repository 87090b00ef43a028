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
import { networksOf } from '../domain/ip-ranges.ts';
import { changeRanges } from './change-ranges.ts';
import { accountNamed, replaceLibrarians } from './named-librarians.ts';

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
  readonly resolver: string;
  readonly proxyPrefix: string;
  /** By their e-mail addresses; whoever has none, by their name. */
  readonly librarians: readonly { readonly email: string }[];
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

  async checkStored(transaction, _, document) {
    const { librarians } = document as unknown as Customer;
    const unknown = await transaction.rows(statement<{ place: number }>`
      select (ordinality - 1)::int as place from unnest(${librarians.map(({ email }) => email)}::text[]) with ordinality given (named)
      where ${accountNamed(sql`given.named`)} is null order by 1`);
    return unknown.map(({ place }) => ({ path: `librarians.${place}.email`, code: 'noSuchMember' as const }));
  },

  async list(transaction, { host }, { text, skip, most }) {
    const found = sql`from customer where site_id = ${host.id} and ${saidWith(sql`name`, text)}`;
    const entries = await transaction.rows(statement<{ id: string; titles: Text; note: string; isShown: boolean }>`
      select customer_id::text as id, name as titles,
        exists (select from entitlement paid where paid.site_id = customer.site_id and paid.customer_id = customer.customer_id
          and current_date between starts_on and ends_on) as "isShown",
        (select coalesce(max(ends_on)::text, '') from entitlement paid
          where paid.site_id = customer.site_id and paid.customer_id = customer.customer_id) as note
        ${found} order by customer_id desc limit ${most} offset ${skip}`);
    const [counted] = await transaction.rows(statement<{ total: number }>`select count(*)::int as total ${found}`);
    return { entries, total: counted?.total ?? 0 };
  },

  async read(transaction, { host }, id) {
    if (!isId(id)) return null;
    const [row] = await transaction.rows(statement<Customer>`
      select name, coalesce(ror, '') as ror, coalesce(saml_metadata, '') as metadata,
        coalesce(resolver, '') as resolver, coalesce(proxy_prefix, '') as "proxyPrefix",
        (select coalesce(jsonb_agg(jsonb_build_object('range', range::text) order by range), '[]') from customer_range held
          where held.site_id = customer.site_id and held.customer_id = customer.customer_id) as ranges,
        (select coalesce(jsonb_agg(jsonb_build_object('about', nullif(about, 0)::text, 'from', starts_on::text,
            'until', ends_on::text, 'isTrial', is_trial) order by starts_on, entitlement_id), '[]')
          from entitlement paid
          where paid.site_id = customer.site_id and paid.customer_id = customer.customer_id) as entitlements,
        (select coalesce(jsonb_agg(jsonb_build_object('email', coalesce(email, user_name)) order by named_at, account_id), '[]')
          from librarian join account using (account_id)
          where librarian.site_id = customer.site_id and librarian.customer_id = customer.customer_id) as librarians
        from customer where site_id = ${host.id} and customer_id = ${id}::bigint`);
    return row ? (row as unknown as Document) : null;
  },

  async write(transaction, { host }, id, document, account) {
    const { name, ror, metadata, resolver, proxyPrefix, ranges, entitlements, librarians } =
      document as unknown as Customer;
    const columns = {
      name: JSON.stringify(name),
      ror: ror || null,
      saml_metadata: metadata || null,
      resolver: resolver || null,
      proxy_prefix: proxyPrefix || null,
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
    const networks = ranges.flatMap(({ range }) => networksOf(range) ?? []);
    await changeRanges(transaction, { site: host.id, customer, account }, networks);
    await replaceEntitlements(transaction, host.id, customer, entitlements);
    const named = librarians.map(({ email }) => email);
    await replaceLibrarians(transaction, host.id, customer, named);
    return customer;
  },

  async remove(transaction, { host }, id) {
    await transaction.rows(query.deleteFrom('customer').where('site_id', '=', host.id).where('customer_id', '=', id));
  },
});

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
