import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecrets, type Secrets } from './secrets.ts';

/** Its own address on a host of `npm run cluster`. */
const host = process.env.IMPRINT_ENGINE_HOST || '127.0.0.1';
const checkout = realpathSync(join(import.meta.dirname, '..', '..'));
const checkoutHash = createHash('sha256').update(checkout).digest();

/** The unprivileged account the engines run as when we are root; most of them refuse to run as root. */
export const engineUser = { uid: 65534, gid: 65534 };
export const isRoot = process.getuid?.() === 0;

/** What to put before a command line so that it runs as the engines' user. */
export function asEngineUser(): string[] {
  if (!isRoot) return [];
  return ['setpriv', `--reuid=${engineUser.uid}`, `--regid=${engineUser.gid}`, '--clear-groups'];
}

export function engineUserCanEnter(folder: string): boolean {
  if (isRoot) return spawnSync('setpriv', [...asEngineUser().slice(1), 'test', '-x', folder]).status === 0;
  return mayWe(constants.X_OK, folder);
}

function mayWe(mode: number, folder: string): boolean {
  try {
    accessSync(folder, mode);
    return true;
  } catch {
    return false;
  }
}

function chooseState(): string {
  if (process.env.IMPRINT_STATE) return process.env.IMPRINT_STATE;
  if (engineUserCanEnter(checkout) && mayWe(constants.W_OK, checkout)) return join(checkout, '.state');
  return join(tmpdir(), `imprint-state-${checkoutHash.toString('hex').slice(0, 12)}`);
}

function chooseCache(): string {
  return process.env.IMPRINT_CACHE || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'imprint');
}

// Two checkouts on one machine must not meet, so the ports follow from the checkout's own path. All lie below 32768, where
// the kernel begins to give ports to outgoing connections.
function choosePortBase(): number {
  if (process.env.IMPRINT_PORT_BASE) return Number(process.env.IMPRINT_PORT_BASE);
  return 20000 + ((checkoutHash.readUInt32BE(0) % 2000) % 750) * 16;
}

export const portsFrom = (first: number) => ({
  edge: first,
  server: first + 1,
  postgres: first + 2,
  opensearch: first + 3,
  opensearchTransport: first + 4,
  redis: first + 5,
  s3: first + 6,
  smtp: first + 7,
  mailWeb: first + 8,
  varnishAdmin: first + 9,
  viteHmr: first + 10,
  metrics: first + 11,
  clamav: first + 12,
  cluster: first + 13,
});

const state = chooseState();
const portBase = choosePortBase();

export const services = {
  host,
  /** A folder with cert.pem, key.pem and ca.pem: engines then speak TLS only. */
  tls: process.env.IMPRINT_ENGINE_TLS || undefined,
  checkout,
  state,
  cache: chooseCache(),
  /** Tests may lose everything with the machine, so the engines need not wait for the disk. */
  forTests: process.env.IMPRINT_TEST === '1',
  ports: portsFrom(portBase),
  database: { name: 'imprint', admin: 'imprint_admin', owner: 'imprint_owner', app: 'imprint_app' },
  s3: { accessKey: 'imprint', bucket: 'imprint-files' },
} as const;

/** What makes PDFs of papers; an installation does without it as well. */
export const weasyPrintFolder = (): string => join(services.cache, 'weasyprint-70.0');

/** Models that tell what texts mean; an installation does without them as well. */
export const modelsFolder = (): string => join(services.cache, 'models-1');

export function secrets(): Secrets {
  return readSecrets(state);
}

/** Secrets that are not in the file, which many checkouts already have: each follows from one that is. */
export const derivedSecret = (purpose: 'portal' | 'redis' | 'replica' | 'search', { edge }: Secrets): string =>
  createHash('sha256').update(`${purpose} ${edge}`).digest('hex');

/** Everything the server, the worker and the tests need to know to reach the engines. */
export function serviceEnvironment(): Record<string, string> {
  const { ports, database, s3 } = services;
  const secret = secrets();
  const databaseUrl = (role: string, password: string) =>
    `postgres://${role}:${password}@${host}:${ports.postgres}/${database.name}`;
  return {
    IMPRINT_DATABASE_URL: databaseUrl(database.app, secret.databaseApp),
    IMPRINT_DATABASE_OWNER_URL: databaseUrl(database.owner, secret.databaseOwner),
    IMPRINT_DATABASE_ADMIN_URL: databaseUrl(database.admin, secret.databaseAdmin),
    IMPRINT_OPENSEARCH_URL: `http://${host}:${ports.opensearch}`,
    IMPRINT_REDIS_URL: `redis://${host}:${ports.redis}/0`,
    IMPRINT_S3_ENDPOINT: `http://${host}:${ports.s3}`,
    IMPRINT_S3_ACCESS_KEY: s3.accessKey,
    IMPRINT_S3_SECRET_KEY: secret.s3,
    IMPRINT_S3_BUCKET: s3.bucket,
    IMPRINT_CLAMAV_URL: `tcp://${host}:${ports.clamav}`,
    IMPRINT_SMTP_URL: `smtp://${host}:${ports.smtp}`,
    // Short messages go to the mail catcher, where people and scripts already look.
    IMPRINT_SMS_URL: 'outbox://sms.localhost',
    IMPRINT_SECRET: derivedSecret('portal', secret),
    ...(existsSync(modelsFolder()) && { IMPRINT_MODELS: modelsFolder() }),
    ...(existsSync(weasyPrintFolder()) && { IMPRINT_WEASYPRINT: weasyPrintFolder() }),
    IMPRINT_EDGES: `http://${host}:${ports.edge}`,
    IMPRINT_EDGE_SECRET: secret.edge,
    IMPRINT_PORT: String(ports.server),
    IMPRINT_EDGE_PORT: String(ports.edge),
    IMPRINT_PUBLIC_SCHEME: 'http',
    IMPRINT_PUBLIC_PORT: String(ports.edge),
  };
}
