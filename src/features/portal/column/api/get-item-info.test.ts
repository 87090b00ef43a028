import { describe, expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../../tests/support/test-app.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const path = '/front/item/info';
const channel = idOf(1, 10);
const about = idOf(1, 20);
const ethics = idOf(1, 21);
const body = (letter: string) => letter.repeat(64);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', language: 'zh' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await asSite(
    app,
    1,
    `insert into channel (site_id, id, position, code, names) values (1, ${channel}, 1, 'introduce', '{"zh":"简介"}')`,
  );
  await asSite(
    app,
    1,
    `insert into column_text (site_id, id, channel_id, code, position, titles, summaries, bodies) values
      (1, ${about}, ${channel}, 'about', 1, '{"zh":"关于","en":"About"}', '{"zh":"摘要"}', '{"zh":"${body('a')}","en":"${body('b')}"}'),
      (1, ${ethics}, ${channel}, null, 2, '{"zh":"伦理"}', '{}', '{"zh":"${body('c')}"}')`,
  );
});

async function asSite({ owner }: TestApp, site: number, statement: string): Promise<void> {
  await owner.query('begin');
  await owner.query("select set_config('app.reads', $1, true), set_config('app.writes', $1, true)", [String(site)]);
  await owner.query(statement);
  await owner.query('commit');
}

describe('GET /front/item/info', () => {
  test('a channel shows its first text and names those beside it', async () => {
    const { data } = await portal.get('optics.localhost', `${path}?columnId=${channel}`);
    expect(data).toMatchObject({
      id: about,
      channelId: channel,
      titles: { zh: '关于', en: 'About' },
      summaries: { zh: '摘要' },
    });
    expect(data.beside.map((text: { id: string }) => text.id)).toEqual([about, ethics]);
  });

  test('a text is found by its own id and by the code that the site gave it', async () => {
    expect((await portal.get('optics.localhost', `${path}?columnId=${ethics}`)).data.id).toBe(ethics);
    expect((await portal.get('optics.localhost', `${path}?code=about`)).data.id).toBe(about);
  });

  test('the body is in the asked language, else in the site’s, and says which', async () => {
    const inEnglish = await portal.get('optics.localhost', `${path}?columnId=${about}`, { language: 'en' });
    expect(inEnglish.data.body).toEqual({ sha256: body('b'), language: 'en' });
    const inArabic = await portal.get('optics.localhost', `${path}?columnId=${about}`, { language: 'ara' });
    expect(inArabic.data.body).toEqual({ sha256: body('a'), language: 'zh' });
  });

  test('a portal opens the text of a site that it gathers by its id alone; a stranger gets 10001', async () => {
    expect((await portal.get('www.localhost', `${path}?columnId=${about}`)).data.id).toBe(about);
    expect(await portal.get('stranger.localhost', `${path}?columnId=${about}`)).toMatchObject({
      http: 403,
      status: 10001,
    });
  });

  test('nothing asked, nothing found and no id are refused', async () => {
    expect((await portal.get('optics.localhost', path)).status).toBe(400);
    expect((await portal.get('optics.localhost', `${path}?code=none`)).status).toBe(404);
    expect((await portal.get('optics.localhost', `${path}?columnId=9223372036854775808`)).status).toBe(400);
    expect((await portal.get('optics.localhost', `${path}?columnId=abc`)).status).toBe(400);
  });
});
