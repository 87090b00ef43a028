import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Everything of an encrypted backup ends with this, as the tool's own files do. */
export const encryptedEnding = '.age';

/** Writes a stream so that only those whose public keys are given can read it. */
export type Encrypt = (plain: Readable, path: string) => Promise<void>;

/** Public keys of age (https://age-encryption.org) or SSH, with commas between them. */
export function encryptTo(recipients: string): Encrypt {
  const words = recipients
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .flatMap((one) => ['--recipient', one]);
  return async (plain, path) => {
    const tool = spawn('age', ['--encrypt', ...words, '--output', path], { stdio: ['pipe', 'ignore', 'inherit'] });
    const ended = exitOf(tool);
    // Why the tool ended says more than that nobody reads any longer.
    const fed = pipeline(plain, tool.stdin).catch((problem: unknown) => problem);
    await ended;
    const problem = await fed;
    if (problem) throw problem;
  };
}

/** Reads what was encrypted, with the file of the private key. */
export function decryptWith(identity: string) {
  return async (path: string, use: (plain: Readable) => Promise<unknown>): Promise<void> => {
    const tool = spawn('age', ['--decrypt', '--identity', identity, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = exitOf(tool);
    const used = use(tool.stdout).catch((problem: unknown) => problem ?? new Error('not read'));
    await ended;
    const problem = await used;
    if (problem instanceof Error) throw problem;
  };
}

export type Decrypt = ReturnType<typeof decryptWith>;

async function exitOf(tool: ReturnType<typeof spawn>): Promise<void> {
  const [code] = await once(tool, 'close').catch(() => {
    throw new Error('age is not on this machine; the package of that name has it.');
  });
  if (code !== 0) throw new Error(`age ended with ${code}; it said why above.`);
}
