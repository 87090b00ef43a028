import { createHmac, timingSafeEqual } from 'node:crypto';

/** The codes of an authenticator app (RFC 6238): six digits, a new one every 30 seconds. */
const stepSeconds = 30;
const digits = 6;
/** Clocks differ: the code before and the one after count too. */
const drift = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / stepSeconds);

export function codeOf(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/** The step of time that a code belongs to, if it is a right one. */
export function stepOfCode(key: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const current = stepAt(now);
  return Array.from({ length: 2 * drift + 1 }, (_, place) => current - drift + place).find((step) => {
    const right = Buffer.from(codeOf(key, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

/** RFC 4648, as authenticator apps want it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What an app reads out of the QR code. */
export const appAddress = (key: Buffer, { issuer, name }: { issuer: string; name: string }): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(name)}?${new URLSearchParams({ secret: base32(key), issuer })}`;
