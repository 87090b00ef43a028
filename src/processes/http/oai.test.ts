import { describe, expect, test } from 'vitest';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { tellHarvesters } from '../../../tests/support/told-harvesters.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { idOf } from '../../platform/kernel/id.ts';

const journal = idOf(1, 1);
const item = (site: number, number: number, kind: string, more = {}) => ({
  id: idOf(site, number),
  kind,
  status: 'published',
  titles: { en: `${kind} ${number}`, zh: `文${number}` },
  published_on: `2026-01-${number}`,
  ...more,
});
const paper = (site: number, number: number, more = {}) => ({
  id: idOf(site, number),
  type: 'research-article',
  publication_type: 0,
  access_type: 0,
  ...more,
});
const part = { en: 'Letters', zh: '快报' };

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeSite(app, { id: 4, sld: 'closed', columns: { maintenance: true } });
  await storeSite(app, { id: 5, sld: 'empty' });
  await storeRows(app, 1, 'item', [
    item(1, 1, 'journal', { titles: { en: 'Journal of Light' } }),
    item(1, 11, 'article', { doi: '10.5555/a', titles: { en: 'Light < dark & "more"' }, keywords: { en: ['laser'] } }),
    item(1, 12, 'article'),
    item(1, 13, 'article', { status: 'draft' }),
    item(1, 14, 'article', { status: 'withdrawn', withdrawn_on: '2026-02-02' }),
    item(1, 20, 'book'),
    item(1, 21, 'news'),
    item(1, 22, 'figure'),
  ]);
  await storeRows(app, 1, 'journal', [{ id: journal, issn: '1234-5679', publishers: { en: 'Sample Press' } }]);
  await storeRows(app, 1, 'article', [
    paper(1, 11, { journal_id: journal, part }),
    paper(1, 12, { journal_id: journal, access_type: 1 }),
    paper(1, 13, { journal_id: journal, part: { en: 'Secret' } }),
    paper(1, 14),
  ]);
  await storeRows(app, 1, 'book', [{ id: idOf(1, 20) }]);
  await storeRows(app, 1, 'figure', [{ id: idOf(1, 22), article_id: idOf(1, 11), position: 1 }]);
  await storeRows(app, 2, 'item', [item(2, 11, 'article')]);
  await storeRows(app, 2, 'article', [paper(2, 11)]);
  await tellHarvesters(app.app);
});

const ask = async (sld: string, query: string, headers = {}) => {
  const answer = await portal.server.inject({
    method: 'GET',
    url: `/oai?${query}`,
    headers: { host: `${sld}.localhost`, ...headers },
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};
const all = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, inside = '']) => inside);
const numbers = (text: string) =>
  all(text, 'identifier').map((identifier) => Number(BigInt(identifier.split(':').at(-1) ?? 0) & 0xffff_ffffffn));
const listed = async (sld: string, query: string) =>
  numbers((await ask(sld, `verb=ListIdentifiers&metadataPrefix=oai_dc&${query}`)).text).toSorted(
    (one, two) => one - two,
  );
const errorOf = async (sld: string, query: string) => {
  const { status, text } = await ask(sld, query);
  expect(status).toBe(200);
  return /<error code="(\w+)">/.exec(text)?.[1];
};
const oai = (number: number) => `oai:optics.localhost:${idOf(1, number)}`;

describe('what is harvested', () => {
  test('is what was published, withdrawn works as deleted, no drafts, no parts of papers', async () => {
    const { text, headers } = await ask('optics', 'verb=ListRecords&metadataPrefix=oai_dc');
    expect(headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(numbers(text).toSorted((one, two) => one - two)).toEqual([11, 12, 14, 20]);
    expect(text).toContain(`<header status="deleted"><identifier>${oai(14)}</identifier>`);
    expect(text).not.toContain('article 14');
    expect(text).toContain('<dc:title xml:lang="en">Light &lt; dark &amp; &quot;more&quot;</dc:title>');
  });

  test('a record says where it is, what it is and who may read it', async () => {
    const { text } = await ask('optics', `verb=GetRecord&metadataPrefix=oai_dc&identifier=${oai(11)}`);
    expect(all(text, 'dc:identifier')).toEqual([
      'https://optics.localhost/article/doi/10.5555/a',
      'https://doi.org/10.5555/a',
    ]);
    expect(all(text, 'dc:rights')).toEqual(['info:eu-repo/semantics/openAccess']);
    expect(all(text, 'dc:publisher')).toEqual(['Sample Press']);
    expect(all(text, 'dc:date')).toEqual(['2026-01-11']);
    expect(all(text, 'setSpec')).toEqual([
      `journal:${journal}`,
      expect.stringMatching(`^journal:${journal}:[0-9a-f]{12}$`),
      'kind:article',
      'open-access',
    ]);
  });

  test('every format stands in the namespace that is announced for it, and names its schema', async () => {
    const { text } = await ask('optics', 'verb=ListMetadataFormats');
    const formats = all(text, 'metadataPrefix').map((prefix, place) => ({
      prefix,
      namespace: all(text, 'metadataNamespace')[place],
      schema: all(text, 'schema')[place],
    }));
    expect(formats.map(({ prefix }) => prefix)).toEqual(['oai_dc', 'datacite', 'jats']);
    for (const { prefix, namespace, schema } of formats) {
      const record = (await ask('optics', `verb=GetRecord&metadataPrefix=${prefix}&identifier=${oai(11)}`)).text;
      const [, root = ''] = /<metadata>(<[^>]+>)/.exec(record) ?? [];
      expect(root).toMatch(/^<oai_dc:dc |^<resource |^<article /);
      expect(root).toContain(root.startsWith('<oai_dc:') ? `xmlns:oai_dc="${namespace}"` : `xmlns="${namespace}"`);
      expect(root).toContain(`xsi:schemaLocation="${namespace} ${schema}"`);
    }
  });

  test('sets: by kind, journal, section and open access', async () => {
    const { text } = await ask('optics', 'verb=ListSets');
    expect(all(text, 'setName')).toEqual([
      ...['Open access', 'Kind: article', 'Kind: book', 'Kind: audio', 'Kind: video', 'Kind: conference'],
      'Kind: general-resource',
      ...['Journal of Light', 'Journal of Light: Letters'],
    ]);
    const section = all(text, 'setSpec').at(-1);
    expect(await listed('optics', `set=${section}`)).toEqual([11]);
    expect(await listed('optics', `set=journal:${journal}`)).toEqual([11, 12]);
    expect(await listed('optics', 'set=kind:book')).toEqual([20]);
    expect(await listed('optics', 'set=open-access')).toEqual([11, 14]);
    expect(text).not.toContain('Secret');
  });

  test('a portal lets harvest what the sites that it gathers have published, under the same identifiers', async () => {
    const { text } = await ask('www', 'verb=ListIdentifiers&metadataPrefix=oai_dc');
    expect(all(text, 'identifier').toSorted()).toEqual([11, 12, 14, 20].map(oai).toSorted());
    expect(await errorOf('www', `verb=GetRecord&metadataPrefix=oai_dc&identifier=${oai(11)}`)).toBeUndefined();
    expect(await listed('stranger', '')).toEqual([11]);
  });

  test('nothing of others, by whatever name', async () => {
    for (const identifier of [oai(11), `oai:stranger.localhost:${idOf(1, 11)}`, oai(13), oai(999)])
      expect(await errorOf('stranger', `verb=GetRecord&metadataPrefix=oai_dc&identifier=${identifier}`)).toBe(
        'idDoesNotExist',
      );
    expect(await errorOf('stranger', `verb=ListIdentifiers&metadataPrefix=oai_dc&set=journal:${journal}`)).toBe(
      'noRecordsMatch',
    );
    expect((await ask('closed', 'verb=Identify')).status).toBe(404);
    expect((await ask('nowhere', 'verb=Identify')).status).toBe(404);
  });
});

describe('changes', () => {
  const now = async () => all((await ask('optics', 'verb=Identify')).text, 'responseDate')[0] ?? '';
  const change = (number: number, sql: string) =>
    portal.owner
      .query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`)
      .then(() => portal.owner.query(`update item set ${sql} where site_id = 1 and id = $1`, [idOf(1, number)]));
  const nextSecond = async (since: string) => {
    await expect.poll(now, { timeout: 3_000 }).not.toBe(since);
  };

  test('a work that is taken back is told as deleted at once, and listed as changed', async () => {
    const since = await now();
    await nextSecond(since);
    const from = await now();
    await change(12, "status = 'draft'");
    const before = await ask('optics', `verb=GetRecord&metadataPrefix=oai_dc&identifier=${oai(12)}`);
    expect(before.text).toContain('status="deleted"');
    expect(before.text).not.toContain('<metadata>');
    await tellHarvesters(portal.app);
    expect(await listed('optics', `from=${from}`)).toEqual([12]);
    expect(await listed('optics', `until=${since}`)).toEqual([11, 14, 20]);
    await change(12, "status = 'published'");
    await tellHarvesters(portal.app);
    expect((await ask('optics', `verb=GetRecord&metadataPrefix=oai_dc&identifier=${oai(12)}`)).text).toContain(
      '<metadata>',
    );
  });

  test('a change that is committed late has a later datestamp than what was harvested before', async () => {
    await portal.owner.query('begin');
    await change(20, `titles = '{"en":"late"}'`);
    await nextSecond(await now());
    const harvested = await now();
    expect((await ask('optics', `verb=GetRecord&metadataPrefix=oai_dc&identifier=${oai(20)}`)).text).toContain(
      'book 20',
    );
    await nextSecond(harvested);
    await portal.owner.query('commit');
    await tellHarvesters(portal.app);
    expect(await listed('optics', `from=${harvested}`)).toEqual([20]);
  });

  test('what is told once more because a worker died is no change', async () => {
    const from = await now();
    await nextSecond(from);
    const later = await now();
    await portal.app.records.sink.deliver([
      { sink: 'harvest', site: 1, item: idOf(1, 11), revision: '1', attempts: 2 },
    ]);
    expect(await errorOf('optics', `verb=ListIdentifiers&metadataPrefix=oai_dc&from=${later}`)).toBe('noRecordsMatch');
  });
});

describe('questions', () => {
  const list = 'verb=ListRecords&metadataPrefix=oai_dc';
  test.each([
    ['', 'badVerb'],
    ['verb=', 'badVerb'],
    ['verb=identify', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=constructor', 'badVerb'],
    ['verb=Identify&more=1', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    [`${list}&metadataPrefix=oai_dc`, 'badArgument'],
    [`${list}&from=2026-02-30`, 'badArgument'],
    [`${list}&from=2026-02-03T00:00:00`, 'badArgument'],
    [`${list}&from=2026-01-01&until=2026-01-02T00:00:00Z`, 'badArgument'],
    [`${list}&from=2026-01-02&until=2026-01-01`, 'badArgument'],
    [`${list}&set=a::b`, 'badArgument'],
    [`${list}&resumptionToken=x`, 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=no uri', 'badArgument'],
    ['verb=ListRecords&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListRecords&metadataPrefix=marcxml', 'cannotDisseminateFormat'],
    [`verb=GetRecord&metadataPrefix=marcxml&identifier=${oai(11)}`, 'cannotDisseminateFormat'],
    ['verb=ListMetadataFormats&identifier=oai:optics.localhost:7', 'idDoesNotExist'],
    [`${list}&until=2000-01-01`, 'noRecordsMatch'],
    [`${list}&set=nothing`, 'noRecordsMatch'],
    [`${list}&from=9999-12-31&until=9999-12-31`, 'noRecordsMatch'],
  ])('%s is answered by %s', async (query, code) => {
    expect(await errorOf('optics', query)).toBe(code);
  });

  test('a site that has published nothing yet says so', async () => {
    expect(await errorOf('empty', list)).toBe('noRecordsMatch');
    expect((await ask('empty', 'verb=Identify')).text).toContain('<deletedRecord>persistent</deletedRecord>');
  });

  test('an answer repeats what was asked, unless that made no sense', async () => {
    const request = async (query: string) =>
      /<request[^>]*>[^<]*<\/request>/.exec((await ask('optics', query)).text)?.[0];
    expect(await request('verb=Identify')).toBe('<request verb="Identify">https://optics.localhost/oai</request>');
    expect(await request('verb=Identify&"<x>=1')).toBe('<request>https://optics.localhost/oai</request>');
  });

  test('a form is answered as an address is', async () => {
    const answer = await portal.server.inject({
      method: 'POST',
      url: '/oai',
      payload: `verb=GetRecord&metadataPrefix=oai_dc&identifier=${oai(11)}`,
      headers: { host: 'optics.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(200);
    expect(numbers(answer.body)).toEqual([11]);
  });

  test('whoever has the answer already is told so, and the edge knows by which keys to drop it', async () => {
    const query = `verb=GetRecord&metadataPrefix=oai_dc&identifier=${oai(11)}`;
    const { headers } = await ask('optics', query);
    expect(headers.xkey).toBe(`f1 i${idOf(1, 11)}`);
    expect(headers['surrogate-control']).toBe('max-age=60');
    expect(await ask('optics', query, { 'if-none-match': headers.etag })).toMatchObject({ status: 304, text: '' });
    expect((await ask('optics', 'verb=none')).headers['cache-control']).toBe('no-store');
  });
});
