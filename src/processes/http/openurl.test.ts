import { expect, test } from 'vitest';
import { storeArticle } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { idOf } from '../../platform/kernel/id.ts';

const [journal, issue, paper, numbered, draft, book] = [1, 2, 3, 4, 5, 6].map((place) => idOf(1, place)) as [
  ...[string, string, string, string, string, string],
];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeSite(app, { id: 4, sld: 'closed', columns: { maintenance: true } });
  await storeRows(app, 1, 'item', [
    { id: journal, kind: 'journal', status: 'published', titles: { en: 'Sample Letters' } },
    { id: issue, kind: 'issue', status: 'published', titles: { en: 'Issue 4' } },
    { id: book, kind: 'book', status: 'published', titles: { en: 'Lenses' } },
  ]);
  await storeRows(app, 1, 'journal', [{ id: journal, issn: '1234-5679', eissn: '2049-363X' }]);
  await storeRows(app, 1, 'period', [{ id: issue, journal_id: journal, year: 2026, volume: '9', issue: '4' }]);
  await storeRows(app, 1, 'book', [{ id: book, isbn: '978-0-306-40615-7' }]);
  await storeArticle(app, 1, paper, {
    item: { doi: '10.5555/bent', source_key: '10.5555/bent' },
    article: { journal_id: journal, period_id: issue, first_page: '117' },
  });
  await storeArticle(app, 1, numbered, {
    item: {},
    article: { journal_id: journal, period_id: issue, elocation: 'e12' },
  });
  const unseen = {
    item: { status: 'draft', doi: '10.5555/draft' },
    article: { journal_id: journal, first_page: '200' },
  };
  await storeArticle(app, 1, draft, unseen);
});

async function ask(sld: string, query: string) {
  const { statusCode, headers, body } = await portal.server.inject({
    url: `/openurl?${query}`,
    headers: { host: `${sld}.localhost` },
  });
  return { status: statusCode, to: headers.location as string | undefined, body, cache: headers['cache-control'] };
}
const lead = async (query: string, sld = 'optics') =>
  (await ask(sld, query)).to?.replace(`https://${sld}.localhost`, '');

const paperPage = '/article/doi/10.5555/bent';

test.each([
  ['its DOI', 'ctx_ver=Z39.88-2004&rft_id=info%3Adoi%2F10.5555%2FBENT'],
  ['its DOI as an address', 'rft_id=https://doi.org/10.5555/bent'],
  ['its DOI as of old', 'id=doi:10.5555/bent'],
  ['journal, volume, issue and page', 'rft.issn=1234-5679&rft.volume=9&rft.issue=4&rft.spage=117'],
  ['journal and pages, in the keys of 0.1', 'issn=12345679&pages=117-125&date=2026-05'],
  ['the electronic ISSN', 'rft.eissn=2049-363x&rft.spage=117'],
  ['a wrong DOI and a right page', 'rft_id=info:doi/10.5555/typo&rft.issn=1234-5679&rft.spage=117'],
])('a paper is found by %s', async (_, query) => {
  expect(await lead(query)).toBe(paperPage);
});

test('by the number that stands in place of pages', async () => {
  expect(await lead('rft.issn=1234-5679&rft.artnum=e12')).toBe(`/thesisDetails?columnId=${numbered}`);
});

test('a book by its ISBN, however it is written', async () => {
  expect(await lead('rft.isbn=978-0306406157')).toBe(`/bookDetails?columnId=${book}`);
});

test('without its paper the issue is shown, without that the journal', async () => {
  expect(await lead('rft.issn=1234-5679&rft.volume=9&rft.issue=4&rft.spage=999')).toBe(`/issue?activeName=${issue}`);
  expect(await lead('rft.issn=1234-5679&rft.volume=8&rft.issue=4&rft.spage=117')).toBe(`/mag/${journal}`);
  expect(await lead('rft.issn=1234-5679&rft.date=2025&rft.issue=4')).toBe(`/mag/${journal}`);
});

test('what readers do not know yet, or another site has, is searched by its title', async () => {
  expect(await lead('rft_id=info:doi/10.5555/draft&rft.atitle=Light+%26+more')).toBe('/searchFrame?q=Light+%26+more');
  expect(await lead('rft.issn=1234-5679&rft.spage=200')).toBe(`/mag/${journal}`);
  expect(await lead('rft_id=info:doi/10.5555/bent', 'stranger')).toBe('/searchFrame?q=10.5555%2Fbent');
});

test('a portal finds what its sites have', async () => {
  expect(await lead('rft_id=info:doi/10.5555/bent', 'www')).toBe(paperPage);
});

test('nothing leads out of the site, nothing is kept, nothing breaks it', async () => {
  const answer = await ask('optics', 'rft.atitle=//evil.example/%0d%0aSet-Cookie:a=b');
  expect(answer.to).toBe('https://optics.localhost/searchFrame?q=%2F%2Fevil.example%2F++Set-Cookie%3Aa%3Db');
  expect(answer.cache).toBe('no-store');
  expect((await ask('optics', 'sid=someone')).status).toBe(400);
  expect((await ask('closed', 'rft.issn=1234-5679')).status).toBe(404);
  const hostile = ['%00', "'%3B--", 'x'.repeat(4000), '%ED%A0%80', '🜁', '10.5555/%00'];
  for (const key of ['rft_id', 'rft.issn', 'rft.isbn', 'rft.spage', 'rft.date', 'rft.atitle', 'rft.volume'])
    for (const value of hostile)
      expect((await ask('optics', `rft.issn=1234-5679&${key}=${value}`)).status, `${key}=${value}`).toBe(302);
});
