import { join } from 'node:path';
import { answersPing } from './answers-ping.ts';
import { engineFolder, writeEngineFile } from './folders.ts';
import { findProgram, run } from './run.ts';
import { readConfiguration, type Service } from './service.ts';
import { asEngineUser, services } from './settings.ts';

const port = services.ports.clamav;
const program = () => findProgram('clamd');

/** The virus scanner, knowing the EICAR test file only: real signatures come by freshclam, which a bare machine can't reach. */
export const clamav: Service = {
  name: 'clamav',
  port,
  patience: 60,

  missing() {
    return program() ? undefined : 'ClamAV is missing (Debian package clamav-daemon).';
  },

  async version() {
    return /ClamAV ([\d.]+)/.exec(await run([program() ?? '', '--version']))?.[1] ?? '';
  },

  async prepare() {
    const signatures = engineFolder('clamav', 'signatures');
    const rules = readConfiguration('test-signatures.ndb');
    writeEngineFile(join(signatures, 'test.ndb'), rules);
    const places = [`TCPAddr ${services.host}`, `TCPSocket ${port}`, `DatabaseDirectory ${signatures}`];
    const work = `TemporaryDirectory ${engineFolder('clamav', 'work')}`;
    const configuration = `${readConfiguration('clamd.conf')}${[...places, work].join('\n')}\n`;
    const file = join(engineFolder('clamav'), 'clamd.conf');
    writeEngineFile(file, configuration);
    return {
      command: [...asEngineUser(), program() ?? '', `--config-file=${file}`],
      configuration: `${configuration}${rules}`,
    };
  },

  isReady() {
    return answersPing(port, 'zPING\0', 'PONG');
  },
};
