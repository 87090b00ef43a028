import { join } from 'node:path';
import { answersPing } from './answers-ping.ts';
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
    // While it loads its log it answers, but with an error.
    return answersPing(port, 'PING\r\n', '+PONG');
  },
};
