const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app makes of the key that it is given (RFC 4648). */
export function bytesOfBase32(text: string): Buffer {
  const bits = [...text.replaceAll(/\s/g, '')]
    .map((one) => alphabet.indexOf(one).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
