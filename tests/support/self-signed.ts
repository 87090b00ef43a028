import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A DER element: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const sha256WithRsa = sequence(oid('2a864886f70d01010b'), der(0x05));
const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('Sample')))));
const validity = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('400101000000Z')));

/** A key and a certificate of its own, as a provider that signs would publish it: base64 without lines. */
export function selfSigned(): { readonly key: KeyObject; readonly certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey));
  return { key: privateKey, certificate: sequence(facts, sha256WithRsa, signature).toString('base64') };
}
