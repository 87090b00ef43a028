import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the portal sent it to the engine. */
export interface EngineRequest {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

export interface EngineRecorder {
  readonly url: string;
  /** What the engine was asked since the last time. */
  taken(): EngineRequest[];
  end(): Promise<void>;
}

/** Stands before the engine and writes down what it is asked. */
export async function recordEngine(engine: string): Promise<EngineRecorder> {
  let recorded: EngineRequest[] = [];
  const server = createServer(async (request, answer) => {
    const forwarded: EngineRequest = {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      type: request.headers['content-type'] ?? 'application/json',
      body: await textOf(request),
    };
    recorded.push(forwarded);
    const received = await askEngine(engine, forwarded);
    answer.writeHead(received.status, { 'content-type': received.headers.get('content-type') ?? 'application/json' });
    answer.end(Buffer.from(await received.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken() {
      const taken = recorded;
      recorded = [];
      return taken;
    },
    end: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const askEngine = (engine: string, { method, path, type, body }: EngineRequest): Promise<Response> =>
  fetch(`${engine}${path}`, { method, ...(body ? { body, headers: { 'content-type': type } } : {}) });

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
