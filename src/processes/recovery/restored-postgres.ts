import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isThere } from '../commands/backup.ts';

export interface RestoredFrom {
  /** A folder that does not exist yet or is empty. */
  readonly folder: string;
  readonly port: number;
  readonly stanza: string;
  /** The configuration file of pgBackRest; its own default without one. */
  readonly configuration: string | undefined;
  /** The moment, as PostgreSQL reads it: "2026-11-19 22:00:00+00". */
  readonly at: string;
}

interface RestoredPostgres {
  /** The address of a database of the restored cluster, for a role of the original one. */
  addressOf(original: string): string;
  stop(): Promise<void>;
}

const patienceSeconds = 3_600;

/**
 * Restores PostgreSQL to a moment from pgBackRest's repository and starts it beside the original. It listens on this machine
 * only and archives nothing, so that the repository stays as it is.
 */
export async function restorePostgres({
  folder,
  port,
  stanza,
  configuration,
  at,
}: RestoredFrom): Promise<RestoredPostgres> {
  if (process.getuid?.() === 0)
    throw new Error(
      'PostgreSQL refuses to run as root. Run the drill as the user of the database, usually "postgres".',
    );
  await runTool('pgbackrest', [
    ...(configuration ? [`--config=${configuration}`] : []),
    `--stanza=${stanza}`,
    `--pg1-path=${folder}`,
    '--type=time',
    `--target=${at}`,
    '--target-action=promote',
    '--archive-mode=off',
    '--log-level-console=warn',
    'restore',
  ]);
  const server = await start(folder, port);
  return {
    addressOf: (original) => {
      const url = new URL(original);
      // Encryption and certificates belong to the original's address.
      url.search = '';
      return Object.assign(url, { hostname: '127.0.0.1', port: String(port) }).toString();
    },
    stop: () => stop(server),
  };
}

/** Settings and access rules of its own: those of the original may lie elsewhere and name its sockets, ports and certificates. */
async function start(folder: string, port: number): Promise<ChildProcess> {
  const [settings, access] = [join(folder, 'drill.conf'), join(folder, 'drill-access.conf')];
  await writeFile(access, 'host all all 127.0.0.1/32 scram-sha-256\n');
  await writeFile(
    settings,
    [
      `hba_file = '${access}'`,
      "listen_addresses = '127.0.0.1'",
      `port = ${port}`,
      "unix_socket_directories = ''",
      'archive_mode = off',
      'hot_standby = off',
      "timezone = 'UTC'",
      '',
    ].join('\n'),
  );
  const server = spawn(await findPostgres(folder), ['-D', folder, '-c', `config_file=${settings}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(server, 'spawn');
  return server;
}

/** Answers when the log has been replayed up to the moment. */
export async function untilRecovered(address: string): Promise<{ readonly lastChange: Date | null }> {
  const deadline = Date.now() + patienceSeconds * 1_000;
  for (;;) {
    const client = new pg.Client({ connectionString: address });
    try {
      await client.connect();
      const { rows } = await client.query<{ running: boolean; last: Date | null }>(
        'select pg_is_in_recovery() as running, pg_last_xact_replay_timestamp() as last',
      );
      if (rows[0]?.running === false) return { lastChange: rows[0].last };
    } catch (problem) {
      // It refuses connections until it is done.
      if (Date.now() > deadline) throw problem;
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(500);
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGINT');
  await gone;
}

/** The program of the version that wrote the data. Debian keeps each version in a folder off the PATH. */
async function findPostgres(folder: string): Promise<string> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  const program = `/usr/lib/postgresql/${version}/bin/postgres`;
  return (await isThere(program)) ? program : 'postgres';
}

async function runTool(name: string, words: readonly string[]): Promise<void> {
  const child = spawn(name, words, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit').catch(() => {
    throw new Error(`${name} is not on this machine.`);
  });
  if (code !== 0) throw new Error(`${name} ended with ${code}; it said why above.`);
}
