import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askStatus } from '../native/ask.ts';
import { engineFolder, writeEngineFile } from '../native/folders.ts';
import { findProgram, run } from '../native/run.ts';
import type { Service } from '../native/service.ts';
import { asEngineUser, secrets, services } from '../native/settings.ts';
import { edges, ports } from './hosts.ts';
import { searchCredentials } from './portal-settings.ts';

interface Words {
  readonly name: string;
  /** Below ops/. */
  readonly file: string;
  readonly port: number;
  readonly env: () => Record<string, string>;
  /** An address that it answers with the status, and nobody behind it is asked. */
  readonly ready: { readonly url: string; readonly status: number };
}

/** Caddy with a file of this checkout, copied to where the engines' user can surely read it. */
const caddy = ({ name, file, port, env, ready }: Words): Service => ({
  name,
  port,
  patience: 30,

  missing() {
    return findProgram('caddy') ? undefined : 'Caddy is missing (Debian package caddy).';
  },

  version() {
    return run(['caddy', 'version']);
  },

  async prepare() {
    const folder = engineFolder(name);
    const configuration = readFileSync(join(services.checkout, 'ops', file), 'utf8');
    const copy = join(folder, 'Caddyfile');
    writeEngineFile(copy, configuration);
    return {
      command: [...asEngineUser(), findProgram('caddy') ?? '', 'run', '--config', copy, '--adapter', 'caddyfile'],
      configuration,
      env: { HOME: folder, ...env() },
    };
  },

  async isReady() {
    return (await askStatus(ready.url)) === ready.status;
  },
});

/** What readers meet first: it has both edges, and leaves out one that does not answer. */
export const proxy = caddy({
  name: 'proxy',
  file: 'cluster/proxy.Caddyfile',
  port: ports.cluster,
  env: () => ({
    IMPRINT_PROXY_PORT: String(ports.cluster),
    IMPRINT_PROXY_EDGES: edges.map(({ address }) => `${address}:${ports.edge}`).join(' '),
  }),
  ready: { url: `http://${services.host}:${ports.cluster}/healthz`, status: 403 },
});

/** OpenSearch has neither TLS nor passwords, and listens to its own host alone; this does not. */
export const searchDoor = caddy({
  name: 'search-door',
  file: 'compose/search.Caddyfile',
  port: ports.searchDoor,
  env: () => ({
    IMPRINT_SEARCH_TLS: `tls ${services.tls}/cert.pem ${services.tls}/key.pem`,
    IMPRINT_SEARCH_CREDENTIALS: Buffer.from(searchCredentials(secrets())).toString('base64'),
    IMPRINT_SEARCH_ENGINE: `127.0.0.1:${ports.opensearch}`,
  }),
  ready: { url: `https://${services.host}:${ports.searchDoor}/`, status: 401 },
});
