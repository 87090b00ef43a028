import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineFolder, writeEngineFile } from './folders.ts';
import { PlainProblem } from './plain-problem.ts';
import { findProgram, run } from './run.ts';
import { readConfiguration, type Service } from './service.ts';
import { asEngineUser, secrets, services } from './settings.ts';

const oldest = 15;
const port = services.ports.postgres;
const { admin } = services.database;
export const data = () => join(engineFolder('postgres'), 'data');

// Debian keeps the server's programs in a folder for each version, off the PATH.
function programFolder(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .filter((version) => version >= oldest)
    : [];
  const made = existsSync(join(data(), 'PG_VERSION')) ? Number(readFileSync(join(data(), 'PG_VERSION'), 'utf8')) : 0;
  if (made && versions.length > 0 && !versions.includes(made)) {
    throw new PlainProblem(`The data in ${data()} was made by PostgreSQL ${made}, which is not installed any more.`);
  }
  const newest = made || Math.max(...versions);
  const onPath = findProgram('initdb');
  return versions.length > 0 ? join(root, String(newest), 'bin') : onPath && dirname(onPath);
}

export const program = (name: string) => join(programFolder() ?? '', name);

const setting = (name: string, value: string) => ['-c', `${name}=${value}`];

/** With TLS the rules of access admit nobody without. */
function tlsSettings(): string[] {
  const { tls } = services;
  if (!tls) return [];
  writeEngineFile(join(data(), 'pg_hba.conf'), readConfiguration('pg_hba-tls.conf'));
  return [
    ...setting('ssl', 'on'),
    ...setting('ssl_cert_file', join(tls, 'cert.pem')),
    ...setting('ssl_key_file', join(tls, 'key.pem')),
  ];
}

async function makeCluster(): Promise<void> {
  const folder = engineFolder('postgres');
  const draft = join(folder, 'data.new');
  const passwordFile = join(folder, 'password');
  rmSync(draft, { recursive: true, force: true });
  writeEngineFile(passwordFile, secrets().databaseAdmin);
  try {
    const options = ['-E', 'UTF8', '--locale=C.UTF-8', '-A', 'scram-sha-256', '-U', admin, `--pwfile=${passwordFile}`];
    await run([...asEngineUser(), program('initdb'), '-D', draft, ...options], { cwd: folder });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  // Renamed only when whole, so that an interrupted first start is begun anew.
  renameSync(draft, data());
}

export const postgres: Service = {
  name: 'postgres',
  port,
  patience: 60,

  missing() {
    return programFolder() ? undefined : `PostgreSQL ${oldest} or newer is missing (Debian package postgresql).`;
  },

  async version() {
    return (await run([program('postgres'), '--version'])).split(' ')[2] ?? '';
  },

  async prepare() {
    if (!existsSync(data())) await makeCluster();
    const configuration = readConfiguration('postgresql.conf');
    writeEngineFile(join(data(), 'postgresql.conf'), configuration);
    const command = [
      ...asEngineUser(),
      program('postgres'),
      ...['-D', data(), '-p', String(port)],
      ...setting('listen_addresses', services.host),
      ...setting('unix_socket_directories', ''),
      ...tlsSettings(),
      ...(services.forTests ? [...setting('fsync', 'off'), ...setting('full_page_writes', 'off')] : []),
    ];
    // SIGTERM would wait for every client to leave; SIGINT ends their sessions and shuts down cleanly.
    return { command, configuration, stopSignal: 'SIGINT' };
  },

  async isReady() {
    const answer = run([program('pg_isready'), '-q', '-h', services.host, '-p', String(port), '-d', 'postgres']);
    return answer.then(
      () => true,
      () => false,
    );
  },

  async furnish() {
    const secret = secrets();
    const connection = ['-h', services.host, '-p', String(port), '-U', admin, '-d', 'postgres'];
    await run([program('psql'), '-X', '-q', '-w', ...connection], {
      input: readConfiguration('roles.sql'),
      env: {
        PGPASSWORD: secret.databaseAdmin,
        ...(services.tls && { PGSSLMODE: 'verify-full', PGSSLROOTCERT: join(services.tls, 'ca.pem') }),
        IMPRINT_OWNER_PASSWORD: secret.databaseOwner,
        IMPRINT_APP_PASSWORD: secret.databaseApp,
      },
    });
  },
};
