import { Redis } from 'ioredis';
import { afterAll, beforeAll } from 'vitest';
import type { TestHouse } from '../support/test-house.ts';

/** Who has asked too often is refused before anything is tried. Here nobody ever has, for longer than a moment. */
export function useForgottenLimits(portal: TestHouse): void {
  let redis: Redis;
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  const forget = async () => {
    const keys = await redis.keys(`${portal.house.settings.IMPRINT_REDIS_PREFIX}*`);
    if (keys.length > 0) await redis.unlink(keys);
    await portal.house.database.pool.query('delete from failed_try');
    await portal.house.database.pool.query('delete from sent_code');
  };
  beforeAll(() => {
    redis = new Redis(portal.house.settings.IMPRINT_REDIS_URL);
    timer = setInterval(() => {
      running = running.then(forget).catch(() => {});
    }, 500);
  });
  afterAll(async () => {
    clearInterval(timer);
    await running;
    redis.disconnect();
  });
}
