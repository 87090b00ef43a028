import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsoleRole, consoleRoles } from '../../../src/platform/kernel/console-role.ts';

export interface RoleLine {
  /** A call, or `edit` with the kind of thing that is edited. */
  readonly call: string;
  readonly kind: string;
  readonly roles: readonly ConsoleRole[];
}

/** tests/tables/console-roles.tsv: what each role may do at its own site. */
export const roleLines: readonly RoleLine[] = readFileSync(
  join(import.meta.dirname, '../../tables/console-roles.tsv'),
  'utf8',
)
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .slice(1)
  .map((line) => {
    const [call = '', kind = '', ...cells] = line.split('\t');
    return { call, kind, roles: consoleRoles.filter((_, place) => cells[place] === 'yes') };
  });
