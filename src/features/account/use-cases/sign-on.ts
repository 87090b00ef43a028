import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import type { Tickets } from './tickets.ts';

/** The query parameter that carries the code. */
const signOnParameter = 'signOn';

interface Parts {
  readonly tickets: Tickets;
  readonly directory: SiteDirectory;
  readonly seconds: number;
}

export const createSignOn = ({ tickets, directory, seconds }: Parts) => ({
  /** The address with a code in it; nothing where no open site of this installation is there. */
  async leave(account: string, url: string): Promise<string | undefined> {
    const target = URL.parse(url);
    if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password) return undefined;
    const site = await directory.byHost(target.hostname);
    if (site?.state !== 'open') return undefined;
    const code = await tickets.keep('signOn', { account, site: site.id, host: target.hostname }, seconds);
    target.searchParams.set(signOnParameter, code);
    return target.href;
  },

  /** Whose code it is, if it was made for this very host. Whoever shows it, it is used up. */
  async arrive(code: string, host: string, site: number): Promise<string | undefined> {
    const kept = await tickets.take('signOn', code);
    return kept && kept.host === host && kept.site === site ? kept.account : undefined;
  },
});

export type SignOn = ReturnType<typeof createSignOn>;
