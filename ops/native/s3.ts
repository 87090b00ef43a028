import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askStatus } from './ask.ts';
import { copyProgram, engineFolder } from './folders.ts';
import pins from './pins.json' with { type: 'json' };
import { PlainProblem } from './plain-problem.ts';
import type { Service } from './service.ts';
import { asEngineUser, secrets, services } from './settings.ts';
import { signedPut } from './signed-put.ts';

const port = services.ports.s3;
const origin = `${services.tls ? 'https' : 'http'}://${services.host}:${port}`;
const { version } = pins.go.versitygw;
const built = join(services.cache, `versitygw-${version}`, 'versitygw');

export const s3: Service = {
  name: 's3',
  port,
  patience: 30,

  missing() {
    return existsSync(built) ? undefined : `The S3 store versitygw ${version} is not built yet (needs Go, once).`;
  },

  async version() {
    return version.slice(1);
  },

  async prepare() {
    const program = join(engineFolder('s3'), `versitygw-${version}`);
    if (!existsSync(program)) copyProgram(built, program);
    const options = ['--port', `${services.host}:${port}`, '--health', '/healthz', '--keep-alive', '--quiet'];
    if (services.tls) options.push('--cert', join(services.tls, 'cert.pem'), '--key', join(services.tls, 'key.pem'));
    return {
      command: [...asEngineUser(), program, ...options, 'posix', engineFolder('s3', 'buckets')],
      env: { ROOT_ACCESS_KEY: services.s3.accessKey, ROOT_SECRET_KEY: secrets().s3 },
    };
  },

  async isReady() {
    return (await askStatus(`${origin}/healthz`)) === 200;
  },

  async furnish() {
    const url = new URL(`${origin}/${services.s3.bucket}`);
    const answer = await signedPut(url, services.s3.accessKey, secrets().s3);
    const alreadyThere = answer.status === 409;
    if (!answer.ok && !alreadyThere) {
      throw new PlainProblem(`The S3 store refused to make ${services.s3.bucket}: ${await answer.text()}`);
    }
  },
};
