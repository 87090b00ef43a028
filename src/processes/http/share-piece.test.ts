import { expect, test } from 'vitest';
import { requestTo } from '../../../tests/support/request-context.ts';
import { createShortMemory } from '../../platform/adapters/memory/short-memory.ts';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import { frameKey, itemKey } from '../../platform/ports/edge-cache.ts';
import { sharePiece } from './share-piece.ts';

const host = 'optics.localhost';

/** A frame that says for whom it was made, and for the how-manieth time. */
function pieces() {
  let now = 0;
  let made = 0;
  const { remember } = createShortMemory(
    { now: () => new Date(now) },
    { milliseconds: 5_000, longestMilliseconds: 600_000, mostEntries: 100 },
  );
  const make = async (asking: RequestContext) => {
    made += 1;
    asking.keys.add(`frame-of-${asking.host}`);
    return `${asking.host} ${asking.language ?? 'default'} ${asking.member?.id ?? 'anyone'} ${made}`;
  };
  const show = async (context: RequestContext) => sharePiece(remember, context, 'frame', make);
  return { remember, show, pass: (milliseconds: number) => (now += milliseconds), made: () => made };
}

test('visitors of a site share its frame for five seconds, and each of their pages carries the keys of what it shows', async () => {
  const { show, pass, made } = pieces();
  const visitors = [1, 2, 3].map((page) => requestTo(host, { keys: new Set([`page-${page}`]) }));
  const frames = await Promise.all(visitors.map(show));
  expect(new Set(frames)).toEqual(new Set([`${host} default anyone 1`]));
  for (const [place, { keys }] of visitors.entries())
    expect([...keys]).toEqual([`page-${place + 1}`, `frame-of-${host}`]);
  pass(4_999);
  await show(requestTo(host));
  expect(made()).toBe(1);
  pass(1);
  expect(await show(requestTo(host))).toBe(`${host} default anyone 2`);
});

test('another site and another language never share', async () => {
  const { show } = pieces();
  await show(requestTo(host, { language: 'en' }));
  expect(await show(requestTo(host, { language: 'zh' }))).toBe(`${host} zh anyone 2`);
  expect(await show(requestTo(host))).toBe(`${host} default anyone 3`);
  expect(await show(requestTo('plants.localhost', { language: 'en' }))).toBe('plants.localhost en anyone 4');
});

test('a member, a reader with an access basis and a request that names a site get a frame of their own and leave none behind', async () => {
  const { show } = pieces();
  expect(await show(requestTo(host, { member: { id: '7', isAssured: false } }))).toBe(`${host} default 7 1`);
  await show(requestTo(host, { grant: { held: 'signed', next: undefined } }));
  await show(requestTo(host, { siteIdHeader: '1' }));
  expect(await show(requestTo(host))).toBe(`${host} default anyone 4`);
});

test('a degraded answer is one for everyone who is shown it, and a piece that broke is made again', async () => {
  const { remember } = pieces();
  const degraded = async ({ worth }: RequestContext) => {
    worth.isDegraded = true;
  };
  const visitors = [requestTo(host), requestTo(host)];
  for (const visitor of visitors) await sharePiece(remember, visitor, 'frame', degraded);
  expect(visitors.map(({ worth }) => worth.isDegraded)).toEqual([true, true]);
  const broken = () => sharePiece(remember, requestTo(host), 'banner', () => Promise.reject(new Error('away')));
  await expect(broken()).rejects.toThrow('away');
  expect(await sharePiece(remember, requestTo(host), 'banner', async () => 'back')).toBe('back');
});

test('a piece of nothing but frames lasts until one of them changes, one with more in it some seconds', async () => {
  let now = 0;
  const { remember, forget } = createShortMemory(
    { now: () => new Date(now) },
    { milliseconds: 5_000, longestMilliseconds: 600_000, mostEntries: 100 },
    () => now,
  );
  const made = new Map<string, number>();
  const show = (name: string, ...keys: string[]) =>
    sharePiece(remember, requestTo(host), name, async (asking) => {
      for (const key of keys) asking.keys.add(key);
      made.set(name, (made.get(name) ?? 0) + 1);
    });
  const showAll = async () => {
    await show('frame', frameKey(1), frameKey(2));
    await show('mixed', frameKey(1), itemKey('7'));
  };
  await showAll();
  now = 60_000;
  await showAll();
  expect(Object.fromEntries(made)).toEqual({ frame: 1, mixed: 2 });
  forget(3);
  await showAll();
  forget(2);
  await showAll();
  expect(Object.fromEntries(made)).toEqual({ frame: 2, mixed: 2 });
});
