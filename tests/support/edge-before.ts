import { afterAll, beforeAll } from 'vitest';
import { startTemporaryVarnish, type TemporaryVarnish } from '../../ops/edge/temporary-varnish.ts';
import type { TestApp } from './test-app.ts';

/** A real Varnish with the real rules before the app of a file. Stands after `useTestApp`; answers its port once tests run. */
export function useEdgeBefore(portal: TestApp): () => number {
  let edge: TemporaryVarnish;
  beforeAll(async () => {
    await portal.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = portal.server.addresses()[0] as { port: number };
    edge = await startTemporaryVarnish({
      serverPort: port,
      secret: 'the-secret-of-the-test',
      probe: '2s',
      // Tests may say from which address they ask.
      trustedProxies: '127.0.0.1',
    });
  }, 120_000);
  afterAll(() => edge?.stop());
  return () => edge.port;
}
