import { Agent, request } from 'node:http';

export interface Load {
  readonly port: number;
  readonly concurrency: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The next request's host and path. */
  next(): { readonly host: string; readonly path: string };
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
}

/** Keeps a fixed number of requests under way for a while. Any answer but 200 ends the bench: it would be no measurement. */
export async function applyLoad(
  load: Load,
  milliseconds: number,
  mostRequests = Number.POSITIVE_INFINITY,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.concurrency });
  const began = performance.now();
  const end = began + milliseconds;
  let requests = 0;
  const visitor = async () => {
    while (performance.now() < end && requests < mostRequests) {
      requests += 1;
      await visit(agent, load, load.next());
    }
  };
  try {
    await Promise.all(Array.from({ length: load.concurrency }, visitor));
  } finally {
    agent.destroy();
  }
  return { requests, seconds: (performance.now() - began) / 1000 };
}

/** The answer's bytes. */
export const visit = (
  agent: Agent,
  { port, headers }: Pick<Load, 'port' | 'headers'>,
  { host, path }: { host: string; path: string },
) =>
  new Promise<Buffer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, headers: { host, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(
              new Error(`${host}${path} answered ${answer.statusCode}: ${Buffer.concat(chunks).subarray(0, 200)}`),
            ),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
