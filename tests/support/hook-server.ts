import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface HookServer {
  readonly received: Received[];
  address(path: string): string;
  /** How a path answers from now on: with a code, or never. */
  answers(path: string, how: number | 'never'): void;
  at(path: string): readonly Received[];
  /** Breaks the connections that wait for an answer. */
  hangUp(): void;
}

/** Someone's server that webhooks are sent to: it takes everything unless it is told otherwise. */
export function useHookServer(): HookServer {
  const received: Received[] = [];
  const replies = new Map<string, number | 'never'>();
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    received.push({
      path,
      headers: request.headers as Received['headers'],
      body: Buffer.concat(chunks).toString('utf8'),
    });
    const how = replies.get(path) ?? 204;
    if (how !== 'never') answer.writeHead(how).end();
  });
  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    received,
    address: (path) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    answers: (path, how) => replies.set(path, how),
    hangUp: () => server.closeAllConnections(),
    at: (path) => received.filter((one) => one.path === path),
  };
}

/** As a receiver verifies it by the text of Standard Webhooks: no code of the portal is used. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
