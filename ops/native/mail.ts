import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askStatus } from './ask.ts';
import type { Service } from './service.ts';
import { services } from './settings.ts';

const { smtp, mailWeb } = services.ports;
const description = join(services.checkout, 'node_modules', 'smtp-server', 'package.json');

export const mail: Service = {
  name: 'mail',
  port: smtp,
  patience: 30,

  missing() {
    return existsSync(description)
      ? undefined
      : 'The mail catcher needs the npm package smtp-server: run npm ci first.';
  },

  async version() {
    return JSON.parse(readFileSync(description, 'utf8')).version;
  },

  async prepare() {
    // Not through setpriv: the Node that runs us may lie where the engines' user can't reach, so it steps down itself.
    return {
      command: [process.execPath, join(import.meta.dirname, 'mail-catcher.ts'), String(smtp), String(mailWeb)],
      env: { IMPRINT_ENGINE_HOST: services.host },
    };
  },

  async isReady() {
    return (await askStatus(`http://${services.host}:${mailWeb}/healthz`)) === 200;
  },
};
