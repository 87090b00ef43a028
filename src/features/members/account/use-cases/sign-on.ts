import { createHash } from 'node:crypto';
import type { SessionFactors } from '../../../../platform/kernel/assurance.ts';
import type { Tickets } from '../../../../platform/ports/counting-once.ts';
import type { SiteDirectory } from '../../../../platform/ports/site-directory.ts';
import { networkOf } from '../domain/caller.ts';
import type { AccountTickets } from './tickets.ts';

/** The query parameter that carries the code. */
const signOnParameter = 'signOn';

interface Parts {
  readonly tickets: Tickets<AccountTickets>;
  readonly directory: SiteDirectory;
  readonly seconds: number;
  /** The installation's own origin of a host: with its scheme and port. */
  originOf(host: string): string;
}

interface SignedOn {
  readonly account: string;
  readonly factors: SessionFactors;
}

/** A code counts at the host it was made for, in the browser that asked. */
interface Place {
  readonly host: string;
  readonly site: number;
  readonly browser: string;
}
const fits = (kept: Place, { host, site, browser }: Place): boolean =>
  kept.host === host && kept.site === site && kept.browser === browser;

/** No cookie goes from host to host; this does, and a stranger who follows the link seldom has it. */
export const browserOf = ({ address, agent }: { readonly address: string; readonly agent: string }): string =>
  createHash('sha256')
    .update(`${networkOf(address)}\n${agent}`)
    .digest('hex');

const dateOf = (kept: string | null): Date | null => (kept === null ? null : new Date(kept));

export const createSignOn = ({ tickets, directory, seconds, originOf }: Parts) => ({
  /** The address with a code in it; nothing where no open site of this installation is there. */
  async leave(
    account: string,
    factors: SessionFactors | null,
    url: string,
    browser: string,
  ): Promise<string | undefined> {
    const target = URL.parse(url);
    if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password) return undefined;
    const site = await directory.byHost(target.hostname);
    if (site?.state !== 'open' || target.origin !== originOf(target.hostname)) return undefined;
    const kept = {
      account,
      site: site.id,
      host: target.hostname,
      browser,
      anyAt: factors?.anyAt?.toISOString() ?? null,
      passwordAt: factors?.passwordAt?.toISOString() ?? null,
      codeAt: factors?.codeAt?.toISOString() ?? null,
      strongAt: factors?.strongAt?.toISOString() ?? null,
    };
    const code = await tickets.keep('signOn', kept, seconds);
    target.searchParams.set(signOnParameter, code);
    return target.href;
  },

  /** Whose code it is, for whoever is to be asked first. */
  async peek(code: string, place: Place): Promise<string | undefined> {
    const kept = await tickets.peek('signOn', code);
    return kept && fits(kept, place) ? kept.account : undefined;
  },

  /** Whose code it is. Whoever shows it, it is used up. */
  async arrive(code: string, place: Place): Promise<SignedOn | undefined> {
    const kept = await tickets.take('signOn', code);
    if (!kept || !fits(kept, place)) return undefined;
    const factors = {
      anyAt: dateOf(kept.anyAt),
      passwordAt: dateOf(kept.passwordAt),
      codeAt: dateOf(kept.codeAt),
      strongAt: dateOf(kept.strongAt),
    };
    return { account: kept.account, factors };
  },
});

export type SignOn = ReturnType<typeof createSignOn>;
