import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { asEngineUser, engineUser, isRoot } from '../../ops/native/settings.ts';

/** A real PgBouncer before a database; answers the address by which the database is reached through it. */
export async function startPgBouncer(url: string, mode: 'transaction' | 'session', settings: readonly string[] = []) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'imprint-pgbouncer-'));
  if (isRoot) chownSync(folder, engineUser.uid, engineUser.gid);
  const own = await freePort();
  const user = `user=${username} password=${decodeURIComponent(password)}`;
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port} ${user}`,
    '[pgbouncer]',
    ...[
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
    ],
    ...settings,
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const [program = '', ...words] = [...asEngineUser(), 'pgbouncer', '-q', file];
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(own, '127.0.0.1', () => resolve(socket.end() !== undefined));
      socket.once('error', () => resolve(false));
    });
  for (let attempt = 0; !(await answers()); attempt++) {
    if (attempt > 100) throw new Error('PgBouncer did not start.');
    await sleep(100);
  }
  return {
    url: `postgres://${username}:any@127.0.0.1:${own}${pathname}`,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), 2_000).unref();
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
