import { randomBytes } from 'node:crypto';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Tickets } from '../../../../platform/ports/counting-once.ts';
import type { IdentityProvider } from '../../../../platform/ports/identity-provider.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { LinkedIdentity, ThirdPartyIdentities } from '../store/postgres-third-party.ts';
import type { AccountTickets } from './tickets.ts';

/** What a site says about logging in there. */
interface LoginOffer {
  /** Whether third-party login is offered (umtFlag). */
  readonly thirdParty: boolean;
  /** Outside origins to which a login may lead back. */
  readonly returnOrigins: readonly string[];
}

export type ReadLoginOffer = (site: number) => Promise<LoginOffer>;

interface Parts {
  readonly providers: readonly IdentityProvider[];
  readonly identities: ThirdPartyIdentities;
  readonly tickets: Tickets<AccountTickets>;
  readonly log: Log;
  readonly times: { readonly departureSeconds: number; readonly identitySeconds: number };
}

interface Departing {
  readonly site: number;
  readonly provider: string;
  readonly host: string;
  readonly redirectUrl: string;
  readonly purpose: 'login' | 'bind';
  /** Who leaves to bind, having proven lately who they are. */
  readonly account: string | null;
}

interface Arriving {
  readonly site: number;
  readonly host: string;
  readonly redirectUrl: string;
  readonly code: string;
  readonly state: string;
  readonly issuer: string | undefined;
}

export type Arrived =
  | { readonly known: true; readonly account: string; readonly provider: string }
  /** Nobody here is known as them yet; the ticket is the proof of who they are there. */
  | { readonly known: false; readonly ticket: string; readonly provider: string; readonly name: string };

/** Logging in at another provider: the way out, the way back, and binding who came back to an account. */
export const createThirdPartyLogin = ({ providers, identities, tickets, log, times }: Parts) => {
  const offered = (site: number) => providers.filter(({ sites }) => sites === null || sites.includes(site));
  const find = (site: number, id: string) => offered(site).find((provider) => provider.id === id);
  const random = () => randomBytes(32).toString('base64url');

  return {
    offered,

    async depart(wanted: Departing): Promise<Result<{ address: string; state: string }, Failure>> {
      const provider = find(wanted.site, wanted.provider);
      if (!provider) return failed(failure('notFound'));
      const { redirectUrl, host, purpose, account } = wanted;
      const kept = { redirectUrl, host, purpose, account, provider: provider.id, verifier: random(), nonce: random() };
      // The state is the ticket's secret: it comes back once, or it is worth nothing.
      const state = await tickets.keep('departure', kept, times.departureSeconds);
      try {
        return success({ address: await provider.addressFor({ ...kept, state }), state });
      } catch (problem) {
        log.warn({ provider: provider.id, problem }, 'an identity provider does not answer');
        return failed(failure('unavailable'));
      }
    },

    async arrive({ site, host, redirectUrl, code, state, issuer }: Arriving): Promise<Result<Arrived, Failure>> {
      const refused = failed(failure('thirdPartyRefused'));
      const kept = await tickets.take('departure', state);
      if (!kept || kept.host !== host || kept.redirectUrl !== redirectUrl) return refused;
      const provider = find(site, kept.provider);
      if (!provider) return refused;
      try {
        const identity = await provider.identify({ ...kept, state }, { code, issuer });
        if (!identity) return refused;
        const proven = { provider: provider.id, subject: identity.subject, orcid: identity.orcid };
        const account = await identities.accountOf(provider.id, identity.subject);
        if (account && kept.purpose === 'login') return success({ known: true, account, provider: provider.id });
        const ticket = await tickets.keep('identity', { ...proven, account: kept.account }, times.identitySeconds);
        return success({ known: false, ticket, provider: provider.id, name: identity.name });
      } catch (problem) {
        log.warn({ provider: provider.id, problem }, 'an identity provider does not answer');
        return failed(failure('unavailable'));
      }
    },

    /** Whoever holds the ticket proved the identity. A member who left to add it adds it to their own account. */
    async bind(account: string, ticket: string): Promise<Result<LinkedIdentity, Failure>> {
      const kept = await tickets.take('identity', ticket);
      if (!kept) return failed(failure('thirdPartyRefused'));
      const { account: binder, ...identity } = kept;
      if (binder !== null && binder !== account) return failed(failure('thirdPartyRefused'));
      return (await identities.link(account, identity)) ? success(identity) : failed(failure('thirdPartyTaken'));
    },
  };
};

export type ThirdPartyLogin = ReturnType<typeof createThirdPartyLogin>;
