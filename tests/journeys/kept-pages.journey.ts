import { expect, inject, test } from 'vitest';
import { ask } from '../faults/ask.ts';
import { withItems } from './named-items.ts';
import { samplePages } from './pages.ts';

// Which pages are kept until something on them changes (docs/decisions/0119). Only kept pages leave the server compressed.

/** Pages that say something no key stands for, or that depend on who asks. */
const rendered = [
  '/login',
  '/quickLogin',
  '/register',
  '/accountBinding',
  '/forgetCode',
  '/emailSubscribe',
  '/unsubscribe',
  '/institutionLogin',
  '/opinion',
  '/submit',
];
/** Pages of something that the sample site does not have: "not there" has no key. */
const without = ['biology /conference2022', 'biology /light10', 'biology /znIndex', 'www /issues'];

const gzip = { 'accept-encoding': 'gzip' };

const pages = samplePages.filter(
  ({ host, path, status }) =>
    status === 200 &&
    !rendered.includes(path.split('?')[0] ?? '') &&
    !path.startsWith('/personal') &&
    !without.includes(`${host} ${path}`),
);

const addressOf = async (path: string) => {
  const named = await withItems(inject('ownerUrl'), path);
  return `${named}${named.includes('?') ? '&' : '?'}lang=en`;
};
const encodingOf = async (host: string, address: string) =>
  (await ask(inject('serverPort'), address, { host: `${host}.localhost`, headers: gzip })).headers['content-encoding'];

test('pages are rendered once and then kept', async () => {
  let left: { host: string; path: string; address: string }[] = [];
  for (const { host, path } of pages) left.push({ host, path, address: await addressOf(path) });
  const stillRendered = async () => {
    const asked = left;
    left = [];
    for (const page of asked) if ((await encodingOf(page.host, page.address)) !== 'gzip') left.push(page);
    return left.map(({ host, path }) => `${host} ${path}`);
  };
  // What was imported a moment ago is kept when the edge has been purged for the second time.
  await expect.poll(stillRendered, { timeout: 120_000, interval: 1_000 }).toEqual([]);
});

test.each(rendered)('%s is rendered each time', async (path) => {
  const asked = () => ask(inject('serverPort'), `${path}?lang=en`, { host: 'optics.localhost', headers: gzip });
  await asked();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await asked()).headers['content-encoding']).toBeUndefined();
});
