import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTemporaryVarnish } from './temporary-varnish.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  raw: Buffer;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const secret = 'the-secret-of-the-test';

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

/** The edge in front of a small server. With null it is told nothing about times, as in an installation. */
export async function startEdge(
  times: { readonly grace?: string; readonly probe?: string } | null = { probe: '200ms' },
) {
  const origin = makeOrigin();
  const originPort = await origin.listen(0);
  const varnish = await startTemporaryVarnish({ serverPort: originPort, secret, ...times });
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
    send(varnish.port, path, headers, method, body);
  return {
    origin,
    ask,
    port: varnish.port,
    rules: (file: string) => readFileSync(join(varnish.work, file), 'utf8'),
    purge: (keys: string) => ask('/', { xkey: keys, 'x-purge-secret': secret }, 'PURGE'),
    /** Takes the server away, for as long as the work lasts. */
    async withoutServer(during: () => Promise<void>) {
      await origin.close();
      try {
        await during();
      } finally {
        await origin.listen(originPort);
        while ((await ask('/is-back')).status !== 404) await sleep(50);
      }
    },
    async stop() {
      await varnish.stop();
      await origin.close();
    },
  };
}

// Not fetch: it keeps Host and Cookie to itself.
export function send(port: number, path: string, headers: Record<string, string>, method = 'GET', body = '') {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (incoming) => {
      const raw = await buffer(incoming);
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: raw.toString(), raw });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
