import { describe, expect, test, vi } from 'vitest';
import { sampleBody, storeArticle, storeFile } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const ids = {
  journal: idOf(1, 1),
  period: idOf(1, 2),
  subject: idOf(1, 3),
  expert: idOf(1, 4),
  merged: idOf(1, 5),
  paper: idOf(1, 10),
  erratum: idOf(1, 11),
  retraction: idOf(1, 12),
  draft: idOf(1, 13),
  cited: idOf(1, 14),
  withdrawn: idOf(1, 15),
  figure: idOf(1, 20),
  table: idOf(1, 21),
  foreign: idOf(2, 1),
};
const hashes = { body: '', proof: '', review: '', picture: '', high: '', low: '', pdf: '', page: '' };

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', columns: { default_language: 'zh' } });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  const store = (table: Parameters<typeof storeRows>[2], ...rows: object[]) =>
    storeRows(app, 1, table, rows as Parameters<typeof storeRows>[3]);
  const file = (content: string, type: string, row: object = {}) =>
    storeFile(app, 1, Buffer.from(content), type, row as Record<string, unknown>);

  hashes.picture = await file('original', 'image/png');
  hashes.high = await file('high', 'image/webp');
  hashes.low = await file('low', 'image/webp');
  hashes.pdf = await file('%PDF-1.7', 'application/pdf', { pages: 9 });
  hashes.page = await file('first page', 'image/webp');
  hashes.proof = await file(sampleBody(2), 'text/html');
  hashes.review = await file('<p>A fine paper.</p>', 'text/html');

  await store(
    'item',
    { id: ids.journal, kind: 'journal', status: 'published', titles: { en: 'Sample Optics', zh: '示例光学' } },
    { id: ids.period, kind: 'issue', status: 'published', titles: { en: 'Vol. 4 No. 2' } },
    { id: ids.subject, kind: 'subject', status: 'published', titles: { en: 'Optics' } },
    { id: ids.expert, kind: 'expert', status: 'published', titles: { en: 'Li Sample' } },
    { id: ids.merged, kind: 'expert', status: 'published', titles: { en: 'L. Sample' } },
  );
  await store('journal', { id: ids.journal, issn: '0000-0019', cn: '00-0001/O4' });
  await store('period', { id: ids.period, journal_id: ids.journal, year: 2026, volume: '4', issue: '2' });
  await store('item_merge', { from_id: ids.merged, into_id: ids.expert, evidence: 'the same ORCID' });

  hashes.body =
    (await storeArticle(app, 1, ids.paper, {
      item: {
        titles: { en: 'Bent light', zh: '弯曲的光' },
        rich_titles: { en: '<i>Bent</i> light' },
        summaries: { en: 'Light bends.', zh: '光会弯曲。' },
        keywords: { en: ['light', 'bending'], zh: ['光', '弯曲'] },
        doi: '10.5555/Bent.1',
        source_key: '10.5555/bent.1',
        language: 'zh',
        published_on: '2026-03-04',
        views: 7,
      },
      article: {
        journal_id: ids.journal,
        period_id: ids.period,
        access_type: 0,
        first_page: '11',
        last_page: '19',
        abstracts: { en: '<p>Light bends.</p>' },
        received_on: '2025-12-01',
        online_on: '2026-03-04',
        licence: 'https://creativecommons.org/licenses/by/4.0/',
        words: 900,
        reference_count: 3,
        graphic_abstract: `/files/${hashes.picture}?form=high`,
        conference_names: { en: 'Sample Days' },
        outline: JSON.stringify([{ level: 2, anchor: 's0', title: 'Part 0' }]),
        funds: JSON.stringify([{ names: { en: 'Sample Fund' }, awards: ['A1'] }]),
      },
      body: sampleBody(5, hashes.picture),
    })) ?? '';
  const inPaper = { article_id: ids.paper };
  await store('affiliation', { ...inPaper, position: 1, label: 'a', names: { en: 'Sample Institute' } });
  await store(
    'contributor',
    {
      ...inPaper,
      position: 1,
      role: 'author',
      type: 'person',
      expert_id: ids.merged,
      corresponding: true,
      names: { en: { full: 'Li Sample', family: 'Sample', given: 'Li', prefix: 'Dr' }, zh: { full: '李示例' } },
      orcid: 'https://orcid.org/0000-0002-1825-0097',
      orcid_authenticated: true,
      affiliations: [1],
      credits: ['Software'],
      email: 'li@example.org',
    },
    {
      ...inPaper,
      position: 2,
      role: 'author',
      type: 'group',
      names: { en: { full: 'Sample Group' } },
      email: 'private@example.org',
    },
    { ...inPaper, position: 3, role: 'editor', type: 'person', names: { en: { full: 'An Editor' } } },
  );
  await store(
    'article_version',
    { ...inPaper, number: 1, value: -1, titles: { en: 'Light, bent' }, summaries: { en: 'Draft.' } },
    { ...inPaper, number: 2, value: 1, titles: { en: 'Bent light?' }, body: hashes.proof, published_on: '2026-02-01' },
    { ...inPaper, number: 3, value: 0, titles: { en: 'Bent light' }, body: hashes.body, published_on: '2026-03-04' },
  );
  await store('sub_article', {
    ...inPaper,
    position: 1,
    type: 'reviewer-report',
    titles: { en: 'Review' },
    body: hashes.review,
    contributors: JSON.stringify([{ role: 'reviewer', names: { en: { full: 'Reviewer 1' } }, affiliations: [] }]),
  });
  await store('item_subject', { item_id: ids.paper, position: 1, subject_id: ids.subject });
  await store(
    'item',
    { id: ids.figure, kind: 'figure', status: 'published', titles: { en: 'A figure' } },
    { id: ids.table, kind: 'table', status: 'published', titles: { en: 'A table' } },
  );
  await store('figure', { id: ids.figure, ...inPaper, position: 1, anchor: 'fig1', label: 'Fig. 1' });
  await store('data_table', { id: ids.table, ...inPaper, position: 1, anchor: 'tab1', label: 'Table 1' });
  await store(
    'item_file',
    { item_id: ids.figure, position: 1, role: 'image', sha256: hashes.picture, name: 'f1.png' },
    { item_id: ids.paper, position: 1, role: 'body', sha256: hashes.body, name: 'article.html' },
    { item_id: ids.paper, position: 2, role: 'pdf', sha256: hashes.pdf, name: 'bent.pdf', language: 'en' },
  );
  await store(
    'rendition',
    { sha256: hashes.picture, form: 'high', rendered: hashes.high },
    { sha256: hashes.picture, form: 'low', rendered: hashes.low },
    { sha256: hashes.pdf, form: 'thumbnail', rendered: hashes.page },
  );

  await storeArticle(app, 1, ids.erratum, { item: { source_key: '10.5555/erratum', doi: '10.5555/erratum' } });
  await storeArticle(app, 1, ids.retraction, { item: { source_key: '10.5555/retraction' } });
  await storeArticle(app, 1, ids.cited, { item: { source_key: '10.5555/cited', doi: '10.5555/cited' } });
  await storeArticle(app, 1, ids.draft, { item: { status: 'draft', source_key: '10.5555/draft' } });
  await storeArticle(app, 1, ids.withdrawn, {
    item: {
      status: 'withdrawn',
      withdrawn_on: '2026-05-06',
      withdrawal: { en: 'Published twice.' },
      summaries: { en: 'gone-summary' },
      titles: { en: 'Gone' },
    },
    body: '<p>gone-body</p>',
  });
  await storeArticle(app, 2, ids.foreign);
  await store(
    'relation',
    { from_id: ids.erratum, type: 'corrects', target: '10.5555/bent.1', to_id: ids.paper },
    { from_id: ids.draft, type: 'retracts', target: '10.5555/bent.1', to_id: ids.paper },
    { from_id: ids.retraction, type: 'retracts', target: '10.5555/elsewhere' },
    { from_id: ids.erratum, type: 'expresses-concern-about', target: '10.5555/cited', to_id: ids.cited },
    { from_id: ids.paper, type: 'relates-to', target: '10.5555/outside' },
    { from_id: ids.paper, type: 'relates-to', target: 'unknown-key' },
  );
  await store(
    'reference',
    { ...inPaper, position: 1, anchor: 'bib1', printed: 'One', doi: '10.5555/cited' },
    { ...inPaper, position: 2, anchor: 'bib2', printed: 'Two', doi: '10.5555/elsewhere' },
    { ...inPaper, position: 3, anchor: 'bib3', printed: 'Three', doi: '10.5555/unknown' },
  );
});

const path = (id: string, query = '') => `/front/front-article/${id}${query}`;
const ask = (id: string, query = '', host = 'optics.localhost') =>
  portal.get(host, path(id, query), { language: 'en' });

describe('GET /front/front-article/{id}', () => {
  test('names an article as the specification does: resName, enResName, summary, authors, keyword and pages', async () => {
    expect(await ask(ids.paper)).toMatchObject({
      http: 200,
      status: 0,
      data: {
        id: ids.paper,
        siteId: 1,
        status: 'published',
        doi: '10.5555/Bent.1',
        url: '/article/doi/10.5555/bent.1',
        resName: 'Bent light',
        enResName: 'Bent light',
        summary: 'Light bends.',
        authors: 'Li Sample;Sample Group',
        keyword: 'light;bending',
        firstPageNum: '11',
        lastPageNum: '19',
        publishDate: '2026-03-04',
        visits: 7,
      },
    });
    const { data } = await portal.get('optics.localhost', path(ids.paper));
    expect(data).toMatchObject({ resName: '弯曲的光', authors: '李示例;Sample Group', keyword: '光;弯曲' });
  });

  test('shows where it was published, by whom, with what money and when', async () => {
    const { data } = await ask(ids.paper);
    expect(data).toMatchObject({
      journal: { id: ids.journal, names: { en: 'Sample Optics' }, issn: '0000-0019', eissn: null, cn: '00-0001/O4' },
      period: { id: ids.period, year: 2026, volume: '4', issue: '2' },
      volume: '4',
      subjects: [{ id: ids.subject, names: { en: 'Optics' } }],
      funds: [{ names: { en: 'Sample Fund' }, ror: null, doi: null, awards: ['A1'] }],
      conference: { names: { en: 'Sample Days' }, time: null, places: {} },
      dates: { received: '2025-12-01', revised: null, accepted: null, online: '2026-03-04', printed: null },
      affiliations: [{ label: 'a', names: { en: 'Sample Institute' }, ror: null, institutionId: null }],
    });
    expect(data.contributors[0]).toEqual({
      role: 'author',
      type: 'person',
      names: { en: { full: 'Li Sample', family: 'Sample', given: 'Li' }, zh: { full: '李示例' } },
      orcid: 'https://orcid.org/0000-0002-1825-0097',
      orcidAuthenticated: true,
      // The record that the author's was merged into.
      expertId: ids.expert,
      email: 'li@example.org',
      corresponding: true,
      equal: false,
      credits: ['software'],
      affiliations: [1],
      bios: {},
    });
    expect(data.contributors.map(({ role }: { role: string }) => role)).toEqual(['author', 'author', 'editor']);
  });

  test('names the e-mail address of the corresponding author and of nobody else', async () => {
    const { data } = await ask(ids.paper);
    expect(data.contributors.map(({ email }: { email: string | null }) => email)).toEqual([
      'li@example.org',
      null,
      null,
    ]);
    expect(JSON.stringify(data)).not.toContain('private@');
  });

  test('shows figures in three precisions, tables, files with their sizes, and what was published with it', async () => {
    const { data } = await ask(ids.paper);
    expect(data.figures).toEqual([
      {
        id: ids.figure,
        anchor: 'fig1',
        label: 'Fig. 1',
        titles: { en: 'A figure' },
        original: hashes.picture,
        high: hashes.high,
        low: hashes.low,
      },
    ]);
    expect(data.tables).toEqual([{ id: ids.table, anchor: 'tab1', label: 'Table 1', titles: { en: 'A table' } }]);
    expect(data.files).toEqual([
      {
        id: `${ids.paper}-2`,
        attachType: '2',
        role: 'pdf',
        name: 'bent.pdf',
        labels: {},
        language: 'en',
        contentType: 'application/pdf',
        bytes: 8,
        pages: 9,
        thumbnail: hashes.page,
        version: null,
        generated: false,
      },
    ]);
    expect(data.subArticles).toMatchObject([{ position: 1, names: ['Reviewer 1'], body: hashes.review }]);
    expect(data.graphicAbstract).toBe(hashes.picture);
  });

  test('under an embargo it names no picture of its figures, not even the small one', async () => {
    await portal.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
    const keepBack = (until: string | null) =>
      portal.owner.query('update item set embargo_until = $2 where site_id = 1 and id = $1', [ids.paper, until]);
    await keepBack('2090-01-01T00:00:00Z');
    try {
      const { data } = await ask(ids.paper);
      expect(data.reading).toMatchObject({ extent: 'trial', body: null });
      expect(data.figures).toMatchObject([{ label: 'Fig. 1', original: null, high: null, low: null }]);
      expect(data.graphicAbstract).toBeNull();
    } finally {
      await keepBack(null);
    }
  });

  test('a published correction marks it, with a link; a notice that is a draft says nothing', async () => {
    const { data } = await ask(ids.paper);
    expect(data.integrity).toBe('corrected');
    expect(data.links).toEqual([
      {
        type: 'corrects',
        inverse: true,
        id: ids.erratum,
        doi: '10.5555/erratum',
        publishDate: null,
        titles: { en: `Paper ${ids.erratum}` },
        url: '/article/doi/10.5555/erratum',
        language: null,
        summaries: {},
      },
      {
        type: 'relates-to',
        inverse: false,
        id: null,
        doi: '10.5555/outside',
        publishDate: null,
        titles: {},
        language: null,
        summaries: {},
        url: 'https://doi.org/10.5555/outside',
      },
    ]);
    expect((await ask(ids.erratum)).data).toMatchObject({
      integrity: null,
      links: [{ type: 'expresses-concern-about' }, { type: 'corrects', inverse: false, id: ids.paper }],
    });
  });

  test('tells which references are here, and which were retracted or are doubted', async () => {
    expect((await ask(ids.paper)).data.knownReferences).toEqual([
      { anchor: 'bib1', id: ids.cited, url: '/article/doi/10.5555/cited', integrity: 'concern' },
      { anchor: 'bib2', id: null, url: null, integrity: 'retracted' },
    ]);
  });

  test('shows the newest version, and an earlier one with its own title, date and text', async () => {
    const newest = (await ask(ids.paper)).data;
    expect(newest.version).toEqual({ number: 3, value: 0, isNewest: true });
    expect(newest.versions.map(({ hasBody }: { hasBody: boolean }) => hasBody)).toEqual([false, true, true]);
    expect(newest.reading).toMatchObject({ extent: 'full', message: null, body: hashes.body });
    expect((await ask(ids.paper, '?version=2')).data).toMatchObject({
      resName: 'Bent light?',
      publishDate: '2026-02-01',
      version: { number: 2, value: 1, isNewest: false },
      reading: { extent: 'full', body: hashes.proof },
      outline: [],
      abstracts: {},
    });
    expect((await ask(ids.paper, '?version=1')).data).toMatchObject({ reading: { extent: 'none', body: null } });
    expect((await ask(ids.paper, '?version=9')).http).toBe(404);
    expect((await ask(ids.erratum)).data.version).toEqual({ number: 1, value: 0, isNewest: true });
  });

  test('carries a key for its site’s frame and for each thing that it shows', async () => {
    const { headers } = await ask(ids.paper);
    const expectedKeys = [ids.paper, ids.journal, ids.period, ids.erratum, ids.cited, ids.expert].map((id) => `i${id}`);
    expect(String(headers.xkey).split(' ').toSorted()).toEqual(['f1', ...expectedKeys].toSorted());
  });

  test('is read in two statements', async () => {
    const rows = vi.spyOn(portal.app.database, 'rows');
    try {
      await ask(ids.paper);
      expect(rows).toHaveBeenCalledTimes(2);
    } finally {
      rows.mockRestore();
    }
  });

  test('a portal opens the article of a site that it gathers, and of no other', async () => {
    expect((await ask(ids.paper, '', 'www.localhost')).data).toMatchObject({ siteId: 1, resName: 'Bent light' });
    expect(await ask(ids.foreign, '', 'www.localhost')).toMatchObject({ http: 403, status: 10001 });
    expect(await ask(ids.paper, '', 'stranger.localhost')).toMatchObject({ http: 403, status: 10001 });
  });

  test('Article id is not exist. for drafts, unknown ids and other kinds', async () => {
    for (const id of [ids.draft, idOf(1, 999), ids.journal, '7'])
      expect(await ask(id)).toMatchObject({ http: 404, message: 'Article id is not exist.' });
    expect((await ask('evil')).status).toBe(400);
  });

  test('of a withdrawn article stays what it was and why it is gone, and nothing of its text', async () => {
    const { data, ...answer } = await ask(ids.withdrawn);
    expect(answer.http).toBe(200);
    expect(data).toMatchObject({
      status: 'withdrawn',
      withdrawal: { date: '2026-05-06', reasons: { en: 'Published twice.' } },
      resName: 'Gone',
      summary: '',
      reading: { extent: 'none', message: null, reason: null, body: null },
      downloading: { allowed: false, message: null, reason: null },
    });
    expect(JSON.stringify(data)).not.toContain('gone-summary');
  });
});

describe('GET /front/front-article/findByDoi', () => {
  const find = (host: string, doi: string) =>
    portal.get(host, `/front/front-article/findByDoi?doi=${encodeURIComponent(doi)}`);

  test('a DOI leads to its article, whatever its case, on its own site and on a portal', async () => {
    for (const host of ['optics.localhost', 'www.localhost'])
      for (const doi of ['10.5555/Bent.1', '10.5555/bent.1', '10.5555/BENT.1'])
        expect((await find(host, doi)).data).toEqual({ id: ids.paper, url: '/article/doi/10.5555/bent.1' });
  });

  test('a DOI of another site, of a draft or of nothing leads nowhere', async () => {
    expect((await find('stranger.localhost', '10.5555/bent.1')).http).toBe(404);
    for (const doi of ['10.5555/draft', '10.5555/none']) expect((await find('optics.localhost', doi)).http).toBe(404);
  });
});
