import { beforeAll, describe, expect, test } from 'vitest';
import { storeArticle, storeFile } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { commonTokenOf } from '../../../platform/contract/common-token.ts';
import { idOf } from '../../../platform/kernel/id.ts';
import { sessionCookie } from '../../../platform/ports/sessions.ts';

const sites = [
  { id: 1, sld: 'open', columns: {} },
  { id: 2, sld: 'members', columns: { media_permission: true } },
  { id: 4, sld: 'streaming', columns: { download_power: false } },
];
const messages = {
  play: 'Please sign in to continue.',
  download: 'Please log in to your personal account to obtain download permission',
};
const film = (site: number) => idOf(site, 10);
const sound = (site: number) => idOf(site, 11);
const other = (site: number) => idOf(site, 12);
const gone = (site: number) => idOf(site, 13);
const paper = (site: number) => idOf(site, 20);
const album = (site: number) => idOf(site, 21);
const subject = (site: number) => idOf(site, 22);
const bytes = { film: Buffer.from('a whole film'), segment: Buffer.from('six seconds of it') };
const hash = { film: '', segment: '', hls: '', poster: '', captions: '', sound: '', stream: '', waveform: '' };
const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nLight bends.\n\n00:02.000 --> 00:05.000\nSo does <i>time</i>.\n';
const cookies = { visitor: '', member: '' };
let memberToken = '';

const portal = useTestApp(async (app) => {
  for (const site of sites) await storeSite(app, site);
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1, 2] });
  await storeSite(app, { id: 6, sld: 'stranger' });
  const peaks = JSON.stringify({ seconds: 5, peaks: Array.from({ length: 1_000 }, (_, place) => (place % 5) / 5) });
  for (const { id: site } of sites) {
    const keep = (content: Buffer | string, type: string) => storeFile(app, site, Buffer.from(content), type);
    hash.film = await keep(bytes.film, 'video/mp4');
    hash.segment = await keep(bytes.segment, 'video/mp2t');
    hash.hls = await keep('#EXTM3U', 'application/vnd.apple.mpegurl');
    hash.poster = await keep('a picture', 'image/webp');
    hash.captions = await keep(captions, 'text/vtt');
    hash.sound = await keep('a sound', 'audio/mpeg');
    hash.stream = await keep('the same sound', 'audio/mp4');
    hash.waveform = await keep(peaks, 'application/json');
    await storeArticle(app, site, paper(site), { item: { titles: { en: 'The paper' }, doi: '10.5555/x.1' } });
    const item = (id: string, kind: string, titles: object, more: object = {}) => ({
      id,
      kind,
      status: 'published',
      titles,
      language: 'en',
      published_on: '2026-03-01',
      ...more,
    });
    await storeRows(app, site, 'item', [
      item(film(site), 'video', { en: 'Bending light', zh: '弯曲的光' }, { views: 9, downloads: 4 }),
      item(sound(site), 'audio', { en: 'A talk' }),
      item(other(site), 'video', { en: 'Another film' }),
      item(gone(site), 'video', { en: 'Gone' }, { status: 'withdrawn', withdrawal: { en: 'Rights' } }),
      item(album(site), 'album', { en: 'An album' }),
      item(subject(site), 'subject', { en: 'Optics' }),
    ]);
    const chapters = JSON.stringify([
      { start: 2, titles: { en: 'Time' } },
      { start: 0, titles: { en: 'Light' } },
      { titles: { en: 'nowhere' } },
    ]);
    await storeRows(app, site, 'recording', [
      {
        id: film(site),
        article_id: paper(site),
        seconds: 5,
        chapters,
        licence: 'https://creativecommons.org/licenses/by/4.0/',
        speakers: JSON.stringify([{ names: { en: { full: 'Ada Sample' } } }]),
      },
      { id: sound(site), transcripts: { zh: '光会弯曲。' } },
      { id: other(site), article_id: paper(site), seconds: 61 },
      { id: gone(site) },
    ]);
    await storeRows(app, site, 'subject', [{ id: subject(site), code: 'optics' }]);
    await storeRows(
      app,
      site,
      'item_subject',
      [film(site), sound(site)].map((id) => ({ item_id: id, position: 1, subject_id: subject(site) })),
    );
    await storeRows(app, site, 'collection_entry', [{ collection_id: album(site), position: 1, entry_id: film(site) }]);
    const file = (
      item_id: string,
      position: number,
      role: string,
      sha256: string,
      name: string,
      more: object = {},
    ) => ({ item_id, position, role, sha256, name, ...more });
    await storeRows(app, site, 'item_file', [
      file(film(site), 1, 'recording', hash.film, '光.mp4'),
      file(film(site), 2, 'captions', hash.captions, 'a.en.vtt', { language: 'en', labels: { en: 'English' } }),
      file(sound(site), 1, 'recording', hash.sound, 'talk.mp3'),
    ]);
    await storeRows(app, site, 'rendition', [
      { sha256: hash.film, form: 'hls', rendered: hash.hls },
      { sha256: hash.film, form: 'hls-360p-0001', rendered: hash.segment },
      { sha256: hash.film, form: 'poster', rendered: hash.poster },
      { sha256: hash.sound, form: 'stream', rendered: hash.stream },
      { sha256: hash.sound, form: 'waveform', rendered: hash.waveform },
    ]);
  }
});

beforeAll(async () => {
  const token = await portal.app.sessions.begin({ member: '7', site: null, seconds: 60 });
  cookies.member = `${sessionCookie}=${token}`;
  memberToken = commonTokenOf(token);
});

/** Robots are not counted. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
type Who = keyof typeof cookies;
const ask = (host: string, url: string, who: Who = 'visitor') =>
  portal.server.inject({
    url,
    headers: { host: `${host}.localhost`, language: 'en', cookie: cookies[who], 'user-agent': browser },
  });
const info = async (host: string, call: string, id: string, who: Who = 'visitor') =>
  (await ask(host, `/rc-pub/front/vod/${call}?id=${id}`, who)).json();
const play = (host: string, id: string, who: Who = 'visitor') =>
  portal.server.inject({
    method: 'POST',
    url: '/rc-pub/front/vod/playVideoOrAudio',
    headers: {
      host: `${host}.localhost`,
      origin: `http://${host}.localhost`,
      'content-type': 'application/json',
      language: 'en',
      cookie: cookies[who],
      token: memberToken,
      'user-agent': browser,
    },
    payload: { id },
  });
const counted = async (site: number, id: string) => {
  await portal.owner.query('begin');
  await portal.owner.query(`select set_config('app.reads', '${site}', true)`);
  const { rows } = await portal.owner.query(
    "select count(*)::int as many from usage_event where item_id = $1 and what <> 'denied'",
    [id],
  );
  await portal.owner.query('commit');
  return rows[0].many as number;
};

describe('GET /front/vod/getVideoInfo', () => {
  test('tells what a video is, with its chapters in order and what is said with its times', async () => {
    const { data } = await info('open', 'getVideoInfo', film(1));
    expect(data).toMatchObject({
      id: film(1),
      kind: 'video',
      resName: 'Bending light',
      authors: 'Ada Sample',
      seconds: 5,
      visits: 9,
      plays: 4,
      url: `/videoDetails?columnId=${film(1)}`,
      poster: `/files/${hash.poster}`,
      article: { titles: { en: 'The paper' }, url: '/article/doi/10.5555/x.1' },
      chapters: [
        { start: 0, titles: { en: 'Light' } },
        { start: 2, titles: { en: 'Time' } },
      ],
      captions: [{ address: `/files/${hash.captions}`, language: 'en' }],
      transcripts: [
        {
          language: 'en',
          cues: [
            { start: 0, end: 2, text: 'Light bends.' },
            { start: 2, end: 5, text: 'So does time.' },
          ],
        },
      ],
    });
  });

  test('names the stream first, and the file itself for who may download it', async () => {
    const { data } = await info('open', 'getVideoInfo', film(1));
    expect(data.playing).toMatchObject({
      allowed: true,
      message: null,
      streams: [
        { address: `/files/${hash.hls}`, contentType: 'application/vnd.apple.mpegurl' },
        { address: `/rc-pub/front/files/download?id=${film(1)}-1&inline=1`, contentType: 'video/mp4' },
      ],
    });
    const streamed = (await info('streaming', 'getVideoInfo', film(4))).data;
    expect(streamed.playing.streams).toHaveLength(1);
    expect(streamed.downloading).toMatchObject({ allowed: false, message: messages.download });
  });

  test('a visitor of a site whose media need a login gets neither streams nor words', async () => {
    const { data } = await info('members', 'getVideoInfo', film(2));
    expect(data).toMatchObject({ captions: [], transcripts: [], poster: `/files/${hash.poster}` });
    expect(data.playing).toEqual({ allowed: false, message: messages.play, reason: null, streams: [] });
    expect(JSON.stringify(data)).not.toContain(hash.hls);
    const own = (await info('members', 'getVideoInfo', film(2), 'member')).data;
    expect([own.playing.allowed, own.transcripts.length]).toEqual([true, 1]);
  });

  test('a portal shows those of the sites that it gathers, a stranger does not', async () => {
    expect((await info('www', 'getVideoInfo', film(1))).data.resName).toBe('Bending light');
    expect((await info('stranger', 'getVideoInfo', film(1))).status).not.toBe(0);
  });

  test('of a withdrawn one nothing is left but its name and the reason', async () => {
    const { data } = await info('open', 'getVideoInfo', gone(1));
    expect(data).toMatchObject({ resName: 'Gone', withdrawal: { reasons: { en: 'Rights' } } });
    expect((await play('open', gone(1), 'member')).statusCode).toBe(404);
  });
});

describe('GET /front/vod/getAudioInfo', () => {
  test('tells how loud a sound is, and what is said without times', async () => {
    const { data } = await info('open', 'getAudioInfo', sound(1));
    expect(data.peaks).toHaveLength(200);
    expect(Math.max(...data.peaks)).toBe(0.8);
    expect(data.transcripts).toEqual([{ language: 'zh', cues: [{ start: 0, end: null, text: '光会弯曲。' }] }]);
    expect(data.playing.streams[0]).toEqual({ address: `/files/${hash.stream}`, contentType: 'audio/mp4' });
  });

  test('a video is no audio', async () => {
    expect((await info('open', 'getAudioInfo', film(1))).status).not.toBe(0);
  });
});

describe('GET /front/vod/getRelationsData', () => {
  test('names the paper, the album and others: about the same paper, then of the same subject', async () => {
    const { data } = await info('open', 'getRelationsData', film(1));
    expect(data.article.titles).toEqual({ en: 'The paper' });
    expect(data.albums).toEqual([
      { id: album(1), kind: 'album', names: { en: 'An album' }, url: `/virtualProjectDetail?columnId=${album(1)}` },
    ]);
    expect(data.similar.map((one: { id: string }) => one.id)).toEqual([other(1), sound(1)]);
    expect(data.similar[0]).toMatchObject({ kind: 'video', seconds: 61, url: `/videoDetails?columnId=${other(1)}` });
  });
});

describe('POST /front/vod/playVideoOrAudio', () => {
  test('answers the streams and counts the play', async () => {
    const answer = await play('open', film(1));
    expect(answer.json().data).toMatchObject({
      streams: [{ address: `/files/${hash.hls}` }, {}],
      captions: [{ language: 'en' }],
    });
    expect(await counted(1, film(1))).toBe(1);
  });

  test('a visitor who may not play is told to sign in, and no play is counted', async () => {
    const answer = await play('members', film(2));
    expect([answer.statusCode, answer.json().message]).toEqual([401, messages.play]);
    expect(await counted(2, film(2))).toBe(0);
    expect((await play('members', film(2), 'member')).json().data.streams[0].address).toBe(`/files/${hash.hls}`);
  });
});

describe('GET /front/vod/downloadVideo', () => {
  test('sends the file under its own name', async () => {
    const answer = await ask('open', `/rc-pub/front/vod/downloadVideo?id=${film(1)}`);
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, bytes.film]);
    expect(answer.headers['content-disposition']).toContain(
      'attachment; filename="_.mp4"; filename*=UTF-8\'\'%E5%85%89.mp4',
    );
  });

  test('needs the power to download and, where media need a login, one', async () => {
    for (const [host, id] of [
      ['streaming', film(4)],
      ['members', film(2)],
    ] as const) {
      const refused = await ask(host, `/rc-pub/front/vod/downloadVideo?id=${id}`);
      expect([refused.statusCode, refused.json().message]).toEqual([403, messages.download]);
      expect((await ask(host, `/rc-pub/front/vod/downloadVideo?id=${id}`, 'member')).statusCode).toBe(200);
    }
  });
});

describe('the pieces of a stream', () => {
  test('are kept at the edge where everyone may play, until the site or the video changes', async () => {
    for (const [name, type, content] of [
      [hash.segment, 'video/mp2t', bytes.segment],
      [hash.hls, 'application/vnd.apple.mpegurl; charset=utf-8', Buffer.from('#EXTM3U')],
      [hash.captions, 'text/vtt; charset=utf-8', Buffer.from(captions)],
    ] as const) {
      const answer = await ask('open', `/files/${name}`);
      expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload]).toEqual([200, type, content]);
      expect(answer.headers).toMatchObject({ 'surrogate-control': 'max-age=86400', xkey: `i${film(1)} f1` });
    }
  });

  test('lead to the policy where media need a login, which lets members have them in parts', async () => {
    const led = await ask('members', `/files/${hash.segment}`);
    expect([led.statusCode, led.headers.location]).toEqual([
      302,
      `/rc-pub/front/files/download?id=${film(2)}-1&form=hls-360p-0001`,
    ]);
    const address = led.headers.location as string;
    expect((await ask('members', address)).statusCode).toBe(401);
    const own = await ask('members', address, 'member');
    expect([own.statusCode, own.rawPayload, own.headers['content-type']]).toEqual([200, bytes.segment, 'video/mp2t']);
    expect(own.headers['cache-control']).toBe('private, no-cache');
  });

  test('the file itself stays behind the power to download', async () => {
    const led = await ask('streaming', `/files/${hash.film}`);
    expect(led.headers.location).toBe(`/rc-pub/front/files/download?id=${film(4)}-1`);
    expect((await ask('streaming', led.headers.location as string)).statusCode).toBe(403);
  });
});
