import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesIn, callsIn, findSpecification } from '../../ops/coverage/specification.ts';

const root = join(import.meta.dirname, '../..');
const specification = findSpecification(root, process.env);

const rowsOf = (group: string): string[][] =>
  readFileSync(join(root, `tests/coverage/${group}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** What was read out of the specification once, with `periodicalDetail`, which it writes without a slash. */
const addressRows = (): string[] =>
  rowsOf('addresses')
    .map(([id = '']) => id.replace(/^address:/, ''))
    .filter((address) => !address.includes('>'));

/** Every address that the specification names; a checkout without the specification has the rows of the coverage alone. */
export const specifiedAddresses = (): string[] => [
  ...new Set([...(specification ? addressesIn(specification) : []), ...addressRows()]),
];

const ofMembers = ['Accounts', 'Members', 'Personal albums'];
const notesOfMembers = ['account', 'members', 'personal albums', 'platform'];

/** The calls that answer any reader, by their paths: all of §7 outside accounts, members and personal albums. */
export function specifiedCalls(): string[] {
  if (!specification)
    return rowsOf('calls')
      .filter(
        ([id = '', , , , note = '']) => id.startsWith('call:/') && !id.includes('#') && !notesOfMembers.includes(note),
      )
      .map(([id = '']) => id.replace(/^call:/, ''));
  const [, calls = ''] = /\n## 7\.[^\n]*\n(.*?)\n## 8\./s.exec(specification) ?? [];
  const parts = calls.split(/\n### /).slice(1);
  return parts.filter((part) => !ofMembers.some((name) => part.startsWith(`${name}\n`))).flatMap(callsIn);
}
