import { chmodSync, copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askStatus } from './ask.ts';
import { engineFolder, giveToEngineUser } from './folders.ts';
import { findProgram, run } from './run.ts';
import type { Service } from './service.ts';
import { asEngineUser, secrets, services } from './settings.ts';

const { edge: port, varnishAdmin, server } = services.ports;
const source = join(services.checkout, 'ops', 'edge');
const program = () => findProgram('varnishd');

/** The edge's rules, copied to where the engines' user can surely read them. */
function copyRules(): { folder: string; text: string } {
  const folder = engineFolder('varnish', 'rules');
  const names = readdirSync(source).filter((name) => name.endsWith('.vcl') || name === 'start-varnish');
  for (const name of names) {
    copyFileSync(join(source, name), join(folder, name));
    giveToEngineUser(join(folder, name));
    chmodSync(join(folder, name), 0o700);
  }
  return { folder, text: names.map((name) => readFileSync(join(source, name), 'utf8')).join('\n') };
}

export const varnish: Service = {
  name: 'varnish',
  port,
  patience: 60,

  missing() {
    if (!program()) return 'Varnish 7 is missing (Debian packages varnish and varnish-modules).';
    return findProgram('gcc') ? undefined : 'Varnish compiles its rules with gcc (Debian packages gcc and libc6-dev).';
  },

  async version() {
    // varnishd prints its version to the error output.
    return /varnish-(\S+)/.exec(await run(['sh', '-c', '"$0" -V 2>&1', program() ?? '']))?.[1] ?? '';
  },

  async prepare() {
    const rules = copyRules();
    const { IMPRINT_EDGE_BACKEND = `${services.host}:${server}`, IMPRINT_EDGE_TRUSTED_PROXIES = '' } = process.env;
    const addresses = ['-a', `${services.host}:${port}`, '-T', `${services.host}:${varnishAdmin}`];
    return {
      command: [...asEngineUser(), join(rules.folder, 'start-varnish'), ...addresses],
      configuration: rules.text,
      env: {
        IMPRINT_EDGE_WORK: engineFolder('varnish', 'work'),
        IMPRINT_EDGE_SECRET: secrets().edge,
        IMPRINT_PUBLIC_SCHEME: 'http',
        IMPRINT_EDGE_BACKEND,
        IMPRINT_EDGE_TRUSTED_PROXIES,
      },
    };
  },

  async isReady() {
    // The one address the edge answers by itself, whether or not the server is up.
    return (await askStatus(`http://${services.host}:${port}/healthz`)) === 403;
  },
};
