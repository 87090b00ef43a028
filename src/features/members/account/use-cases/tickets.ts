import type { SessionFactors } from '../../../../platform/kernel/assurance.ts';
import type { Departure } from '../../../../platform/ports/identity-provider.ts';

/** What waits to be taken up once, by its purpose. */
export interface AccountTickets {
  /** Someone went to a provider to prove who they are. */
  readonly departure: Omit<Departure, 'state'> & {
    readonly provider: string;
    readonly host: string;
    readonly purpose: 'login' | 'bind';
    /** Whose account it is to be bound to: they had proven lately who they are. */
    readonly account: string | null;
  };
  /** Someone proved who they are at a provider, and nobody here is known as them yet. */
  readonly identity: {
    readonly provider: string;
    readonly subject: string;
    readonly orcid: string | null;
    readonly account: string | null;
  };
  /** A member goes on to another host of the installation. */
  readonly signOn: {
    readonly account: string;
    readonly site: number;
    readonly host: string;
    /** What a link in someone else's browser does not have: the network and the name of the one that asked. */
    readonly browser: string;
    /** When they showed what: going on to another host proves nothing new. */
  } & { readonly [When in keyof SessionFactors]: string | null };
  readonly passkeyLogin: { readonly challenge: string; readonly host: string };
  readonly passkeyRequest: { readonly challenge: string; readonly host: string; readonly account: string };
}
