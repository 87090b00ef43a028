import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../platform/ports/keys.ts';

export type KeyFor = (purpose: string) => Buffer;
export type KeysFor = (purpose: string) => Keys;

interface Secret {
  readonly id: string;
  readonly value: string;
}

/** A secret that has no name of its own. */
const unnamed = '0';
const shortest = 32;
const form = /^(?:(?<id>[a-z0-9-]{1,16}):)?(?<value>\S+)$/;

/**
 * Reads IMPRINT_SECRET: one secret, or several as `id:value` with spaces between them, the current one first. The first secret that an
 * installation had needs no name. Throws a sentence that does not repeat what is secret.
 */
export function readSecrets(text: string): readonly Secret[] {
  const words = text.trim().split(/\s+/);
  const isList = words.length > 1 && form.exec(words[0] ?? '')?.groups?.id !== undefined;
  const isNamed = /^[a-z0-9-]{1,16}:\S{32,}$/.test(text.trim());
  if (!isList && !isNamed) return [checked({ id: unnamed, value: text })];
  const secrets = words.map((word) => {
    const { id = unnamed, value = '' } = form.exec(word)?.groups ?? {};
    return checked({ id, value });
  });
  if (new Set(secrets.map(({ id }) => id)).size < secrets.length) throw new Error('two of its keys have the same name');
  return secrets;
}

function checked(secret: Secret): Secret {
  if (secret.value.length < shortest) throw new Error(`each key has at least ${shortest} characters`);
  return secret;
}

const derived = (secret: string, purpose: string): Buffer => createHmac('sha256', secret).update(purpose).digest();

/** The current key of each purpose, for what nobody has to read after a change of keys. */
export const keysFrom =
  (secret: string): KeyFor =>
  (purpose) =>
    derived(readSecrets(secret)[0]?.value ?? '', purpose);

const nonceBytes = 12;
const tagBytes = 16;

/** All keys of each purpose: the first signs and seals, every one is believed. */
export const keyRings =
  (secret: string): KeysFor =>
  (purpose) => {
    const all = readSecrets(secret).map(({ id, value }) => ({ id, key: derived(value, purpose) }));
    const [current] = all;
    if (!current) throw new Error('there is no key');
    const macOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
    return {
      current: current.id,
      mac: (text, id = current.id) => {
        const found = all.find((one) => one.id === id);
        return found && macOf(found.key, text);
      },
      sign: (text) => macOf(current.key, text),
      verify: (text, signature) => all.some(({ key }) => isSame(macOf(key, text), signature)),
      seal(plain) {
        const nonce = randomBytes(nonceBytes);
        const cipher = createCipheriv('aes-256-gcm', current.key, nonce);
        const bytes = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
        return `${current.id}:${bytes.toString('base64')}`;
      },
      open(sealed) {
        const place = sealed.indexOf(':');
        // What was sealed before keys had names was sealed by the unnamed one.
        const id = place < 0 ? unnamed : sealed.slice(0, place);
        const found = all.find((one) => one.id === id);
        return found && opened(found.key, Buffer.from(sealed.slice(place + 1), 'base64'));
      },
    };
  };

function opened(key: Buffer, bytes: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
