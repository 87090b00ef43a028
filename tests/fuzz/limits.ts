import { Redis } from 'ioredis';
import { afterAll, beforeAll } from 'vitest';
import type { TestApp } from '../support/test-app.ts';

/** Who has asked too often is refused before anything is tried. Here nobody ever has, for longer than a moment. */
export function useForgottenLimits(portal: TestApp): void {
  let redis: Redis;
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  const forget = async () => {
    const keys = await redis.keys(`${portal.app.settings.IMPRINT_REDIS_PREFIX}*`);
    if (keys.length > 0) await redis.unlink(keys);
    await portal.app.database.pool.query('delete from failed_try');
    await portal.app.database.pool.query('delete from sent_code');
  };
  beforeAll(() => {
    redis = new Redis(portal.app.settings.IMPRINT_REDIS_URL);
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
