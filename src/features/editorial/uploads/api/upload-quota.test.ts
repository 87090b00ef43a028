import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { clearUploads } from '../../../../../tests/support/clear-uploads.ts';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { newUploadId } from '../use-cases/begin-upload.ts';

const gigabyte = 1_073_741_824;
const mostToday = 0.001 * gigabyte;
const portal = useTestApp(
  async (test) => {
    await storeSite(test, { id: 1, sld: 'press' });
    await storeSite(test, { id: 2, sld: 'other' });
  },
  async () => ({ IMPRINT_MEMBER_DAY_GB: '0.001', IMPRINT_MEMBER_GB: '3' }),
);
afterAll(() => clearUploads(portal.owner));

let number = 0;
let author: SampleMember;
beforeEach(async () => {
  number += 1;
  author = await storeMember(portal, { userName: `author-${number}` });
});

const host = 'press.localhost';
const quota = async (of = author, at = host) => (await portal.get(at, '/front/upload/quota', of.headers)).data;
const begin = (site: number, bytes: number, id = newUploadId()) =>
  portal.app.uploading.begin(site, author.id, { id, name: 'a.pdf', role: 'manuscript', bytes });
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#357' } })
  .png()
  .toBuffer();
const sendPicture = (path: string, { headers }: SampleMember) =>
  portal.server.inject({
    method: 'POST',
    url: `/rc-pub${path}`,
    payload: picture,
    headers: {
      host,
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/octet-stream',
      ...headers,
    },
  });

test('before sending a member sees what is used and left; what goes to any site counts for the day', async () => {
  const most = 3 * gigabyte;
  expect(await quota()).toEqual({ usedToday: 0, mostToday, used: 0, most, left: mostToday });
  for (const site of [1, 2]) expect((await begin(site, 400_000)).ok).toBe(true);
  const expected = { usedToday: 800_000, mostToday, used: 400_000, most, left: mostToday - 800_000 };
  expect([await quota(), await quota(author, 'other.localhost')]).toEqual([expected, expected]);
  for (const site of [1, 2])
    expect(await begin(site, 400_000)).toMatchObject({ ok: false, failure: { code: 'dayQuota' } });
  expect((await portal.get(host, '/front/upload/quota')).http).toBe(401);
});

test('two that are begun at once at different sites are counted one after the other', async () => {
  const begun = await Promise.all([1, 2, 1, 2].map((site) => begin(site, 400_000)));
  expect(begun.filter(({ ok }) => ok)).toHaveLength(2);
  expect((await quota()).usedToday).toBe(800_000);
});

test('avatars and pictures of forms count as well, and are refused when the day is full', async () => {
  const editor = await storeConsoleUser(portal, { userName: `editor-${number}`, role: 'editor', site: 1 });
  for (const [path, who] of [
    ['/api/upload?use=avatar', author],
    ['/console/upload', editor],
  ] as const) {
    expect((await sendPicture(path, who)).statusCode, path).toBe(200);
    expect((await quota(who)).usedToday, path).toBe(picture.length);
    await portal.owner.query('update sent_bytes set bytes = $1 where account_id = $2', [Math.ceil(mostToday), who.id]);
    expect((await sendPicture(path, who)).json(), path).toMatchObject({
      message: expect.stringContaining('today'),
    });
  }
});

test('what never came is given back when its upload is dropped, and the next day begins anew', async () => {
  const id = newUploadId();
  await begin(1, 900_000, id);
  await portal.app.uploading.drop(1, author.id, id);
  expect((await quota()).usedToday).toBe(0);
  await begin(1, 900_000);
  expect((await begin(1, 900_000)).ok).toBe(false);
  await portal.owner.query('update sent_bytes set day = day - 1 where account_id = $1', [author.id]);
  expect((await quota()).usedToday).toBe(0);
  expect((await begin(1, 900_000)).ok).toBe(true);
});
