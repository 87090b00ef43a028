import { expect, test, vi } from 'vitest';
import { storeArticle } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { idOf } from '../../platform/kernel/id.ts';
import { limits } from '../limits.ts';

const [journal, other, unnumbered] = [1, 2, 3].map((place) => idOf(1, place)) as [string, string, string];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeRows(
    app,
    1,
    'item',
    [journal, other, unnumbered].map((id) => ({
      id,
      kind: 'journal',
      status: 'published',
      titles: { en: `Sample Letters ${id}` },
    })),
  );
  await storeRows(app, 1, 'journal', [
    { id: journal, issn: '1234-5679', publishers: { en: 'Sample & Press' } },
    { id: other, eissn: '2049-3630' },
    { id: unnumbered },
  ]);
  const paper = async (place: number, article: object, item: object = {}) =>
    storeArticle(app, 1, idOf(1, place), {
      item: { published_on: '2026-04-02', doi: `10.5555/p${place}`, titles: { en: `Paper ${place}` }, ...item },
      article: { journal_id: journal, access_type: 0, ...article },
    });
  await paper(10, { first_page: '7', last_page: '19' }, { language: 'zh', titles: { zh: '光 < 影', en: 'Paper 10' } });
  await paper(11, { journal_id: other });
  await paper(12, { access_type: 1 });
  await paper(13, {}, { status: 'draft' });
  await paper(14, { journal_id: unnumbered });
  await paper(15, {}, { embargo_until: '2999-01-01T00:00:00Z' });
  await storeRows(app, 1, 'affiliation', [{ article_id: idOf(1, 10), position: 1, names: { en: 'Institute' } }]);
  await storeRows(app, 1, 'contributor', [
    {
      article_id: idOf(1, 10),
      position: 1,
      role: 'author',
      type: 'person',
      names: { en: { full: 'Li Wei' } },
      affiliations: [1],
      orcid: '0000-0002-1825-0097',
    },
  ]);
});

const ask = (query = '', sld = 'optics') =>
  portal.server.inject({ url: `/doaj.xml${query}`, headers: { host: `${sld}.localhost` } });
const doisIn = (xml: string) => [...xml.matchAll(/<doi>(.+?)<\/doi>/g)].map(([, doi]) => doi);

test('has every open paper of a journal with an ISSN, and no other', async () => {
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  expect(doisIn(answer.body)).toEqual(['10.5555/p10', '10.5555/p11']);
  expect(doisIn((await ask(`?journal=${other}`)).body)).toEqual(['10.5555/p11']);
});

test('says of a paper what the directory shows', async () => {
  const [, record] = /<record>(.+?)<\/record>/s.exec((await ask(`?journal=${journal}`)).body) ?? [];
  for (const said of [
    '<language>chi</language><publisher>Sample &amp; Press</publisher>',
    '<issn>1234-5679</issn><publicationDate>2026-04-02</publicationDate>',
    '<startPage>7</startPage><endPage>19</endPage>',
    '<title language="chi">光 &lt; 影</title><title language="eng">Paper 10</title>',
    '<author><name>Li Wei</name><affiliationId>1</affiliationId><orcid_id>https://orcid.org/0000-0002-1825-0097</orcid_id></author>',
    '<affiliationName affiliationId="1">Institute</affiliationName>',
    '<fullTextUrl format="html">https://optics.localhost/article/doi/10.5555/p10</fullTextUrl>',
  ])
    expect(record).toContain(said);
});

test('without such a paper, and for what nobody understands, says so', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect((await ask(`?since=${tomorrow}`)).statusCode).toBe(404);
  expect((await ask('', 'stranger')).statusCode).toBe(404);
  for (const query of ['?journal=x', '?journal=-1', '?since=soon', '?journal=99999999999999999999'])
    expect((await ask(query)).statusCode, query).toBe(400);
});

test('papers of journals without an ISSN are not even read: a whole corpus of them would be', async () => {
  const filter = { journal: null, since: null, isOpen: false };
  const read = await Array.fromAsync(portal.app.records.journalPapers.read(1, filter));
  expect(read.map(({ id }) => id)).toEqual([10, 11, 12, 15].map((place) => idOf(1, place)));
});

test.each(['/doaj.xml', '/kbart.txt'])('a crowd at %s stays within its share', async (path) => {
  const { share } = limits.registryFiles;
  const most = share.running + share.waiting;
  await portal.owner.query('begin');
  await portal.owner.query('lock table item in access exclusive mode');
  let refused = 0;
  const crowd = Array.from({ length: 3 * most }, async (_, place) => {
    const answer = await portal.server.inject({ url: `${path}?x=${place}`, headers: { host: 'optics.localhost' } });
    if (answer.statusCode === 503) refused += 1;
    return answer;
  });
  // Nothing can be read yet: those who have no place are told so at once.
  await vi.waitFor(() => expect(refused).toBe(2 * most), 3_000).finally(() => portal.owner.query('commit'));
  for (const { statusCode, headers } of await Promise.all(crowd))
    if (statusCode !== 200)
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(refused).toBe(2 * most);
});
