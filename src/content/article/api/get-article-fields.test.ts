import { expect, test } from 'vitest';
import { storeArticle } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const paper = idOf(1, 1);
const graphic = 'a'.repeat(64);
const accessTypes = { 'open access': 0, 'non open access': 1 };
const publicationTypes = {
  'formal single article': 0,
  'online first': 1,
  'conference paper': 3,
  'enhanced conference publication': -1,
};
const idOfType = (place: number) => idOf(1, 10 + place);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeArticle(app, 1, paper, {
    item: {
      titles: { en: 'Bent light' },
      doi: '10.5555/bent',
      summaries: { en: 'It bends.' },
      views: 3,
      downloads: 4,
      keywords: { en: ['light', 'lens'] },
      citations: 5,
    },
    article: {
      graphic_abstract: `/files/${graphic}?form=high`,
      vas_docsource: 'Sample Source',
      isbn: '978-0-00-000000-2',
      abstracts: { en: '<p>It bends.</p>' },
      author_bios: { en: 'A life.' },
      publishers: { en: 'Sample Press' },
      conference_names: { en: 'Sample Days' },
      conference_time: 'May 2026',
      conference_places: { en: 'Xi’an' },
      received_on: '2026-01-01',
      revised_on: '2026-01-02',
      accepted_on: '2026-01-03',
      printed_on: '2026-01-04',
      online_on: '2026-01-05',
      funds: JSON.stringify([{ names: { en: 'Sample Fund' }, awards: ['1'] }]),
    },
  });
  await storeRows(app, 1, 'affiliation', [{ article_id: paper, position: 1, names: { en: 'Sample Institute' } }]);
  await storeRows(app, 1, 'contributor', [
    { article_id: paper, position: 1, role: 'author', type: 'person', names: { en: { full: 'Li Sample' } } },
  ]);
  for (const [place, value] of Object.values(accessTypes).entries())
    await storeArticle(app, 1, idOfType(place), { article: { access_type: value } });
  for (const [place, value] of Object.values(publicationTypes).entries())
    await storeArticle(app, 1, idOfType(10 + place), { article: { publication_type: value } });
});
const read = async (id: string) => (await portal.get('optics.localhost', `/front/front-article/${id}`)).data;

/** The specification's words for an article's facts, with what the call answers for each. */
const facts: Readonly<Record<string, object>> = {
  id: { id: paper },
  doi: { doi: '10.5555/bent' },
  graphicAbstract: { graphicAbstract: graphic },
  vasDocsource: { vasDocsource: 'Sample Source' },
  title: { resName: 'Bent light', titles: { en: 'Bent light' } },
  author: { authors: 'Li Sample' },
  abstract: { summary: 'It bends.', abstracts: { en: '<p>It bends.</p>' } },
  keywords: { keyword: 'light;lens', keywords: { en: ['light', 'lens'] } },
  fund: { funds: [{ names: { en: 'Sample Fund' }, ror: null, doi: null, awards: ['1'] }] },
  affiliations: { affiliations: [{ label: null, names: { en: 'Sample Institute' }, ror: null, institutionId: null }] },
  'author bio': { authorBios: { en: 'A life.' } },
  'conference name': { conference: { names: { en: 'Sample Days' } } },
  'conference time': { conference: { time: 'May 2026' } },
  'conference place': { conference: { places: { en: 'Xi’an' } } },
  publisher: { publishers: { en: 'Sample Press' } },
  ISBN: { isbn: '978-0-00-000000-2' },
  views: { visits: 3 },
  downloads: { downloads: 4 },
  citations: { referenceCount: 5 },
  received: { dates: { received: '2026-01-01' } },
  revised: { dates: { revised: '2026-01-02' } },
  accepted: { dates: { accepted: '2026-01-03' } },
  'published in print': { dates: { printed: '2026-01-04' } },
  'published online': { dates: { online: '2026-01-05' } },
};

test('every fact of an article that the specification names is in the answer', async () => {
  const article = await read(paper);
  for (const [name, value] of Object.entries(facts)) expect(article, name).toMatchObject(value);
});

test('the access type of an article is told: open access or not', async () => {
  for (const [place, value] of Object.values(accessTypes).entries())
    expect((await read(idOfType(place))).accessType).toBe(value);
});

test('the publication type of an article is told: formal, online first or from a conference', async () => {
  for (const [place, value] of Object.values(publicationTypes).entries())
    expect((await read(idOfType(10 + place))).publicationType).toBe(value);
});
