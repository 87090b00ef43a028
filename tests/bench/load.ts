import { Agent, request } from 'node:http';

export interface Load {
  readonly port: number;
  readonly concurrency: number;
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
      await visit(agent, load.port, load.next());
    }
  };
  try {
    await Promise.all(Array.from({ length: load.concurrency }, visitor));
  } finally {
    agent.destroy();
  }
  return { requests, seconds: (performance.now() - began) / 1000 };
}

const visit = (agent: Agent, port: number, { host, path }: { host: string; path: string }) =>
  new Promise<void>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, headers: { host } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${host}${path} answered ${answer.statusCode}.`)),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
