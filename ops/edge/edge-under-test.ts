import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { asEngineUser, engineUser, isRoot } from '../native/settings.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  raw: Buffer;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export const secret = 'the-secret-of-the-test';

/** A server whose pages a test writes; it counts what reaches it. */
function makeOrigin() {
  const pages = new Map<string, Handler>();
  const seen: IncomingMessage[] = [];
  let server = createServer();
  return {
    seen,
    page: (path: string, handler: Handler) => pages.set(path, handler),
    seenAt: (path: string) => seen.filter(({ url }) => url?.split('?')[0] === path),
    listen: (port: number) =>
      new Promise<number>((resolve) => {
        server = createServer((incoming, response) => {
          const path = incoming.url?.split('?')[0] ?? '';
          if (path === '/healthz') return void response.end('ok');
          seen.push(incoming);
          const handler = pages.get(path);
          if (handler) return handler(incoming, response);
          response.writeHead(404, { 'surrogate-control': 'max-age=60' }).end('none');
        });
        server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A real varnishd with the real rules, in front of a small server. */
export async function startEdge(grace = '24h') {
  const origin = makeOrigin();
  const originPort = await origin.listen(0);
  const port = await freePort();
  const work = makeWorkFolder();
  const [program = '', ...args] = [...asEngineUser(), join(work, 'start-varnish'), '-a', `127.0.0.1:${port}`];
  const varnishd = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      IMPRINT_EDGE_WORK: work,
      IMPRINT_EDGE_SECRET: secret,
      IMPRINT_EDGE_BACKEND: `127.0.0.1:${originPort}`,
      IMPRINT_EDGE_GRACE: grace,
      IMPRINT_EDGE_PROBE: '200ms',
    },
  });
  let complaints = '';
  varnishd.stderr.on('data', (chunk) => {
    complaints += chunk;
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
    send(port, path, headers, method, body);
  const isUp = () =>
    ask('/metrics').then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (varnishd.exitCode !== null) throw new Error(complaints);
    await sleep(50);
  }

  return {
    origin,
    ask,
    purge: (keys: string) => ask('/', { xkey: keys, 'x-purge-secret': secret }, 'PURGE'),
    /** Takes the server away, for as long as the work lasts. */
    async withoutServer(during: () => Promise<void>) {
      await origin.close();
      try {
        await during();
      } finally {
        await origin.listen(originPort);
        while ((await ask('/healthz')).status !== 200) await sleep(50);
      }
    },
    async stop() {
      await ended(varnishd);
      await origin.close();
      rmSync(work, { recursive: true, force: true });
    },
  };
}

function makeWorkFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'imprint-edge-'));
  const rules = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.vcl') || name === 'start-varnish');
  for (const name of rules) copyFileSync(join(import.meta.dirname, name), join(folder, name));
  if (isRoot) chownSync(folder, engineUser.uid, engineUser.gid);
  return folder;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createSocketServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

// Not fetch: it keeps Host and Cookie to itself.
function send(port: number, path: string, headers: Record<string, string>, method: string, body: string) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (incoming) => {
      const raw = await buffer(incoming);
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: raw.toString(), raw });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
