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
const gzip = { 'accept-encoding': 'gzip' };

/** One of each kind that readers and crawlers ask for most. */
const kinds = ['/homeNav', '/mag', '/issue', '/bookList', '/bookDetails', '/expertDetails', '/newsInfo', '/textDetail'];
const pages = kinds.flatMap(
  (kind) =>
    samplePages.find(({ host, path, status }) => host === 'optics' && status === 200 && path.split('?')[0] === kind) ??
    [],
);

test.each(pages)('$host $path is rendered once', async ({ host, path }) => {
  const named = await withItems(inject('ownerUrl'), path);
  const address = `${named}${named.includes('?') ? '&' : '?'}lang=en`;
  const encoding = async () =>
    (await ask(inject('serverPort'), address, { host: `${host}.localhost`, headers: gzip })).headers[
      'content-encoding'
    ];
  await expect.poll(encoding, { timeout: 120_000, interval: 500 }).toBe('gzip');
});

test.each(rendered)('%s is rendered each time', async (path) => {
  const send = () => ask(inject('serverPort'), `${path}?lang=en`, { host: 'optics.localhost', headers: gzip });
  await send();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await send()).headers['content-encoding']).toBeUndefined();
});
