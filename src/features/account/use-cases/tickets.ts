import type { Departure } from '../../../platform/ports/identity-provider.ts';

/** What waits to be taken up once, by its purpose. */
export interface TicketData {
  /** Someone went to a provider to prove who they are. */
  readonly departure: Omit<Departure, 'state'> & {
    readonly provider: string;
    readonly host: string;
    readonly purpose: 'login' | 'bind';
  };
  /** Someone proved who they are at a provider, and nobody here is known as them yet. */
  readonly identity: { readonly provider: string; readonly subject: string; readonly orcid: string | null };
  /** A member goes on to another host of the installation. */
  readonly signOn: { readonly account: string; readonly site: number; readonly host: string };
  readonly passkeyLogin: { readonly challenge: string; readonly host: string };
  readonly passkeyWish: { readonly challenge: string; readonly host: string; readonly account: string };
}

export interface Tickets {
  /** Answers a secret by which the data can be had once; nobody who reads the table can tell it. */
  keep<Purpose extends keyof TicketData>(purpose: Purpose, data: TicketData[Purpose], seconds: number): Promise<string>;
  take<Purpose extends keyof TicketData>(purpose: Purpose, secret: string): Promise<TicketData[Purpose] | undefined>;
}
