import { readSecrets, type Secrets } from '../native/secrets.ts';
import { derivedSecret, services } from '../native/settings.ts';
import { authority, clusterFolder, edges, engines, type Host, ports, proxy } from './hosts.ts';

const { primary, redis, search, files, mail } = engines;

/** What OpenSearch's proxy admits. */
export const searchCredentials = (secret: Secrets): string => `imprint:${derivedSecret('search', secret)}`;

const databaseUrl = (role: string, password: string): string =>
  `postgres://${role}:${password}@${primary.address}:${ports.postgres}/${services.database.name}` +
  `?sslmode=verify-full&sslrootcert=${authority}`;

/** What every process of the portal is told: each engine by TLS and with a password. */
export function portalSettings(): Record<string, string> {
  const secret = readSecrets(clusterFolder);
  return {
    NODE_ENV: 'production',
    IMPRINT_TLS_CA: authority,
    IMPRINT_DATABASE_URL: databaseUrl(services.database.app, secret.databaseApp),
    IMPRINT_OPENSEARCH_URL: `https://${searchCredentials(secret)}@${search.address}:${ports.searchDoor}`,
    IMPRINT_REDIS_URL: `rediss://:${derivedSecret('redis', secret)}@${redis.address}:${ports.redis}/0`,
    IMPRINT_S3_ENDPOINT: `https://${files.address}:${ports.s3}`,
    IMPRINT_S3_ACCESS_KEY: services.s3.accessKey,
    IMPRINT_S3_SECRET_KEY: secret.s3,
    IMPRINT_S3_BUCKET: services.s3.bucket,
    // Knows no TLS and no password: every host that needs it has its own.
    IMPRINT_CLAMAV_URL: `tcp://127.0.0.1:${ports.clamav}`,
    IMPRINT_SMTP_URL: `smtp://${mail.address}:${ports.smtp}`,
    IMPRINT_SMS_URL: 'outbox://sms.localhost',
    IMPRINT_SECRET: derivedSecret('portal', secret),
    IMPRINT_EDGES: edges.map(({ address }) => `http://${address}:${ports.edge}`).join(','),
    IMPRINT_EDGE_SECRET: secret.edge,
    IMPRINT_PUBLIC_SCHEME: 'http',
    IMPRINT_PUBLIC_PORT: String(services.ports.cluster),
    IMPRINT_CAPTCHA_COST: '500',
    IMPRINT_LOG_LEVEL: 'warn',
  };
}

/** In addition, for commands; servers and workers do without. */
export function commandSettings(): Record<string, string> {
  const { databaseOwner, databaseAdmin } = readSecrets(clusterFolder);
  return {
    ...portalSettings(),
    IMPRINT_DATABASE_OWNER_URL: databaseUrl(services.database.owner, databaseOwner),
    IMPRINT_DATABASE_ADMIN_URL: databaseUrl(services.database.admin, databaseAdmin),
  };
}

/** In addition, on a host. Its readers come through the proxy and an edge, whose word is taken for where they are; nobody else's. */
export const hostSettings = ({ address }: Host): Record<string, string> => ({
  IMPRINT_HOST: address,
  IMPRINT_PORT: String(ports.server),
  IMPRINT_METRICS_PORT: String(ports.metrics),
  IMPRINT_WORKER_METRICS_PORT: String(ports.metrics),
  IMPRINT_TRUSTED_PROXIES: [proxy, ...edges].map((host) => host.address).join(','),
});
