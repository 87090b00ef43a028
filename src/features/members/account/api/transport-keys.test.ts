import { webcrypto } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { seal, sealWithDataKey } from '../domain/seal.ts';

const portal = useTestApp((app) => storeSite(app, { id: 1, sld: 'optics' }));
const host = 'optics.localhost';
const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' };

const ask = (name: unknown) => portal.post(host, '/api/isRegistered', { name });
/** The flood guard of this call is another test's. */
const refused = { http: 400, status: 11004, message: 'The entry could not be read safely. Please try again.' };

beforeAll(() => portal.owner.query(`insert into account (user_name) values ('sealed-name')`));

const publicKey = async () => (await portal.get(host, '/api/getPublicKey')).data;

async function dataKey() {
  const pair = await webcrypto.subtle.generateKey(
    { ...oaep, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const own = Buffer.from(await webcrypto.subtle.exportKey('spki', pair.publicKey)).toString('base64url');
  const { data } = await portal.get(host, `/api/getAesKey?publicKey=${own}`);
  const key = await webcrypto.subtle.decrypt(oaep, pair.privateKey, Buffer.from(data.wrappedKey, 'base64'));
  return { data, key: { keyId: data.keyId as string, key: Buffer.from(key).toString('base64') } };
}

test('a key lives for five minutes at most, and is the same for all who ask at that time', async () => {
  const [one, other] = [await publicKey(), await publicKey()];
  expect(one).toMatchObject({ algorithm: 'RSA-OAEP-256', keyId: other.keyId });
  expect(one.seconds).toBeLessThanOrEqual(300);
  const { rows } = await portal.owner.query(
    `select max(expires_at - now()) <= interval '5 minutes' as short from transport_key`,
  );
  expect(rows[0].short).toBe(true);
});

test('a value sealed with the public key is read, once', async () => {
  const sealed = await seal(await publicKey(), 'sealed-name');
  expect(sealed.value).not.toContain('sealed-name');
  expect(await ask(sealed)).toMatchObject({ data: { registered: true } });
  expect(await ask(sealed)).toMatchObject(refused);
});

test('a data key is for one caller alone, wrapped with that caller’s own key, and its values count once', async () => {
  const [mine, theirs] = [await dataKey(), await dataKey()];
  expect(mine.data).toMatchObject({ algorithm: 'A256GCM' });
  expect(mine.key.key).not.toBe(theirs.key.key);
  const sealed = await sealWithDataKey(mine.key, 'sealed-name');
  expect(await ask({ ...sealed, keyId: theirs.key.keyId })).toMatchObject(refused);
  expect(await ask(sealed)).toMatchObject({ data: { registered: true } });
  expect(await ask(sealed)).toMatchObject(refused);
  expect(await portal.get(host, `/api/getAesKey?publicKey=${'x'.repeat(300)}`)).toMatchObject({ http: 400 });
  expect(await portal.get(host, '/api/getAesKey')).toMatchObject({ http: 400 });
});

test('a data key is one of AES with 256 bits: who has it reads what was sealed for its name, and nobody else', async () => {
  const { key } = await dataKey();
  const raw = Buffer.from(key.key, 'base64');
  expect(raw.byteLength * 8).toBe(256);
  const sealed = Buffer.from((await sealWithDataKey(key, 'sealed-name')).value, 'base64');
  const read = async (name: string) => {
    const own = await webcrypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const parameters = { name: 'AES-GCM', iv: sealed.subarray(0, 12), additionalData: Buffer.from(name) };
    return JSON.parse(Buffer.from(await webcrypto.subtle.decrypt(parameters, own, sealed.subarray(12))).toString());
  };
  expect(await read(key.keyId)).toMatchObject({ value: 'sealed-name' });
  await expect(read('another')).rejects.toThrow();
});

test('whatever is wrong with a sealed value, the answer is the same', async () => {
  const key = await publicKey();
  const good = await seal(key, 'sealed-name');
  const bent = Buffer.from(good.value, 'base64');
  bent[10] = (bent[10] ?? 0) ^ 1;
  const { keyId } = key;
  for (const wrong of [
    { keyId: 'unknown', value: good.value },
    { keyId: `${keyId}.aaaaaaaaaaaaaaaaaaaaaa`, value: good.value },
    { keyId, value: bent.toString('base64') },
    { keyId, value: '' },
    { keyId, value: 'AAAA' },
  ])
    expect(await ask(wrong)).toMatchObject(refused);
  await portal.owner.query(`update transport_key set expires_at = now() - interval '1 second'`);
});

test('of a hundred copies of one sealed value at the same moment one is read', async () => {
  const sealed = await seal(await publicKey(), 'hundredfold');
  const body = { name: sealed, password: 'Wrong7Glade' };
  const answers = await Promise.all(Array.from({ length: 100 }, () => portal.post(host, '/api/login', body)));
  // A server that has no time left for some of them reads none of those.
  const looked = answers.filter(({ http }) => http !== 503);
  expect(looked.length).toBeGreaterThan(1);
  expect(looked.filter(({ status }) => status !== refused.status)).toHaveLength(1);
});
