import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { run } from '../../ops/native/run.ts';
import { readConfiguration } from '../../ops/native/service.ts';
import { asEngineUser, engineUser, isRoot } from '../../ops/native/settings.ts';

const programs = '/usr/lib/postgresql/15/bin';
const password = 'sample-password';
const stanza = 'imprint';

/** A PostgreSQL of its own that hands its log to pgBackRest, with an encrypted repository. */
export async function startArchivingPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'imprint-archiving-'));
  const owned = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (isRoot) chownSync(path, engineUser.uid, engineUser.gid);
    return path;
  };
  if (isRoot) chownSync(folder, engineUser.uid, engineUser.gid);
  const [data, repository, log, sockets] = ['data', 'repository', 'log', 'sockets'].map(owned) as [
    string,
    string,
    string,
    string,
  ];
  const port = await freePort();
  const configuration = join(folder, 'pgbackrest.conf');
  writeFileSync(
    configuration,
    [
      '[global]',
      `repo1-path=${repository}`,
      'repo1-cipher-type=aes-256-cbc',
      'repo1-cipher-pass=sample-passphrase',
      'repo1-retention-full=2',
      `log-path=${log}`,
      `lock-path=${sockets}`,
      `spool-path=${sockets}`,
      'start-fast=y',
      `[${stanza}]`,
      `pg1-path=${data}`,
      `pg1-port=${port}`,
      `pg1-socket-path=${sockets}`,
      'pg1-user=imprint_admin',
      '',
    ].join('\n'),
  );
  const backrest = (...words: string[]) =>
    run([...asEngineUser(), 'pgbackrest', `--config=${configuration}`, `--stanza=${stanza}`, ...words], {
      cwd: folder,
    });
  await run(
    [...asEngineUser(), join(programs, 'initdb'), '-D', data, '-U', 'imprint_admin', '-E', 'UTF8', '--locale=C.UTF-8'],
    {
      cwd: folder,
    },
  );
  writeFileSync(join(data, 'pg_hba.conf'), 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    archive_mode: 'on',
    archive_command: `pgbackrest --config=${configuration} --stanza=${stanza} archive-push %p`,
    wal_level: 'replica',
  };
  const server = spawn(
    asEngineUser()[0] ?? join(programs, 'postgres'),
    [
      ...asEngineUser().slice(1),
      ...(isRoot ? [join(programs, 'postgres')] : []),
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const psql = (input: string) =>
    run(
      [join(programs, 'psql'), '-X', '-q', '-h', sockets, '-p', String(port), '-U', 'imprint_admin', '-d', 'postgres'],
      {
        input,
        env: { IMPRINT_OWNER_PASSWORD: password, IMPRINT_APP_PASSWORD: password },
      },
    );
  for (let tries = 0; ; tries++) {
    try {
      await psql(`alter role imprint_admin password '${password}'`);
      break;
    } catch (problem) {
      if (tries > 100) throw problem;
      await sleep(200);
    }
  }
  await psql(readConfiguration('roles.sql'));
  await backrest('stanza-create');
  const addressFor = (role: string) => `postgres://${role}:${password}@127.0.0.1:${port}/imprint`;
  return {
    configuration,
    adminUrl: addressFor('imprint_admin'),
    environment: {
      IMPRINT_DATABASE_URL: addressFor('imprint_app'),
      IMPRINT_DATABASE_OWNER_URL: addressFor('imprint_owner'),
      IMPRINT_DATABASE_ADMIN_URL: addressFor('imprint_admin'),
    },
    backUp: () => backrest('--type=full', 'backup'),
    async statement(text: string): Promise<unknown[]> {
      const client = new pg.Client({ connectionString: addressFor('imprint_admin') });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    },
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
