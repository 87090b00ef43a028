import { expect, test } from 'vitest';
import { drawnPage } from '../../../../tests/support/drawn-page.ts';
import { storeArticle } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { idOf } from '../../../platform/kernel/id.ts';
import ArticlePage, { loader } from './article-page.tsx';

const [both, printed, neither] = [idOf(1, 1), idOf(1, 2), idOf(1, 3)];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeArticle(app, 1, both, {
    item: { published_on: '2026-01-05' },
    article: { accepted_on: '2026-01-03', online_on: '2026-01-05', printed_on: '2026-03-04' },
  });
  await storeArticle(app, 1, printed, { item: { published_on: '2026-03-04' }, article: { printed_on: '2026-03-04' } });
  await storeArticle(app, 1, neither, { item: { published_on: '2026-02-02' } });
});

/** The dates below a paper’s title, as its page shows them. */
async function datesOf(id: string, language: 'zh' | 'en'): Promise<string[]> {
  const load = (context: unknown, request: unknown) => loader({ context, request, params: {} } as never);
  const page = { load, Page: ArticlePage };
  const { html } = await drawnPage(portal, 'optics.localhost', `/thesisDetails?columnId=${id}`, page, { language });
  const [, list = ''] = /<ul[^>]*data-part="dates"[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, entry = '']) => entry.replaceAll(/<[^>]+>/g, ''));
}

test('a paper says when it was published online and when it was published in print', async () => {
  expect(await datesOf(both, 'en')).toEqual([
    'Accepted 3 January 2026',
    'Published online 5 January 2026',
    'Published in print 4 March 2026',
  ]);
  expect(await datesOf(both, 'zh')).toEqual([
    '录用日期 2026年1月3日',
    '网络出版日期 2026年1月5日',
    '纸质出版日期 2026年3月4日',
  ]);
});

test('a paper that only appeared in print says so; one of which neither is known says when it was published', async () => {
  expect(await datesOf(printed, 'en')).toEqual(['Published in print 4 March 2026']);
  expect(await datesOf(neither, 'en')).toEqual(['Published 2 February 2026']);
});
