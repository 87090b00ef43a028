import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { eicar } from '../../../../../tests/support/eicar.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { madeHere } from '../../../../platform/ports/storable.ts';

const megabyte = 1_048_576;
const optics = 'optics.localhost';
let ann: SampleMember;
let ben: SampleMember;
let jpeg: Buffer;
let png: Buffer;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  const profile = {
    mobile: '13812345678',
    email: 'ann@example.org',
    real_name: 'Ann Sample',
    research_fields: ['optics'],
  };
  ann = await storeMember(app, { userName: 'ann', columns: profile });
  ben = await storeMember(app, { userName: 'ben' });
});

const drawn = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#123456' } });

beforeAll(async () => {
  jpeg = await drawn()
    .jpeg()
    .withExif({ IFD0: { Artist: 'A secret place' } })
    .toBuffer();
  png = await drawn(900, 700).png().toBuffer();
});

/** A bitmap of one colour, 24 bits. */
function bmp(width: number, height: number): Buffer {
  const stride = Math.ceil((width * 24) / 32) * 4;
  const bytes = Buffer.alloc(54 + stride * height, 200);
  bytes.fill(0, 0, 54);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

const info = (member: SampleMember) =>
  portal.get(optics, '/front/frontMembers/info', { language: 'en', ...member.headers });
const save = (member: SampleMember, body: object) =>
  portal.post(optics, '/front/frontMembers/saveInfo', body, { language: 'en', ...member.headers });

async function upload(member: SampleMember | null, use: string, bytes: Buffer, headers: Record<string, string> = {}) {
  const answer = await portal.server.inject({
    method: 'POST',
    url: `/rc-pub/api/upload?use=${use}`,
    headers: {
      host: optics,
      origin: `https://${optics}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/octet-stream',
      language: 'en',
      ...member?.headers,
      ...headers,
    },
    payload: bytes,
  });
  return {
    http: answer.statusCode,
    ...(answer.json() as { status: number; message?: string; data?: { id: string; url: string } }),
  };
}

const picture = (id: string, member?: SampleMember) =>
  portal.server.inject({
    url: `/rc-pub/front/frontMembers/picture?id=${id}`,
    headers: { host: optics, ...member?.headers },
  });

const idOfSent = async (member: SampleMember, use: string, bytes: Buffer) =>
  (await upload(member, use, bytes)).data?.id ?? '';

describe('GET /front/frontMembers/info', () => {
  test('a member sees what they said of themselves, the mobile number with stars', async () => {
    const { data, headers } = await info(ann);
    expect(data).toMatchObject({
      id: ann.id,
      userName: 'ann',
      name: 'Ann Sample',
      mobileNo: '138****5678',
      email: 'ann@example.org',
      gender: null,
      region: '',
      major: '',
      institution: '',
      researchField: ['optics'],
      headPicture: null,
      hasPassword: false,
    });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await info(ben)).data).toMatchObject({ userName: 'ben', name: '', mobileNo: '' });
    expect((await portal.get(optics, '/front/frontMembers/info')).http).toBe(401);
  });
});

describe('POST /front/frontMembers/saveInfo', () => {
  test('every field of the person is saved, and what is not given stays', async () => {
    const said = {
      name: '林晓',
      gender: 'female',
      region: '上海',
      major: '光学工程',
      institution: '样例大学',
      researchField: ['超快光学', ' 超快光学', '成像'],
    };
    const { data } = await save(ben, said);
    expect(data).toMatchObject({ ...said, researchField: ['超快光学', '成像'] });
    expect((await save(ben, { region: '杭州' })).data).toMatchObject({
      name: '林晓',
      region: '杭州',
      gender: 'female',
    });
    expect((await save(ben, { gender: 'male' })).data.gender).toBe('male');
    expect((await save(ben, { gender: null })).data.gender).toBeNull();
    expect((await info(ann)).data.region).toBe('');
  });

  test.each([
    [{ name: ' ' }, 'Please enter your name.'],
    [{ name: 'R2-D2' }, 'The name format is incorrect.'],
    [{ researchField: [] }, 'Please enter your research field.'],
    [{ researchField: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'Choose a maximum of 5'],
  ])('%j is refused with its message', async (wrong, message) => {
    const before = (await info(ann)).data;
    const answer = await save(ann, wrong);
    expect(answer.message).toBe(message);
    expect((await info(ann)).data).toEqual(before);
  });

  test('mobile number and e-mail are not changed here, and no one else’s person is', async () => {
    await save(ben, {
      mobileNo: '13900000000',
      mobile: '13900000000',
      email: 'x@example.org',
      id: ann.id,
      region: '宁波',
    });
    expect((await info(ben)).data).toMatchObject({ mobileNo: '', email: '', region: '宁波' });
    expect((await info(ann)).data).toMatchObject({ email: 'ann@example.org', region: '' });
    expect((await portal.post(optics, '/front/frontMembers/saveInfo', {})).http).toBe(401);
  });
});

describe('POST /api/upload', () => {
  test.each(['JPG', 'PNG', 'BMP'])(
    'an avatar may be %s; it is stored as WebP without what the camera wrote',
    async (type) => {
      const sent = type === 'JPG' ? jpeg : type === 'PNG' ? png : bmp(33, 21);
      const { data, http } = await upload(ann, 'avatar', sent);
      expect(http).toBe(200);
      const published = await picture(data?.id ?? '');
      expect(published.statusCode).toBe(200);
      expect(published.headers['content-type']).toBe('image/webp');
      const facts = await sharp(published.rawPayload).metadata();
      expect(facts).toMatchObject({ format: 'webp' });
      expect(Math.max(facts.width, facts.height)).toBeLessThanOrEqual(512);
      expect(published.rawPayload.toString('latin1')).not.toContain('A secret place');
    },
  );

  test('an album cover may be JPG or PNG, and not BMP', async () => {
    expect((await upload(ann, 'cover', jpeg)).http).toBe(200);
    expect((await upload(ann, 'cover', png)).http).toBe(200);
    expect(await upload(ann, 'cover', bmp(4, 4))).toMatchObject({
      http: 400,
      message: 'The album cover must be a JPG or PNG file.',
    });
  });

  test('the bytes decide, whatever they are called', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const gif = await drawn().gif().toBuffer();
    const webp = await drawn().webp().toBuffer();
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const disguised of [script, gif, webp, page, Buffer.from('MZ'), Buffer.alloc(1)])
      expect(await upload(ann, 'avatar', disguised)).toMatchObject({
        http: 400,
        message: 'The profile picture must be a JPG, PNG or BMP file.',
      });
    const torn = jpeg.subarray(0, 200);
    expect(await upload(ann, 'avatar', torn)).toMatchObject({ http: 400 });
  });

  test('a page hidden behind a picture does not come out again', async () => {
    const both = Buffer.concat([png, Buffer.from('<script>alert("polyglot")</script>')]);
    const id = await idOfSent(ann, 'avatar', both);
    expect((await picture(id)).rawPayload.toString('latin1')).not.toContain('polyglot');
  });

  test.each(['avatar', 'cover'] as const)('a picture (%s) with a virus behind it is refused', async (use) => {
    expect(await upload(ann, use, Buffer.concat([jpeg, eicar()]))).toMatchObject({
      http: 400,
      message: 'The file did not pass the security check.',
    });
  });

  test('an avatar is under 5M, a cover up to 3M, and nothing larger is read to its end', async () => {
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    expect((await upload(ann, 'avatar', padded(5 * megabyte - 1))).http).toBe(200);
    expect((await upload(ann, 'avatar', padded(5 * megabyte))).message).toBe(
      'The profile picture must be smaller than 5 MB.',
    );
    expect((await upload(ann, 'avatar', padded(5 * megabyte + 1))).http).toBe(400);
    expect((await upload(ann, 'cover', padded(3 * megabyte))).http).toBe(200);
    expect((await upload(ann, 'cover', padded(3 * megabyte + 1))).message).toBe(
      'The album cover must not exceed 3 MB.',
    );
    const huge = await upload(ann, 'avatar', Buffer.alloc(7 * megabyte));
    expect(huge).toMatchObject({ http: 413, status: 413 });
    expect(huge.message).toContain('6 MB');
  });

  test('a small file that unpacks to a huge picture is refused', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * megabyte);
    expect(await upload(ben, 'avatar', bomb)).toMatchObject({
      http: 400,
      message: 'The file did not pass the security check.',
    });
    const claims = bmp(4, 4);
    claims.writeInt32LE(60_000, 18);
    claims.writeInt32LE(60_000, 22);
    expect((await upload(ben, 'avatar', claims)).http).toBe(400);
  });

  test('a file upload is open to a member on a page of this host, and takes only bytes', async () => {
    expect((await upload(null, 'avatar', jpeg)).http).toBe(401);
    const { cookie } = ann.headers;
    expect((await upload(null, 'avatar', jpeg, { cookie })).http).toBe(403);
    expect(
      (await upload(ann, 'avatar', jpeg, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).http,
    ).toBe(403);
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await upload(ann, 'avatar', jpeg, form)).http).toBeGreaterThanOrEqual(400);
    expect((await upload(ann, 'banner', jpeg)).http).toBe(400);
  });
});

describe('GET /front/frontMembers/picture', () => {
  test('an avatar is shown to anyone, a cover to its owner', async () => {
    const avatar = await idOfSent(ben, 'avatar', jpeg);
    const cover = await idOfSent(ben, 'cover', jpeg);
    expect((await picture(avatar)).statusCode).toBe(200);
    expect((await picture(cover, ben)).statusCode).toBe(200);
    expect((await picture(cover)).statusCode).toBe(404);
    expect((await picture(cover, ann)).statusCode).toBe(404);
    expect((await picture('0'.repeat(64))).statusCode).toBe(404);
  });

  test('a file of the store that no member sent is not shown', async () => {
    const published = await portal.app.files.put(madeHere(jpeg), 'image/jpeg');
    expect((await picture(published, ann)).statusCode).toBe(404);
  });
});

describe('the avatar', () => {
  test('is one that the member has sent; what it replaces is shown to nobody, and given up', async () => {
    const first = await idOfSent(ben, 'avatar', jpeg);
    expect((await save(ben, { avatar: first })).data.headPicture).toContain(first);
    const second = await idOfSent(ben, 'avatar', jpeg);
    expect(second).not.toBe(first);
    expect((await save(ben, { avatar: second })).data.headPicture).toContain(second);
    expect((await picture(first)).statusCode).toBe(404);
    expect((await save(ben, { avatar: null })).data.headPicture).toBeNull();
    expect((await picture(second)).statusCode).toBe(404);
    // Nobody is shown them any more; sweep-files.test.ts shows that the files go, too.
    const unused = await portal.owner.query('select sha256 from unused_file');
    expect(unused.rows.map(({ sha256 }) => sha256)).toEqual(expect.arrayContaining([first, second]));
  });

  test('can be neither another member’s, nor a cover, nor any other file', async () => {
    const others = await idOfSent(ann, 'avatar', jpeg);
    const cover = await idOfSent(ben, 'cover', jpeg);
    const published = await portal.app.files.put(madeHere(Buffer.from('kept')), 'text/plain');
    for (const avatar of [others, cover, published]) expect((await save(ben, { avatar })).http).toBe(404);
    expect((await picture(others)).statusCode).toBe(200);
  });
});
