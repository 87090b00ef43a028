import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { makeVideo } from '../../../../../tests/support/media-samples.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useAuthoring } from '../../../../../tests/support/submissions.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';

vi.setConfig({ testTimeout: 120_000 });
const host = 'optics.localhost';
const folder = mkdtempSync(join(tmpdir(), 'imprint-preview-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let ada: SampleMember;
let other: SampleMember;
let editor: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org' } });
  other = await storeMember(app, { userName: 'other' });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  await app.app.renditions.startWorking();
});
const author = useAuthoring(portal, { host, site: 1 });

test('a film can be watched by its author as soon as it is there, by editors once it is sent, by nobody else', async () => {
  const path = join(folder, 'film.mp4');
  await makeVideo(path, { seconds: 3, size: '320x180' });
  const { id } = (await author.post(ada, 'begin', { kind: 'video' })).data;
  await author.save(ada, id);
  const { file } = (await author.addFile(ada, id, 'video', readFileSync(path))).data;
  expect((await watch(ada, '/front', 'poster')).statusCode).toBe(404);
  await vi.waitFor(async () => expect((await author.read(ada, id)).files[0].hasPreview).toBe(true), {
    timeout: 100_000,
    interval: 300,
  });

  const poster = await watch(ada, '/front', 'poster');
  expect(poster.statusCode).toBe(200);
  expect(poster.headers['content-type']).toMatch(/^image\//);
  expect(poster.headers['cache-control']).toMatch(/private|no-store/);
  expect((await watch(editor, '/console', 'poster')).statusCode).toBe(404);
  expect((await author.send(ada, id)).http).toBe(200);

  for (const [who, side] of [
    [ada, '/front'],
    [editor, '/console'],
  ] as const) {
    const lines = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const [rung = ''] = lines((await watch(who, side, 'hls')).payload);
    expect(rung).toMatch(new RegExp(`^/rc-pub${side}/submission/preview\\?id=${id}&file=${file}&form=hls-\\d+p$`));
    const [segment = ''] = lines((await at(who, rung)).payload);
    expect((await at(who, segment)).rawPayload.length).toBeGreaterThan(1_000);
    expect((await at(other, segment)).statusCode).toBeGreaterThanOrEqual(403);
    expect((await at(undefined, segment)).statusCode).toBe(401);
  }
  for (const form of ['poster', 'hls']) {
    expect((await watch(other, '/front', form)).statusCode).toBe(404);
    expect((await watch(other, '/console', form)).statusCode).toBe(403);
    expect((await watch(undefined, '/front', form)).statusCode).toBe(401);
  }
  expect((await watch(ada, '/front', 'text')).statusCode).toBe(400);

  function watch(who: SampleMember | undefined, side: '/front' | '/console', form: string) {
    return at(who, `/rc-pub${side}/submission/preview?id=${id}&file=${file}&form=${form}`);
  }
});

const at = (who: SampleMember | undefined, url: string) =>
  portal.server.inject({ method: 'GET', url, headers: { host, ...who?.headers } });
