import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../ops/edge/temporary-varnish.ts';

const program = '/usr/sbin/nginx';

export interface Nginx {
  readonly port: number;
  /** The one process that answers. */
  readonly pid: number;
  stop(): Promise<void>;
}

export const hasNginx = (): boolean => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0;

/** nginx with one worker that sends these bytes as a file, with the headers that a reader needs, as fast as it can. */
export async function startNginx(bytes: Buffer, headers: Readonly<Record<string, string>>): Promise<Nginx> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'imprint-nginx-'));
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'page'), bytes);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    if ((await fetch(`http://127.0.0.1:${port}/page`).catch(() => undefined))?.ok) break;
    await sleep(50);
  }
  if (child.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(join(folder, 'errors'), 'utf8')}`);
  const [worker] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
  return {
    port,
    pid: Number(worker),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (folder: string, port: number, headers: Readonly<Record<string, string>>): string => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
user root;
events { worker_connections 2048; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10 inactive=60s;
  keepalive_requests 1000000000;
  default_type "text/html; charset=utf-8";
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} ${JSON.stringify(value)};`)
  .join('\n')}
  }
}
`;
