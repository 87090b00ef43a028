import type { Settings } from './settings.ts';

type Known = Pick<Settings, 'IMPRINT_PUBLIC_SCHEME' | 'IMPRINT_PUBLIC_PORT' | 'IMPRINT_MAIN_DOMAIN'>;

/** Origins as readers see them. Scheme and port are the installation's: in a request anyone can write any. */
export function publicOrigins(settings: Known) {
  const { IMPRINT_PUBLIC_SCHEME: scheme, IMPRINT_PUBLIC_PORT: port, IMPRINT_MAIN_DOMAIN: mainDomain } = settings;
  const written = (host: string) => URL.parse(`${scheme}://${host}${port ? `:${port}` : ''}`);
  /** Of a host that was requested, without its port. What can't be a host counts as the main domain. */
  const ofHost = (host: string): string => {
    const url = written(host);
    return url && url.hostname === host ? url.origin : `${written(mainDomain)?.origin}`;
  };
  return {
    ofHost,
    /** Of a site: where it is at home, whichever of its hosts was asked. */
    ofSite: ({ sld, domain }: { readonly sld: string; readonly domain: string }) => ofHost(`${sld}.${domain}`),
  };
}
