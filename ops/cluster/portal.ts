import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askStatus } from '../native/ask.ts';
import type { Service } from '../native/service.ts';
import { services } from '../native/settings.ts';

const bundle = join(services.checkout, 'build/server/main.js');

/** A process of the built portal, with the settings of whoever starts it. */
const portalProcess = (name: 'server' | 'worker', port: number, path: string): Service => ({
  name,
  port,
  patience: 120,

  missing() {
    return existsSync(bundle) ? undefined : 'The portal is not built; run "npm run build" first.';
  },

  async version() {
    return process.env.npm_package_version ?? '';
  },

  async prepare() {
    const settings = Object.entries(process.env).filter(([name]) => name.startsWith('IMPRINT_'));
    return {
      command: [process.execPath, bundle, name],
      folder: services.checkout,
      env: { NODE_ENV: 'production', ...(Object.fromEntries(settings) as Record<string, string>) },
    };
  },

  async isReady() {
    return (await askStatus(`http://${services.host}:${port}${path}`)) === 200;
  },
});

export const server = portalProcess('server', services.ports.server, '/healthz');
export const worker = portalProcess('worker', services.ports.metrics, '/readyz');
