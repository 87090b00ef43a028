import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { frameKey } from '../../../src/platform/ports/edge-cache.ts';
import type { MarkedSite } from '../marked-site.ts';

export interface HttpRequest {
  readonly method: string;
  readonly host: string;
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Heard {
  readonly http: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Asks a portal over HTTP, each time from an address that nobody asked from before: limits by network are not what is walked. */
export type Send = (request: HttpRequest) => Promise<Heard>;

let count = 0;
function newAddress(): string {
  count += 1;
  return `127.${1 + ((count >> 16) & 127)}.${(count >> 8) & 255}.${count & 255}`;
}

/** Straight to a server in this process, which need not listen. */
export const toServer =
  (server: FastifyInstance): Send =>
  async ({ method, host, path, headers, body }) => {
    const answer = await server.inject({
      method: method as 'GET',
      url: path,
      headers: { host, ...headers },
      remoteAddress: newAddress(),
      ...(body !== undefined && { payload: body }),
    });
    return { http: answer.statusCode, headers: answer.headers, body: answer.payload };
  };

/** As a browser comes: over a connection to the edge. Not by fetch, which keeps Host and Cookie to itself. */
export const toEdge = (port: number): Send => {
  // An edge that trusts us takes our word for where we ask from.
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return ({ method, host, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent,
          headers: {
            host,
            'x-forwarded-for': newAddress(),
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        async (incoming) => {
          try {
            const bytes = await buffer(incoming);
            resolve({ http: incoming.statusCode ?? 0, headers: incoming.headers, body: bytes.toString() });
          } catch (problem) {
            reject(problem);
          }
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
};

/** What must not be told to others: a text of the site, or that an answer hangs on it. */
export function tells({ headers, body }: Heard, site: MarkedSite): boolean {
  const keys = String(headers.xkey ?? '').split(/\s+/);
  return body.includes(site.mark) || JSON.stringify(headers).includes(site.mark) || keys.includes(frameKey(site.id));
}
