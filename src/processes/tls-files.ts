import { readFileSync } from 'node:fs';
import { getCACertificates } from 'node:tls';

interface TlsFiles {
  readonly ca?: string[];
  readonly cert?: string;
  readonly key?: string;
}

interface Named {
  readonly IMPRINT_TLS_CA?: string | undefined;
  readonly IMPRINT_TLS_CERT?: string | undefined;
  readonly IMPRINT_TLS_KEY?: string | undefined;
}

/** The authorities of the engines in addition to those that this machine trusts, and what we show them of ourselves. */
export function readTls(named: Named): TlsFiles | undefined {
  const { IMPRINT_TLS_CA: ca, IMPRINT_TLS_CERT: cert, IMPRINT_TLS_KEY: key } = named;
  if (!ca && !cert && !key) return undefined;
  return {
    ...(ca && { ca: [...getCACertificates('default'), readFileSync(ca, 'utf8')] }),
    ...(cert && { cert: readFileSync(cert, 'utf8') }),
    ...(key && { key: readFileSync(key, 'utf8') }),
  };
}

/** PostgreSQL's clients are told in the address, as libpq is. What an address says itself stands. */
export function databaseUrl(url: string, tls: Named): string {
  const address = new URL(url);
  const { searchParams } = address;
  if (!searchParams.has('sslmode') || searchParams.get('sslmode') === 'disable') return url;
  const files = { sslrootcert: tls.IMPRINT_TLS_CA, sslcert: tls.IMPRINT_TLS_CERT, sslkey: tls.IMPRINT_TLS_KEY };
  for (const [name, path] of Object.entries(files)) if (path && !searchParams.has(name)) searchParams.set(name, path);
  return address.href;
}
