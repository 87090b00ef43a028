/** A value that only the server can read, and only once. */
export interface Sealed {
  readonly keyId: string;
  readonly value: string;
}

export interface PublicKey {
  readonly keyId: string;
  /** SPKI, base64. */
  readonly publicKey: string;
}

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
const base64Of = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** What is inside: a number that counts once, so that the same sealed value can't be sent again. */
const sealedText = (value: string): string => JSON.stringify({ nonce: crypto.randomUUID(), value });

/** Seals a short value, such as a password, with the key of GET /api/getPublicKey. */
export async function seal({ keyId, publicKey }: PublicKey, value: string): Promise<Sealed> {
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(sealedText(value)));
  return { keyId, value: base64Of(sealed) };
}

export interface DataKey {
  readonly keyId: string;
  /** The raw key of AES-256-GCM, base64, unwrapped. */
  readonly key: string;
}

const ivBytes = 12;

/** Seals a value of any length with a key of GET /api/getAesKey. */
export async function sealWithDataKey({ keyId, key }: DataKey, value: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt']);
  const additionalData = new TextEncoder().encode(keyId);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    imported,
    new TextEncoder().encode(sealedText(value)),
  );
  const whole = new Uint8Array(ivBytes + sealed.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealed), ivBytes);
  return { keyId, value: base64Of(whole.buffer) };
}
