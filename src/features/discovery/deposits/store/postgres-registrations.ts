import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { Registry } from '../domain/registration.ts';

/** With which registry a site registers, and as whom. */
export interface Registration {
  readonly registry: Registry;
  readonly address: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly account: string;
  readonly depositor: string;
  readonly email: string;
  readonly crossmarkPolicy: string;
}

export interface SealedRegistration extends Registration {
  /** Whose row it is: the site's own, or that of the portal that gathers it. */
  readonly site: number;
  readonly sealedPassword: string;
}

const columns = sql`site_id as site, registry, address, prefix, suffix, account, sealed_password as "sealedPassword", depositor, email,
  crossmark_policy as "crossmarkPolicy"`;

export type RegistrationStore = ReturnType<typeof postgresRegistrations>;

export const postgresRegistrations = (database: Database) => {
  const portalsOf = async (site: number): Promise<readonly number[]> =>
    (
      await database.unscopedRows(
        statement<{
          portal: number;
        }>`select portal_id as portal from site_gathering where site_id = ${site} order by portal_id`,
      )
    ).map(({ portal }) => portal);

  const rowsOf = (sites: readonly number[]) =>
    database.rows(
      { reads: sites, writes: null },
      statement<SealedRegistration>`select ${columns} from doi_registration where site_id = any (${sites}::int[])`,
    );

  return {
    /** Of the portal that gathers the site, whether or not the site has its own. */
    async ofPortal(site: number): Promise<SealedRegistration | undefined> {
      const portals = await portalsOf(site);
      const rows = portals.length > 0 ? await rowsOf(portals) : [];
      return portals.flatMap((portal) => rows.filter((row) => row.site === portal))[0];
    },

    async own(site: number): Promise<SealedRegistration | undefined> {
      return (await rowsOf([site]))[0];
    },

    async save(transaction: Transaction, { site, ...one }: SealedRegistration) {
      await transaction.rows(statement`insert into doi_registration (site_id, registry, address, prefix, suffix, account, sealed_password,
          depositor, email, crossmark_policy)
        values (${site}, ${one.registry}, ${one.address}, ${one.prefix}, ${one.suffix}, ${one.account}, ${one.sealedPassword},
          ${one.depositor}, ${one.email}, ${one.crossmarkPolicy})
        on conflict (site_id) do update set registry = excluded.registry, address = excluded.address, prefix = excluded.prefix,
          suffix = excluded.suffix, account = excluded.account, sealed_password = excluded.sealed_password,
          depositor = excluded.depositor, email = excluded.email, crossmark_policy = excluded.crossmark_policy`);
    },

    /** From then on the site does as its portal. */
    async remove(transaction: Transaction, site: number) {
      await transaction.rows(statement`delete from doi_registration where site_id = ${site}`);
    },
  };
};
