import { join } from 'node:path';
import { answersPing } from './answers-ping.ts';
import { engineFolder, writeEngineFile } from './folders.ts';
import { findProgram, run } from './run.ts';
import { readConfiguration, type Service } from './service.ts';
import { asEngineUser, derivedSecret, secrets, services } from './settings.ts';

const port = services.ports.redis;
const password = () => derivedSecret('redis', secrets());
const program = () => findProgram('redis-server');

/** In the file and not in the command line, where everyone on the machine could read the password. */
const tlsLines = () =>
  services.tls
    ? `port 0
tls-cert-file ${join(services.tls, 'cert.pem')}
tls-key-file ${join(services.tls, 'key.pem')}
tls-ca-cert-file ${join(services.tls, 'ca.pem')}
tls-auth-clients no
requirepass ${password()}
`
    : '';

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
    const configuration = `${readConfiguration('redis.conf')}${tlsLines()}`;
    writeEngineFile(file, configuration);
    const options = ['--bind', services.host, services.tls ? '--tls-port' : '--port', String(port), '--dir', folder];
    if (services.forTests) options.push('--appendonly', 'no');
    return { command: [...asEngineUser(), program() ?? '', file, ...options], configuration };
  },

  isReady() {
    // While it loads its log it answers, but with an error.
    if (services.tls) return answersPing(port, `AUTH ${password()}\r\nPING\r\n`, '+OK\r\n+PONG');
    return answersPing(port, 'PING\r\n', '+PONG');
  },
};
