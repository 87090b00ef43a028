import { expect, test } from 'vitest';
import { storeArticle } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { idOf } from '../../platform/kernel/id.ts';

const [journal, unnumbered] = [1, 2].map((place) => idOf(1, place)) as [string, string];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeRows(
    app,
    1,
    'item',
    [journal, unnumbered].map((id) => ({
      id,
      kind: 'journal',
      status: 'published',
      titles: { zh: '样刊', en: `Sample Letters ${id}` },
    })),
  );
  await storeRows(app, 1, 'journal', [
    { id: journal, eissn: '1234-5679', publishers: { en: 'Sample & Press' } },
    { id: unnumbered, publishers: { en: 'Sample & Press' } },
  ]);
  const paper = async (place: number, article: object, item: object = {}) =>
    storeArticle(app, 1, idOf(1, place), {
      item: { published_on: '2026-04-02', doi: `10.5555/p${place}`, titles: { en: `Paper ${place}` }, ...item },
      article: { journal_id: journal, access_type: 0, ...article },
    });
  await paper(
    10,
    {
      first_page: '7',
      last_page: '19',
      volume: '3',
      received_on: '2025-12-01',
      type: 'correction',
      abstracts: {
        zh: '<p>摘要</p>',
        en: '<h3>Aim:</h3><p>H<sub>2</sub>O &lt; 1</p><h3>Results</h3><p>None.</p>',
      },
    },
    { language: 'zh', titles: { zh: '光 < 影', en: 'Light' }, keywords: { en: ['light'], zh: ['光'] } },
  );
  await paper(11, { access_type: 1, elocation: '012' });
  await paper(12, {}, { status: 'draft' });
  await paper(13, { journal_id: unnumbered });
  await storeRows(app, 1, 'affiliation', [
    { article_id: idOf(1, 10), position: 1, names: { en: 'Institute' }, ror: 'https://ror.org/05gq02987' },
  ]);
  const author = { article_id: idOf(1, 10), role: 'author', type: 'person' };
  await storeRows(app, 1, 'contributor', [
    {
      ...author,
      position: 1,
      affiliations: [1],
      orcid: '0000-0002-1825-0097',
      names: { zh: { full: '李伟' }, en: { full: 'Wei Li', given: 'Wei', family: 'Li' } },
    },
    { ...author, position: 2, names: { en: { full: 'Aristotle' } } },
    { ...author, position: 3, type: 'group', names: { en: { full: 'Sample Group' } } },
  ]);
  await storeRows(app, 1, 'relation', [{ from_id: idOf(1, 10), type: 'corrects', target: '10.5555/p11' }]);
});

const ask = (query = '', sld = 'optics') =>
  portal.server.inject({ url: `/pubmed.xml${query}`, headers: { host: `${sld}.localhost` } });

test('has every paper of a journal with an ISSN, open or not, and no other', async () => {
  const { statusCode, body } = await ask();
  expect(statusCode).toBe(200);
  expect([...body.matchAll(/<ELocationID EIdType="doi">(.+?)</g)].map(([, doi]) => doi)).toEqual([
    '10.5555/p10',
    '10.5555/p11',
  ]);
  expect(body.endsWith('</ArticleSet>\n')).toBe(true);
});

test('says of a paper what PubMed shows, in English first', async () => {
  const [first, second] = (await ask()).body.split('</Article>');
  for (const said of [
    '<PublisherName>Sample &amp; Press</PublisherName>',
    '<Issn>1234-5679</Issn><Volume>3</Volume><PubDate PubStatus="epublish"><Year>2026</Year><Month>04</Month><Day>02</Day>',
    '<ArticleTitle>Light</ArticleTitle><VernacularTitle>光 &lt; 影</VernacularTitle>',
    '<FirstPage>7</FirstPage><LastPage>19</LastPage>',
    '<Language>chi</Language>',
    '<FirstName>Wei</FirstName><LastName>Li</LastName><AffiliationInfo><Affiliation>Institute</Affiliation><Identifier Source="ROR">https://ror.org/05gq02987</Identifier></AffiliationInfo><Identifier Source="ORCID">https://orcid.org/0000-0002-1825-0097</Identifier>',
    '<Author><FirstName EmptyYN="Y"/><LastName>Aristotle</LastName></Author>',
    '<Author><CollectiveName>Sample Group</CollectiveName></Author>',
    '<PublicationType>Published Erratum</PublicationType>',
    '<History><PubDate PubStatus="received"><Year>2025</Year>',
    '<AbstractText Label="AIM">H<sub>2</sub>O &lt; 1</AbstractText><AbstractText Label="RESULTS">None.</AbstractText>',
    '<OtherAbstract Language="chi" Type="Publisher">摘要</OtherAbstract>',
    '<Object Type="Erratum"><Param Name="type">doi</Param><Param Name="id">10.5555/p11</Param></Object>',
    '<Object Type="keyword"><Param Name="value">light</Param></Object>',
  ])
    expect(first).toContain(said);
  expect(second).toContain('<PubDate PubStatus="aheadofprint">');
  expect(second).toContain('<FirstPage LZero="save">012</FirstPage><ELocationID');
});

test('without such a paper, and for what nobody understands, says so', async () => {
  expect((await ask('', 'stranger')).statusCode).toBe(404);
  expect((await ask(`?journal=${unnumbered}`)).statusCode).toBe(404);
  for (const query of ['?journal=x', '?journal=-1', '?since=soon', '?journal=99999999999999999999'])
    expect((await ask(query)).statusCode, query).toBe(400);
});
