import type { RegistrationStore } from '../store/postgres-registrations.ts';
import type { Depositor } from './compose-deposit.ts';

type SiteNamed = (site: number) => Promise<{ readonly name: string; readonly origin: string } | undefined>;

/** As whom a site registers: by its own setting, or else by that of the portal that gathers it. */
export const knownDepositors =
  (registrations: RegistrationStore, siteNamed: SiteNamed) =>
  async (site: number): Promise<Depositor | undefined> => {
    const registration = (await registrations.own(site)) ?? (await registrations.ofPortal(site));
    const named = registration && registration.registry !== 'none' ? await siteNamed(site) : undefined;
    return registration && named && { registration, ...named };
  };

export type DepositorOf = ReturnType<typeof knownDepositors>;
