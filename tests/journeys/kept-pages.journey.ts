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

test.each(pages)('$host $path is rendered once', async ({ host, path }) => {
  const named = await withItems(inject('ownerUrl'), path);
  const address = `${named}${named.includes('?') ? '&' : '?'}lang=en`;
  const encoding = async () =>
    (await ask(inject('serverPort'), address, { host: `${host}.localhost`, headers: gzip })).headers[
      'content-encoding'
    ];
  await expect.poll(encoding, { timeout: 60_000, interval: 300 }).toBe('gzip');
});

test.each(rendered)('%s is rendered each time', async (path) => {
  const asked = () => ask(inject('serverPort'), `${path}?lang=en`, { host: 'optics.localhost', headers: gzip });
  await asked();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await asked()).headers['content-encoding']).toBeUndefined();
});
