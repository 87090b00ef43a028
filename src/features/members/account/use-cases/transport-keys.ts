import { createDecipheriv, generateKeyPair, hkdfSync, randomBytes, randomUUID, webcrypto } from 'node:crypto';
import { promisify } from 'node:util';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Spent } from '../../../../platform/ports/counting-once.ts';
import type { Sealed } from '../domain/seal.ts';
import type { TransportKey, TransportKeyStore } from '../store/postgres-transport-keys.ts';

export interface KeyTimes {
  readonly lifeSeconds: number;
  /** A key is given out only while it lives for so long, so that whoever fills in a form can still use it. */
  readonly leastSeconds: number;
}

export type MayBeSealed = string | Sealed;

interface Parts {
  readonly store: TransportKeyStore;
  readonly spent: Spent;
  readonly clock: Clock;
  readonly times: KeyTimes;
}

const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const newPair = promisify(generateKeyPair);
const nonceForm = /^[\w-]{16,64}$/;
const saltForm = /^[\w-]{22}$/;
const ivBytes = 12;
const tagBytes = 16;

/** Every caller of getAesKey has a key of its own, and none of them is stored: it follows from a secret of minutes and a salt. */
const dataKeyOf = (secret: string, salt: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), Buffer.from(salt, 'base64url'), 'data key', 32));

export function createTransportKeys({ store, spent, clock, times }: Parts) {
  const known = new Map<string, TransportKey>();
  const livesFor = (key: TransportKey) => (key.expiresAt.getTime() - clock.now().getTime()) / 1_000;
  const remember = (key: TransportKey): TransportKey => {
    for (const [id, old] of known) if (livesFor(old) <= 0) known.delete(id);
    known.set(key.keyId, key);
    return key;
  };

  const make = async (kind: TransportKey['kind']): Promise<TransportKey> => {
    const pair = kind === 'rsa' ? await newPair('rsa', { modulusLength: 2048 }) : undefined;
    const key: TransportKey = {
      keyId: randomUUID(),
      kind,
      publicKey: pair?.publicKey.export({ type: 'spki', format: 'der' }).toString('base64') ?? '',
      privateKey: (pair?.privateKey.export({ type: 'pkcs8', format: 'der' }) ?? randomBytes(32)).toString('base64'),
      expiresAt: new Date(clock.now().getTime() + times.lifeSeconds * 1_000),
    };
    await store.save(key);
    return key;
  };

  const making = new Map<TransportKey['kind'], Promise<TransportKey>>();
  const current = async (kind: TransportKey['kind']): Promise<TransportKey> => {
    const held = [...known.values()].find((key) => key.kind === kind && livesFor(key) >= times.leastSeconds);
    if (held) return held;
    const found = making.get(kind) ?? store.youngest(kind, times.leastSeconds).then((key) => key ?? make(kind));
    making.set(kind, found);
    return remember(await found.finally(() => making.delete(kind)));
  };

  const find = async (keyId: string): Promise<TransportKey | undefined> => {
    const key = known.get(keyId) ?? (await store.find(keyId));
    return key && livesFor(key) > 0 ? remember(key) : undefined;
  };

  const textOf = async ({ keyId, value }: Sealed): Promise<string | undefined> => {
    const [id = '', salt] = keyId.split('.');
    const key = await find(id);
    const bytes = Buffer.from(value, 'base64');
    if (!key || bytes.length === 0) return undefined;
    if (key.kind === 'rsa') return salt === undefined ? readRsa(key.privateKey, bytes) : undefined;
    return salt && saltForm.test(salt) ? readAes(dataKeyOf(key.privateKey, salt), keyId, bytes) : undefined;
  };

  /** The value as it was meant. Whatever is wrong with a sealed one, and when it comes again, the answer is the same. */
  const open = async (given: MayBeSealed): Promise<Result<string, Failure>> => {
    if (typeof given === 'string') return success(given);
    const refused = failed(failure('encryptedValueRefused'));
    const inside = readInside(await textOf(given).catch(() => undefined));
    if (!inside) return refused;
    const isFirst = await spent.spend('sealed', `${given.keyId} ${inside.nonce}`, times.lifeSeconds);
    return isFirst ? success(inside.value) : refused;
  };

  return {
    async publicKey() {
      const key = await current('rsa');
      return { keyId: key.keyId, publicKey: key.publicKey, seconds: Math.floor(livesFor(key)) };
    },

    /** Wrapped for the caller; nothing where what the caller sent is no key to wrap with. */
    async dataKey(callersKey: string) {
      const wrapping = await readCallersKey(callersKey);
      if (!wrapping) return undefined;
      const key = await current('aes');
      const salt = randomBytes(16).toString('base64url');
      const wrapped = await webcrypto.subtle.encrypt(oaep, wrapping, new Uint8Array(dataKeyOf(key.privateKey, salt)));
      return {
        keyId: `${key.keyId}.${salt}`,
        wrappedKey: Buffer.from(wrapped).toString('base64'),
        seconds: Math.floor(livesFor(key)),
      };
    },

    open,

    /** Several values of one form, sealed or not. */
    async openAll<Name extends string>(
      given: Readonly<Record<Name, MayBeSealed>>,
    ): Promise<Result<Record<Name, string>, Failure>> {
      const opened = {} as Record<Name, string>;
      for (const name of Object.keys(given) as Name[]) {
        const value = await open(given[name]);
        if (!value.ok) return value;
        opened[name] = value.value;
      }
      return success(opened);
    },
  };
}

export type TransportKeys = ReturnType<typeof createTransportKeys>;

async function readRsa(privateKey: string, bytes: Buffer): Promise<string> {
  const key = await webcrypto.subtle.importKey('pkcs8', Buffer.from(privateKey, 'base64'), oaep, false, ['decrypt']);
  return Buffer.from(await webcrypto.subtle.decrypt(oaep, key, new Uint8Array(bytes))).toString('utf8');
}

function readAes(key: Buffer, keyId: string, bytes: Buffer): string | undefined {
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(keyId)).setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
}

function readInside(text: string | undefined): { nonce: string; value: string } | undefined {
  try {
    const { nonce, value } = JSON.parse(text ?? '') as { nonce?: unknown; value?: unknown };
    return typeof nonce === 'string' && nonceForm.test(nonce) && typeof value === 'string' && !value.includes('\u0000')
      ? { nonce, value }
      : undefined;
  } catch {
    return undefined;
  }
}

async function readCallersKey(spki: string): Promise<webcrypto.CryptoKey | undefined> {
  try {
    const bytes = Buffer.from(spki, 'base64');
    const key = await webcrypto.subtle.importKey('spki', bytes, oaep, false, ['encrypt']);
    const { modulusLength } = key.algorithm as webcrypto.RsaHashedKeyAlgorithm;
    return modulusLength >= 2_048 && modulusLength <= 4_096 ? key : undefined;
  } catch {
    return undefined;
  }
}
