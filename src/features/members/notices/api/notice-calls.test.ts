import { beforeEach, describe, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { languages } from '../../../../platform/kernel/language.ts';
import { noticeSubjects } from '../../../../platform/ports/notices.ts';
import { createNotices } from '../notices.server.ts';

let ann: SampleMember;
let ben: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'other' });
  ann = await storeMember(app, { userName: 'ann' });
  ben = await storeMember(app, { userName: 'ben' });
});

const optics = 'optics.localhost';
const notify = (account: string, about: (typeof noticeSubjects)[number], data = {}, site = 1) =>
  createNotices({ ...portal.app, siteNamed: async () => undefined }).notify({ site, account, about, data });
const messages = (member: SampleMember, language = 'en', host = optics) =>
  portal.get(host, '/front/frontMembers/messages', { language, ...member.headers });
const read = (member: SampleMember, body: object) =>
  portal.post(optics, '/front/frontMembers/readMessages', body, member.headers);

beforeEach(async () => {
  for (const member of [ann, ben]) await read(member, { delete: true });
});

describe('GET /front/frontMembers/messages', () => {
  test('a member is told in their language, the newest first, with how many are unread', async () => {
    await notify(ann.id, 'password-changed');
    await notify(ann.id, 'comment-shown', { title: 'On lenses', id: '1099511627777', kind: 'article' });
    const { data } = await messages(ann);
    expect(data).toMatchObject({ totalElements: 2, unread: 2 });
    expect(data.content[0]).toMatchObject({
      about: 'comment-shown',
      isRead: false,
      url: '/thesisDetails?columnId=1099511627777',
    });
    expect(data.content[0].text).toContain('On lenses');
    expect(data.content[1].url).toBe('/personalAccount');
    const zh = await messages(ann, 'zh');
    expect(zh.data.content[0].title).toMatch(/\p{Script=Han}/u);
  });

  test('every subject has its words in every language', async () => {
    for (const about of noticeSubjects)
      await notify(ann.id, about, { title: 'T', device: 'D', provider: 'P', email: 'E', address: 'A' });
    for (const language of languages) {
      const { data } = await messages(ann, language);
      expect(data.content).toHaveLength(noticeSubjects.length);
      for (const { title, text } of data.content) expect(`${title} ${text}`).not.toMatch(/notices\.|[{}]/);
    }
  });

  test('messages belong to one member at one site', async () => {
    await notify(ann.id, 'new-device', { device: 'Firefox' });
    expect((await messages(ben)).data.content).toEqual([]);
    expect((await messages(ann, 'en', 'other.localhost')).data.content).toEqual([]);
    expect((await portal.get(optics, '/front/frontMembers/messages')).http).toBe(401);
  });

  test('what can not be told breaks nothing', async () => {
    await expect(notify('999999999', 'new-device')).resolves.toBeUndefined();
  });
});

describe('POST /front/frontMembers/readMessages', () => {
  test('marks single messages or all as read, never those of another', async () => {
    await notify(ann.id, 'new-device');
    await notify(ann.id, 'mobile-changed');
    const [newest] = (await messages(ann)).data.content;
    expect((await read(ben, { ids: [newest.id] })).data).toEqual({ changed: 0, unread: 0 });
    expect((await read(ann, { ids: [newest.id] })).data).toEqual({ changed: 1, unread: 1 });
    expect((await read(ann, {})).data).toEqual({ changed: 1, unread: 0 });
    expect((await messages(ann)).data.content.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, true]);
  });

  test('deletes what is the member’s own', async () => {
    await notify(ann.id, 'passkey-added');
    const [newest] = (await messages(ann)).data.content;
    expect((await read(ben, { ids: [newest.id], delete: true })).data.changed).toBe(0);
    expect((await read(ann, { ids: [newest.id], delete: true })).data.changed).toBe(1);
    expect((await messages(ann)).data.content).toEqual([]);
    expect((await portal.post(optics, '/front/frontMembers/readMessages', {})).http).toBe(401);
  });
});
