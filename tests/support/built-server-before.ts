import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { freePort, startTemporaryVarnish, type TemporaryVarnish } from '../../ops/edge/temporary-varnish.ts';
import { engineEnvironment } from './engines.ts';
import { bundle, type PortalProcess, portalProcess } from './portal-process.ts';
import type { TestApp } from './test-app.ts';

/** The built server, whose pages no app of a test has, on the app's engines and behind a real Varnish. Stands after `useTestApp`; answers the edge's port. */
export function useBuiltServerBefore(portal: TestApp): () => number {
  let edge: TemporaryVarnish | undefined;
  let server: PortalProcess | undefined;
  beforeAll(async () => {
    if (!existsSync(bundle)) throw new Error('The portal is not built. Run `npm run build` first.');
    const { settings } = portal.app;
    const serverPort = await freePort();
    server = portalProcess('server', {
      ...(process.env as Record<string, string>),
      ...engineEnvironment(),
      NODE_ENV: 'production',
      IMPRINT_DATABASE_URL: portal.database.appUrl,
      IMPRINT_DATABASE_OWNER_URL: portal.database.ownerUrl,
      IMPRINT_INDEX_PREFIX: settings.IMPRINT_INDEX_PREFIX,
      IMPRINT_REDIS_PREFIX: settings.IMPRINT_REDIS_PREFIX,
      IMPRINT_PUBLIC_SCHEME: 'https',
      IMPRINT_PUBLIC_PORT: '443',
      IMPRINT_PORT: String(serverPort),
      IMPRINT_METRICS_PORT: String(await freePort()),
      IMPRINT_LOG_LEVEL: 'error',
    });
    server.start();
    edge = await startTemporaryVarnish({
      serverPort,
      secret: 'the-secret-of-the-test',
      probe: '200ms',
      // Tests may say from which address they ask.
      trustedProxies: '127.0.0.1',
    });
    const answers = () =>
      fetch(`http://127.0.0.1:${edge?.port}/robots.txt`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) await sleep(100);
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    await edge?.stop();
  });
  return () => edge?.port ?? 0;
}
