import { createHash } from 'node:crypto';
import type { SecureContextOptions } from 'node:tls';
import { Redis } from 'ioredis';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Allowance, RateLimit, Verdict } from '../../ports/rate-limit.ts';
import { type Counts, judge, windowAt } from './sliding-window.ts';

export interface RedisSettings {
  readonly url: string;
  readonly prefix: string;
  readonly tls?: SecureContextOptions | undefined;
  /** Longest wait for an answer; after that this process counts for itself. */
  readonly milliseconds: number;
  /** After a failure Redis is left alone for so long: a Redis that hangs must not slow every request down. */
  readonly restMilliseconds: number;
}

/** Reads and counts in one step, so that calls at the same moment can't all find the last place free. */
const takeScript = `
local previous = tonumber(redis.call('get', KEYS[2]) or '0')
local current = tonumber(redis.call('get', KEYS[1]) or '0')
local length = tonumber(ARGV[2])
if previous * (1 - tonumber(ARGV[3]) / length) + current + 1 <= tonumber(ARGV[1]) then
  redis.call('incr', KEYS[1])
  redis.call('pexpire', KEYS[1], 2 * length)
end
return { previous, current }
`;

type TakingRedis = Redis & {
  take(now: string, before: string, most: number, length: number, elapsed: number): Promise<[number, number]>;
};

/** Redis holds what may be lost: without it each process counts for itself, and no request fails or waits. */
export function connectRedisRateLimit(
  { url, prefix, tls, milliseconds, restMilliseconds }: RedisSettings,
  { clock, log }: { clock: Clock; log: Log },
): RateLimit & { version(): Promise<string>; close(): void } {
  const local = createLocalRateLimit(clock);
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: milliseconds,
    ...(tls && url.startsWith('rediss:') && { tls }),
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  }) as TakingRedis;
  redis.defineCommand('take', { numberOfKeys: 2, lua: takeScript });

  let reachable = true;
  let restUntil = 0;
  const lost = (problem: unknown) => {
    restUntil = clock.now().getTime() + restMilliseconds;
    if (reachable) log.warn({ problem }, 'Redis does not answer; this process limits by itself');
    reachable = false;
  };
  redis.on('error', lost);
  redis.on('ready', () => {
    reachable = true;
    restUntil = 0;
  });

  async function takeFromRedis(key: string, allowance: Allowance): Promise<Verdict> {
    const window = windowAt(clock.now().getTime(), allowance.seconds);
    // Hashed: neither addresses nor phone numbers lie in Redis, and no key is long. The braces keep both windows on one node.
    const hash = createHash('sha256').update(`${key} ${allowance.seconds}`).digest('base64url');
    const name = (number: number) => `${prefix}{${hash}}${number}`;
    const [previous, current] = await redis.take(
      name(window.number),
      name(window.number - 1),
      allowance.most,
      allowance.seconds * 1000,
      window.elapsedMilliseconds,
    );
    reachable = true;
    return judge({ previous, current }, window, allowance);
  }

  return {
    take(key, allowance) {
      const resting = redis.status !== 'ready' || clock.now().getTime() < restUntil;
      if (resting) return local.take(key, allowance);
      return takeFromRedis(key, allowance).catch((problem: unknown) => {
        lost(problem);
        return local.take(key, allowance);
      });
    },
    /** For whoever asks whether it is there, and can wait longer for it than a request. */
    async version() {
      const connection = redis.duplicate({ commandTimeout: 4_000, lazyConnect: true, retryStrategy: () => null });
      connection.on('error', () => {});
      try {
        await connection.connect();
        return /redis_version:(\S+)/.exec(await connection.info('server'))?.[1] ?? '';
      } finally {
        connection.disconnect();
      }
    },
    close: () => redis.disconnect(),
  };
}

interface Counted extends Counts {
  readonly window: number;
}

/** The counters of this process alone. The number of keys is bounded; the one that was used longest ago is forgotten first. */
export function createLocalRateLimit(clock: Clock, mostKeys = 10_000): RateLimit {
  const counters = new Map<string, Counted>();

  return {
    async take(key, allowance) {
      const window = windowAt(clock.now().getTime(), allowance.seconds);
      const name = `${key} ${allowance.seconds}`;
      const counts = countsIn(window.number, counters.get(name));
      const verdict = judge(counts, window, allowance);
      counters.delete(name);
      counters.set(name, {
        window: window.number,
        previous: counts.previous,
        current: counts.current + (verdict.allowed ? 1 : 0),
      });
      if (counters.size > mostKeys) counters.delete(counters.keys().next().value as string);
      return verdict;
    },
  };
}

function countsIn(window: number, known: Counted | undefined): Counts {
  if (known?.window === window) return known;
  return { previous: known?.window === window - 1 ? known.current : 0, current: 0 };
}
