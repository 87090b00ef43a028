import { describe, expect, test } from 'vitest';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const people = { lin: idOf(1, 1), linAgain: idOf(1, 2), chen: idOf(1, 3), muster: idOf(1, 4), gone: idOf(1, 5) };
const institution = { one: idOf(1, 10), oneAgain: idOf(1, 11) };
const journal = idOf(1, 20);
const album = idOf(1, 21);
const paper = (number: number) => idOf(1, 100 + number);
const body = 'b'.repeat(64);

const published = { status: 'published', titles: {} };
const printed = (full: string) => ({ en: { full } });

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  const store = (table: Parameters<typeof storeRows>[2], ...rows: object[]) =>
    storeRows(app, 1, table, rows as Record<string, unknown>[]);

  await store(
    'item',
    { ...published, id: people.lin, kind: 'expert', titles: { en: 'Lin Sample', zh: '林示例' } },
    { ...published, id: people.linAgain, kind: 'expert', titles: { en: 'L. Sample' } },
    { ...published, id: people.chen, kind: 'expert', titles: { en: 'Chen Sample' } },
    { ...published, id: people.muster, kind: 'expert', titles: { en: 'Jonas Muster' } },
    { ...published, id: people.gone, kind: 'expert', status: 'withdrawn' },
    { ...published, id: institution.one, kind: 'institution', titles: { en: 'Sample Institute' } },
    { ...published, id: institution.oneAgain, kind: 'institution', titles: { en: 'Sample Inst.' } },
    { ...published, id: journal, kind: 'journal', titles: { en: 'Sample Optics' } },
    { ...published, id: album, kind: 'album', titles: { en: 'Sample Album' } },
    ...[1, 2, 3, 4].map((number) => ({
      id: paper(number),
      kind: 'article',
      status: number === 4 ? 'draft' : 'published',
      titles: { en: `Paper ${number}` },
      published_on: `202${number}-05-01`,
      keywords: { en: number === 3 ? ['laser', 'Fibre'] : ['Laser'] },
    })),
  );
  await store('journal', { id: journal });
  await store('institution', { id: institution.one }, { id: institution.oneAgain });
  await store(
    'expert',
    {
      id: people.lin,
      orcid: '0000-0002-1825-0097',
      family_names: { en: 'Sample' },
      website: 'https://example.org/',
      institution_id: institution.oneAgain,
      affiliations: {},
      positions: { en: 'Professor' },
      research_fields: { en: 'fibre lasers; sensing' },
      bodies: { en: body },
    },
    ...[people.linAgain, people.chen, people.muster, people.gone].map((id) => ({ id })),
  );
  await store(
    'item_merge',
    { from_id: people.linAgain, into_id: people.lin, evidence: 'the same ORCID' },
    { from_id: institution.oneAgain, into_id: institution.one, evidence: 'the same ROR' },
  );
  for (const number of [1, 2, 3, 4]) {
    await store('article', { id: paper(number), type: 'research-article', publication_type: 0, access_type: 0 });
    const inPaper = { article_id: paper(number), role: 'author', type: 'person' };
    await store(
      'contributor',
      {
        ...inPaper,
        position: 1,
        names: printed('Lin Sample'),
        affiliations: '{1}',
        expert_id: number === 1 ? people.linAgain : people.lin,
      },
      { ...inPaper, position: 2, names: printed('Chen Sample'), expert_id: people.chen },
      ...(number === 2 ? [{ ...inPaper, position: 3, names: printed('Jonas Muster'), expert_id: people.muster }] : []),
    );
    await store('affiliation', {
      article_id: paper(number),
      position: 1,
      names: { en: number === 3 ? 'Elsewhere' : 'Sample Inst.' },
      institution_id: number === 3 ? null : institution.oneAgain,
    });
  }
  await store('board_member', {
    journal_id: journal,
    position: 1,
    role: 'editor-in-chief',
    names: printed('Lin Sample'),
    expert_id: people.linAgain,
  });
  await store('album', { id: album });
  await store('collection_entry', { collection_id: album, position: 1, entry_id: people.lin });
});

describe('GET /front/expert/{id}', () => {
  const ask = (id: string, host = 'optics') =>
    portal.get(`${host}.localhost`, `/front/expert/${id}`, { language: 'en' });

  test('tells who somebody is, and names the records that stand for merged ones', async () => {
    const { data } = await ask(people.lin);
    expect(data).toMatchObject({
      id: people.lin,
      url: `/expertDetails?columnId=${people.lin}`,
      expertName: 'Lin Sample',
      names: { en: 'Lin Sample', zh: '林示例' },
      orcid: 'https://orcid.org/0000-0002-1825-0097',
      institution: { id: institution.one, url: `/organDetails?columnId=${institution.one}` },
      affiliation: 'Sample Institute',
      position: 'Professor',
      researchFields: ['fibre lasers', 'sensing'],
      biography: { sha256: body, language: 'en' },
      boards: [{ publicationId: journal, publicationName: 'Sample Optics', role: 'editor-in-chief' }],
      collections: [{ id: album, kind: 'album', name: 'Sample Album' }],
    });
  });

  test('counts co-authors over the papers of all records of the person, drafts apart', async () => {
    const { data } = await ask(people.lin);
    expect(data.coAuthors).toEqual([
      { id: people.chen, name: 'Chen Sample', url: `/expertDetails?columnId=${people.chen}`, papers: 3 },
      { id: people.muster, name: 'Jonas Muster', url: `/expertDetails?columnId=${people.muster}`, papers: 1 },
    ]);
    expect(data.ties).toEqual([{ between: [people.chen, people.muster], papers: 1 }]);
  });

  test('shows topics by year and where the papers were written', async () => {
    const { data } = await ask(people.lin);
    expect(data.topics.map(({ name, papers }: { name: string; papers: number }) => [name, papers])).toEqual([
      ['laser', 3],
      ['Fibre', 1],
    ]);
    expect(data.stays).toEqual([
      { name: 'Elsewhere', url: null, from: 2023, to: 2023, papers: 1 },
      { name: 'Sample Institute', url: `/organDetails?columnId=${institution.one}`, from: 2021, to: 2022, papers: 2 },
    ]);
  });

  test('a merged record leads to the one that stands for it', async () => {
    expect((await ask(people.linAgain)).data.id).toBe(people.lin);
  });

  test('a portal opens an expert of a site that it gathers; a stranger gets 10001', async () => {
    expect((await ask(people.lin, 'www')).data.expertName).toBe('Lin Sample');
    expect(await ask(people.lin, 'stranger')).toMatchObject({ http: 403, status: 10001 });
  });

  test('what is withdrawn, of another kind or unknown is not found', async () => {
    for (const id of [people.gone, paper(1), idOf(1, 999)]) expect((await ask(id)).status).toBe(404);
  });

  test('the answer is fresh as soon as one of those that it names changes', async () => {
    const { headers } = await ask(people.lin);
    const keys = String(headers['surrogate-key'] ?? headers['x-keys'] ?? JSON.stringify(headers));
    for (const id of [people.lin, people.chen, institution.one, journal, album]) expect(keys).toContain(`i${id}`);
  });
});

describe('GET /front/expert/getArticles', () => {
  const ask = (query: string, host = 'optics') =>
    portal.get(`${host}.localhost`, `/front/expert/getArticles?${query}`, { language: 'en' });

  test('lists the papers of all records of the person, the newest first, page by page', async () => {
    const { data } = await ask(`expertId=${people.lin}&size=2`);
    expect(data).toMatchObject({ totalElements: 3, totalPages: 2, page: 0, size: 2, totalIsLowerBound: false });
    expect(data.content.map(({ resName }: { resName: string }) => resName)).toEqual(['Paper 3', 'Paper 2']);
    const next = await ask(`expertId=${people.linAgain}&size=2&page=1`);
    expect(next.data.content).toMatchObject([{ id: paper(1), authors: 'Lin Sample;Chen Sample', year: 2021 }]);
    expect((await ask(`expertId=${people.lin}&page=9`)).data).toMatchObject({ content: [], totalElements: 3 });
  });

  test('a portal lists those of a site that it gathers; a stranger, an unknown and a withdrawn person list nothing', async () => {
    expect((await ask(`expertId=${people.lin}`, 'www')).data.totalElements).toBe(3);
    expect((await ask(`expertId=${people.lin}`, 'stranger')).status).toBe(10001);
    expect((await ask(`expertId=${people.gone}`)).status).toBe(404);
    expect((await ask('expertId=abc')).status).toBe(400);
  });
});
