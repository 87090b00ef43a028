import { Agent, request } from 'node:http';

export interface Arrivals {
  readonly port: number;
  readonly perSecond: number;
  /** The next request's host and path. */
  next(): { readonly host: string; readonly path: string };
}

export interface Outcome {
  readonly http: number;
  readonly milliseconds: number;
}

/** Requests that come when they come, whether or not the ones before were answered, as readers do. */
export async function applyArrivals(arrivals: Arrivals, milliseconds: number): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const outcomes: Promise<Outcome>[] = [];
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const passed = Math.min(performance.now() - began, milliseconds);
      while (outcomes.length < (passed / 1_000) * arrivals.perSecond)
        outcomes.push(visit(agent, arrivals.port, arrivals.next()));
      if (passed < milliseconds) return;
      clearInterval(tick);
      resolve();
    }, 2);
  });
  const heard = await Promise.all(outcomes);
  agent.destroy();
  return heard;
}

const visit = (agent: Agent, port: number, { host, path }: { host: string; path: string }): Promise<Outcome> => {
  const began = performance.now();
  return new Promise((resolve) => {
    const hear = (http: number) => resolve({ http, milliseconds: performance.now() - began });
    const sent = request({ host: '127.0.0.1', port, path, agent, headers: { host } }, (answer) => {
      answer.resume();
      answer.on('end', () => hear(answer.statusCode ?? 0));
      answer.on('error', () => hear(0));
    });
    sent.on('error', () => hear(0));
    sent.end();
  });
};

/** 0 of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
