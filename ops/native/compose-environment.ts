import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secrets, serviceEnvironment, services } from './settings.ts';

/** Writes what ops/compose.yaml asks for, so that the engines in Docker stand at the same ports with the same passwords. */
export function writeComposeEnvironment(): string {
  const { ports } = services;
  const secret = secrets();
  const variables = {
    ...serviceEnvironment(),
    IMPRINT_ADMIN_PASSWORD: secret.databaseAdmin,
    IMPRINT_OWNER_PASSWORD: secret.databaseOwner,
    IMPRINT_APP_PASSWORD: secret.databaseApp,
    IMPRINT_POSTGRES_PORT: ports.postgres,
    IMPRINT_OPENSEARCH_PORT: ports.opensearch,
    IMPRINT_REDIS_PORT: ports.redis,
    IMPRINT_S3_PORT: ports.s3,
    IMPRINT_CLAMAV_PORT: ports.clamav,
    IMPRINT_SMTP_PORT: ports.smtp,
    IMPRINT_MAIL_WEB_PORT: ports.mailWeb,
  };
  const file = join(services.state, 'compose.env');
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  mkdirSync(services.state, { recursive: true });
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return file;
}
