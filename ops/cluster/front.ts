import { join } from 'node:path';
import { askStatus } from '../native/ask.ts';
import type { Service } from '../native/service.ts';
import { services } from '../native/settings.ts';
import { ports, proxy } from './hosts.ts';

const port = services.ports.cluster;

/** Browsers take *.localhost for this machine: there a port of its own passes every connection on to the proxy. */
export const front: Service = {
  name: 'front',
  port,
  patience: 30,
  missing: () => undefined,
  version: async () => '',

  async prepare() {
    const words = [String(port), proxy.address, String(ports.cluster)];
    return { command: [process.execPath, join(import.meta.dirname, 'pass-on.ts'), ...words] };
  },

  async isReady() {
    return (await askStatus(`http://127.0.0.1:${port}/healthz`)) === 403;
  },
};
