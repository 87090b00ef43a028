import { connect } from 'node:net';
import { join } from 'node:path';
import { engineFolder, writeEngineFile } from './folders.ts';
import { findProgram, run } from './run.ts';
import { readConfiguration, type Service } from './service.ts';
import { asEngineUser, services } from './settings.ts';

const port = services.ports.redis;
const program = () => findProgram('redis-server');

export const redis: Service = {
  name: 'redis',
  port,
  patience: 30,

  missing() {
    return program() ? undefined : 'Redis 7 is missing (Debian package redis-server).';
  },

  async version() {
    return /v=(\S+)/.exec(await run([program() ?? '', '--version']))?.[1] ?? '';
  },

  async prepare() {
    const folder = engineFolder('redis');
    const file = join(folder, 'redis.conf');
    const configuration = readConfiguration('redis.conf');
    writeEngineFile(file, configuration);
    const options = ['--bind', services.host, '--port', String(port), '--dir', folder];
    if (services.forTests) options.push('--appendonly', 'no');
    return { command: [...asEngineUser(), program() ?? '', file, ...options], configuration };
  },

  isReady() {
    return new Promise((resolve) => {
      const socket = connect(port, services.host);
      const settle = (ready: boolean) => {
        socket.destroy();
        resolve(ready);
      };
      socket.setTimeout(1000, () => settle(false));
      socket.once('error', () => settle(false));
      socket.once('connect', () => socket.write('PING\r\n'));
      // While it loads its log it answers, but with an error.
      socket.once('data', (answer) => settle(answer.toString().startsWith('+PONG')));
    });
  },
};
