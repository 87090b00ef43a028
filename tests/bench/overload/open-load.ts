import { Agent, request } from 'node:http';

/** As an edge keeps them: opened once and used again. A server takes new ones slowly while it is at work. */
export const connections = 2_048;

export interface Arrivals {
  readonly port: number;
  readonly agent: Agent;
  readonly perSecond: number;
  /** The next request's host and path. */
  next(): { readonly host: string; readonly path: string };
}

export interface Outcome {
  /** 0 where no connection was free to send it. */
  readonly http: number;
  readonly milliseconds: number;
  /** When the answer was there, in milliseconds since the first request. */
  readonly at: number;
}

/** Connections that are open before anything is measured. Each crowd has its own. */
export async function openConnections(port: number): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  const hellos = Array.from({ length: connections }, () => visit(agent, port, { host: 'localhost', path: '/healthz' }));
  await Promise.all(hellos);
  return agent;
}

/** Requests that come when they come, whether or not the ones before were answered, as readers do. */
export async function applyArrivals(
  { port, agent, perSecond, next }: Arrivals,
  milliseconds: number,
): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  const began = performance.now();
  let underWay = 0;
  const arrive = async (): Promise<Outcome> => {
    const sent = performance.now();
    if (underWay >= connections) return { http: 0, milliseconds: 0, at: sent - began };
    underWay += 1;
    const http = await visit(agent, port, next());
    underWay -= 1;
    const ended = performance.now();
    return { http, milliseconds: ended - sent, at: ended - began };
  };
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const passed = Math.min(performance.now() - began, milliseconds);
      while (outcomes.length < (passed / 1_000) * perSecond) outcomes.push(arrive());
      if (passed < milliseconds) return;
      clearInterval(tick);
      resolve();
    }, 2);
  });
  return Promise.all(outcomes);
}

const visit = (agent: Agent, port: number, { host, path }: { host: string; path: string }): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, headers: { host } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });

/** 0 of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
