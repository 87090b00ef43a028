import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../native/folders.ts';
import { data, postgres, program } from '../native/postgres.ts';
import { run } from '../native/run.ts';
import type { Service } from '../native/service.ts';
import { asEngineUser, derivedSecret, secrets, services } from '../native/settings.ts';
import { engines, ports } from './hosts.ts';

const slot = 'postgres_2';
export const replicationRole = 'imprint_replica';

/** Everything of the primary, which keeps its log for this replica from now on. */
async function copyPrimary(): Promise<void> {
  const draft = join(engineFolder('postgres'), 'data.new');
  rmSync(draft, { recursive: true, force: true });
  const primary = [
    `host=${engines.primary.address} port=${ports.postgres} user=${replicationRole} application_name=${slot}`,
    `sslmode=verify-full sslrootcert=${services.tls}/ca.pem`,
  ].join(' ');
  await run(
    [
      ...[...asEngineUser(), program('pg_basebackup'), '--pgdata', draft, '--dbname', primary, '--no-password'],
      ...['--wal-method=stream', '--checkpoint=fast', '--create-slot', '--slot', slot, '--write-recovery-conf'],
    ],
    {
      // libpq looks for files in the folder of whoever started it, which the engines' user may not enter.
      env: { PGPASSWORD: derivedSecret('replica', secrets()), HOME: engineFolder('postgres') },
      cwd: engineFolder('postgres'),
    },
  );
  renameSync(draft, data());
}

const { furnish: _, ...withoutRoles } = postgres;

/** A PostgreSQL that follows the primary. Nothing is added to it: it has what the primary has. */
export const replica: Service = {
  ...withoutRoles,
  async prepare() {
    if (!existsSync(data())) await copyPrimary();
    return postgres.prepare();
  },
};
