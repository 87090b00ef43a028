import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { pastedReferences } from '../domain/references/written-reference.ts';

const host = 'optics.localhost';
let editor: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
});

const paper = (title: string, more: object) => ({
  title: { en: title },
  type: 'research-article',
  publicationType: '0',
  accessType: '0',
  publishedOn: '2026-01-01',
  ...more,
});
const save = async (wanted: object) =>
  (
    await portal.post(
      host,
      '/console/document/save',
      { id: 'new', state: '', kind: 'article', as: 'published', ...wanted },
      editor.headers,
    )
  ).data;
const opened = async (id: string) =>
  (await portal.get(host, `/console/document?kind=article&id=${id}`, editor.headers)).data;
const read = async (id: string) => (await portal.get(host, `/front/front-article/${id}`)).data;

const list = `[1] 张三, 李四. 示例方法研究[J]. 示例学报, 2020, 43(5): 101-110.
[2] Sample J, Doe A. Cited here. J Samples. 2019;1:1-2. doi:10.5555/CITED.`;

test('a pasted list is stored by its parts and in its order, and readers follow it to papers of the site', async () => {
  const cited = await save({ document: paper('Cited here', { doi: '10.5555/cited' }) });
  const stored = await save({ document: paper('A paper that cites', { references: pastedReferences(list) }) });
  const { document, state } = await opened(stored.id);
  expect(document.references).toMatchObject([
    { authors: '张三; 李四', title: '示例方法研究', source: '示例学报', year: '2020', pages: '101–110', doi: '' },
    { authors: 'Sample, J; Doe, A', title: 'Cited here', doi: '10.5555/cited' },
  ]);
  const article = await read(stored.id);
  expect(article.referenceTotal).toBe(2);
  expect(article.printedReferences).toEqual([
    { printed: expect.stringMatching(/^张三, 李四/), doi: null, url: null },
    { printed: expect.stringMatching(/^Sample J/), doi: '10.5555/cited', url: '/article/doi/10.5555/cited' },
  ]);
  expect(cited.outcome).toBe('stored');

  const turned = { ...document, references: document.references.toReversed() };
  await save({ id: stored.id, state, document: turned });
  expect((await read(stored.id)).printedReferences.map(({ doi }: { doi: string }) => doi)).toEqual([
    '10.5555/cited',
    null,
  ]);
});

test('papers of the site are offered for references by DOI and by title and year, and linked once an editor says so', async () => {
  const here = await save({
    document: paper('示例方法研究', { title: { zh: '示例方法研究' }, publishedOn: '2020-05-01' }),
  });
  const byDoi = await save({ document: paper('By its DOI', { doi: '10.5555/byDOI' }) });
  await save({ document: paper('Other year', { publishedOn: '2001-05-01' }) });
  const references = [
    { doi: '', title: ' 示例方法研究 ', year: '2020' },
    { doi: '10.5555/bydoi', title: 'Called otherwise', year: '1999' },
    { doi: '', title: 'Other year', year: '2002' },
  ];
  const { data } = await portal.post(host, '/console/references/match', { references: references }, editor.headers);
  expect(data.matches).toMatchObject([
    { place: 0, by: 'title', id: here.id, year: '2020' },
    { place: 1, by: 'doi', id: byDoi.id },
  ]);
  const [entry] = pastedReferences('张三. 示例方法研究[J]. 示例学报, 2020, 43(5): 101-110.');
  const citing = await save({ document: paper('Linked by hand', { references: [{ ...entry, item: here.id }] }) });
  expect((await opened(citing.id)).document.references).toMatchObject([{ item: here.id }]);
  expect((await read(citing.id)).printedReferences).toMatchObject([
    { doi: null, url: `/thesisDetails?columnId=${here.id}` },
  ]);
});

test('what nobody touched stays as it was imported, and so does what the form does not show', async () => {
  const { id } = await save({ document: paper('Imported', {}) });
  const facts = { authors: [{ family: 'Sample', given: 'Joan' }], title: 'One', pmid: '123', elocation: 'e7' };
  await storeRows(portal, 1, 'reference', [
    { article_id: id, position: 1, anchor: 'bib1', label: '1', type: 'journal', printed: 'One.', facts },
    { article_id: id, position: 2, anchor: 'bib2', printed: 'Two.', facts: { ...facts, title: 'Two' } },
  ]);
  const { document, state } = await opened(id);
  const [one, two] = document.references;
  expect(one).toMatchObject({ printed: 'One.', authors: 'Sample, Joan', pages: 'e7' });
  await save({ id, state, document: { ...document, references: [one, { ...two, title: 'Two, corrected' }] } });
  const { rows } = await portal.owner.query(
    'select anchor, label, type, facts from reference where article_id = $1 order by position',
    [id],
  );
  expect(rows).toEqual([
    { anchor: 'bib1', label: '1', type: 'journal', facts },
    {
      anchor: 'bib2',
      label: null,
      type: null,
      facts: { authors: facts.authors, title: 'Two, corrected', pmid: '123', firstPage: 'e7' },
    },
  ]);
});

test('what is no DOI is refused with its place', async () => {
  const [one] = pastedReferences('Something.');
  const answer = await save({ document: paper('Wrong', { references: [{ ...one, doi: 'eleven' }] }) });
  expect(answer).toMatchObject({ outcome: 'refused', problems: [{ path: 'references.0.doi' }] });
});
