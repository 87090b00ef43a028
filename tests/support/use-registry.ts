import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { registryStandIn } from './registry-stand-in.ts';

/** A registry of DOIs on this machine. */
export function useRegistry() {
  const folder = mkdtempSync(join(tmpdir(), 'imprint-registry-'));
  const registry = registryStandIn({ file: join(folder, 'taken.jsonl') });
  beforeAll(() => new Promise<void>((ready) => registry.server.listen(0, '127.0.0.1', ready)));
  afterAll(() => {
    registry.server.closeAllConnections();
    registry.server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...registry, address: () => `http://127.0.0.1:${(registry.server.address() as AddressInfo).port}` };
}
