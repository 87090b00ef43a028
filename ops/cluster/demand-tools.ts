import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainProblem } from '../native/plain-problem.ts';
import { findProgram } from '../native/run.ts';
import { isRoot, services } from '../native/settings.ts';

/** What it takes in addition to the engines of `npm run services`, with Debian's packages. */
const needed = { ip: 'iproute2', caddy: 'caddy', openssl: 'openssl' } as const;

export function demandTools(): void {
  const missing = Object.entries(needed).flatMap(([program, name]) => (findProgram(program) ? [] : [name]));
  if (missing.length > 0)
    throw new PlainProblem(
      `Programs are missing; install them with: sudo apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  if (!isRoot) throw new PlainProblem('Only root makes network namespaces: sudo npm run cluster.');
  if (!existsSync(join(services.checkout, 'build/server/main.js')))
    throw new PlainProblem('The portal is not built; run "npm run build" first.');
}
