import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageContext } from '../../../../../tests/support/page-context.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed } from '../../../../platform/kernel/result.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { loader as errorPage } from './error-page.tsx';
import { guardEntry } from './guard-entry.server.ts';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'barred', columns: { forbidden: true } });
  await storeSite(app, { id: 3, sld: 'expired', columns: { expires_at: '2020-01-01' } });
  await storeSite(app, { id: 4, sld: 'closed', columns: { maintenance: true } });
});

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (thrown) {
    return thrown;
  }
};
const enter = (context: RouterContextProvider, host: string, path: string) => {
  return { context, request: new Request(`https://${host}${path}`) } as never;
};
const atTheDoor = (host: string, context = pageContext(portal, host)) =>
  thrownBy(() => guardEntry(enter(context, host, '/contact'), async () => new Response()));
const lookup = (sld: string) => portal.get(`${sld}.localhost`, `/front/site/findBySld?sld=${sld}`);

test('a site that is found with status 0 lets its readers in', async () => {
  expect((await lookup('optics')).status).toBe(0);
  expect(await atTheDoor('optics.localhost')).toBeUndefined();
});

test('a site that is found with status 10001 shows what /forbiddenPage shows', async () => {
  expect((await lookup('barred')).status).toBe(10001);
  const answer = await atTheDoor('barred.localhost');
  expect(answer).toMatchObject({ data: { screen: 'forbidden', language: 'zh-CN' }, init: { status: 403 } });
  const context = pageContext(portal, 'optics.localhost');
  expect(await thrownBy(() => errorPage(enter(context, 'optics.localhost', '/forbiddenPage')))).toEqual(answer);
});

test('a site that nobody knows shows what /errorPage shows, the not-found page', async () => {
  expect((await lookup('nowhere')).http).toBe(404);
  const answer = await atTheDoor('nowhere.localhost');
  expect(answer).toMatchObject({
    data: { screen: 'notFound', english: 'The page you requested cannot be found.', language: 'zh-CN' },
    init: { status: 404 },
  });
  const context = pageContext(portal, 'optics.localhost');
  expect(await thrownBy(() => errorPage(enter(context, 'optics.localhost', '/errorPage')))).toEqual(answer);
});

test('a site that has expired reminds of it in the reader’s language', async () => {
  const answerIn = (language: 'zh' | 'en') =>
    atTheDoor('expired.localhost', pageContext(portal, 'expired.localhost', { language }));
  expect(await answerIn('en')).toMatchObject({
    data: {
      screen: 'expired',
      language: 'en',
      title: 'Website Expiration Reminder!',
      english: null,
      text: 'This website has expired, please contact the enterprise administrator for further use.',
    },
    init: { status: 403 },
  });
  expect(await answerIn('zh')).toMatchObject({ data: { screen: 'expired', language: 'zh-CN' } });
});

test('a site under maintenance shows what /errorMaintain shows', async () => {
  const answer = await atTheDoor('closed.localhost');
  expect(answer).toMatchObject({
    data: {
      screen: 'maintenance',
      language: 'zh-CN',
      english: 'Please understand the inconvenience caused by system maintenance.',
    },
    init: { status: 503 },
  });
  const context = pageContext(portal, 'optics.localhost');
  expect(await thrownBy(() => errorPage(enter(context, 'optics.localhost', '/errorMaintain')))).toEqual(answer);
});

test('any other failure shows the error page, with the status of what went wrong', async () => {
  const context = new RouterContextProvider();
  context.set(pageRequest, { call: async () => failed(failure('unavailable')) } as never);
  expect(await atTheDoor('optics.localhost', context)).toMatchObject({
    data: { screen: 'broken', language: 'zh-CN' },
    init: { status: 503 },
  });
});
