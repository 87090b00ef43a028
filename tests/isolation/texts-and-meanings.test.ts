import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../src/platform/contract/endpoint.ts';
import { printed } from '../../src/platform/item/meaning/meaning-documents.ts';
import { siteOfId } from '../../src/platform/kernel/id.ts';
import { meaningFamily } from '../../src/platform/kernel/meaning-family.ts';
import { textFamily } from '../../src/platform/kernel/text-family.ts';
import type { Vector } from '../../src/platform/ports/embedder.ts';
import { storeMember } from '../support/members.ts';
import { type MarkedSite, sites } from './marked-site.ts';
import { type KnownItems, leastAsk } from './search-asks.ts';
import { idOfKey, indexAll, ownWord, shared, storeSearched } from './search-content.ts';
import { findingsIn, hear, searchEndpoints } from './search-walk.ts';
import { useTextWorld, type Work } from './texts-world.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const { gathered, other, portal } = sites;
const everySite = Object.values(sites);
const { test: app, ask, store, thingsOf: itemsOf, watchingEngine } = await useTextWorld();

/** Two works that mean the same in other words. Every site has both; `other` has so many of the first that they would push out one’s own. */
const pulse = { title: 'Cardiac arrest outside of hospital', summary: 'Survival after sudden heart failure.' };
const help = { title: 'Resuscitation by passers-by', summary: 'What anybody can do when a pulse stops.' };
const copies = { [gathered.id]: 1, [portal.id]: 1, [other.id]: 12 };
const papers = { [gathered.id]: 3, [portal.id]: 2, [other.id]: 4 };

async function storeNearlySame(site: MarkedSite): Promise<void> {
  const works = [...Array.from({ length: copies[site.id] ?? 0 }, () => pulse), help];
  for (const [place, { title, summary }] of works.entries()) {
    // A word of each work’s own: one that a site’s works shared would make them alike by words.
    const mark = `${ownWord(site)}${String.fromCharCode(97 + place)}`;
    const work = { key: `10.5555/pulse.${place}`, title: `${title} ${mark}`, summary };
    await store(site, { ...work, passage: `In ${mark} bystanders counted compressions aloud beside each patient.` });
    await store(site, { ...work, kind: 'news' });
  }
}

beforeAll(async () => {
  for (const site of everySite) {
    await storeSearched(app, site, papers[site.id] ?? 0);
    await storeNearlySame(site);
  }
  await indexAll(app);
});

const tellsOf = (text: string, site: MarkedSite): boolean =>
  text.includes(ownWord(site)) || (text.match(/\d{13,19}/g) ?? []).some((id) => siteOfId(id) === site.id);

/** Every search takes this, also those that no page asks so. */
const inTexts = (endpoint: Endpoint, own: KnownItems, q: string) => ({ ...leastAsk(endpoint, own), q, in: 'text' });

describe('every call that reads texts or meanings', () => {
  const callsOf: Record<string, Set<string>> = { [textFamily]: new Set(), [meaningFamily]: new Set() };

  test.each([gathered, portal])('tells $sld nothing of a site that it does not gather', async (asking) => {
    let call = '';
    const see = (families: readonly string[]) => {
      for (const family of families) callsOf[family]?.add(call);
    };
    const run: typeof app.app.run = (handler, ...given) => {
      call = handler.endpoint.name;
      return app.app.run(handler, ...given);
    };
    const own = await itemsOf(asking);
    const foreign = await itemsOf(other);
    await watchingEngine({ see }, async () => {
      const heard = await hear({ ...app.app, run }, own, foreign);
      expect(heard.some(({ text }) => text.includes('"byMeaning"'))).toBe(true);
      expect(findingsIn(heard, other)).toEqual([]);
      for (const endpoint of searchEndpoints) {
        call = endpoint.name;
        const { http, body } = await ask(call, asking, inTexts(endpoint, own, shared.passage));
        expect([call, http, tellsOf(body, other)]).toEqual([call, 200, false]);
      }
    });
  });

  test('is one of these', () => {
    const searches = [
      'GET /api/author/search',
      'GET /api/primary/article/advancedSearchArticle',
      'GET /api/rc-news/advSearch',
      'GET /api/rc_res_general/advSearch',
      'GET /front/advSearch',
      'GET /front/album/resPicture/search',
      'GET /front/album/resTable/search',
      'GET /front/sub/page',
    ];
    const counting = ['GET /front/advSearch/clusters', 'GET /front/album/clusters'];
    const related = ['GET /front/front-article/related', 'GET /front/search/related'];
    expect(callsOf).toEqual({
      [textFamily]: new Set([...searches, ...counting, 'GET /front/ask/passages']),
      [meaningFamily]: new Set([...searches, ...related]),
    });
  });
});

describe('of nearly the same works of three sites', () => {
  const meant = 'heart attack emergencies';
  const sentence = 'what to do when somebody has a heart attack';
  const words = 'counted compressions aloud';
  const question = 'How did bystanders count compressions beside the patient?';
  const found = { gathered: 2, portal: 4 };
  const texts = { gathered: 5, portal: 9 };

  const asks = [
    { call: 'GET /front/advSearch', how: 'by words of a text', input: { q: words, in: 'text' }, numbers: found },
    { call: 'GET /front/advSearch', how: 'by what a text means', input: { q: meant, in: 'text' }, numbers: found },
    {
      call: 'GET /front/advSearch',
      how: 'by what a text means, within its words',
      numbers: found,
      input: { q: meant, in: 'text', within: [words] },
    },
    { call: 'GET /front/advSearch', how: 'by a few words that mean it', input: { q: meant }, numbers: found },
    { call: 'GET /front/advSearch', how: 'by a sentence that means it', input: { q: sentence }, numbers: found },
    { call: 'GET /front/advSearch/clusters', how: 'by counting', input: { q: words, in: 'text' }, numbers: found },
    { call: 'GET /front/front-article/related', how: 'by one of them', input: { kind: 'article' } },
    { call: 'GET /front/search/related', how: 'by one of them', input: { kind: 'news' } },
    { call: 'GET /front/ask/passages', how: 'by a question', input: { q: question }, numbers: texts },
    { call: 'POST /front/ask/answer', how: 'by a question', input: { q: question }, numbers: texts },
  ];

  /** Of whom an answer tells, how many it says there are, and whether the one work of `gathered` is there that others would push out. */
  async function answerOf(call: string, asking: MarkedSite, input: object) {
    const named = 'kind' in input ? { id: await idOfKey(app, gathered, String(input.kind), '10.5555/pulse.0') } : {};
    const { all } = await ask(call, asking, { ...input, ...named });
    const number = /"(?:totalElements|searched|count)":(\d+)/.exec(all)?.[1];
    return {
      sites: everySite.filter((site) => tellsOf(all, site)).map(({ sld }) => sld),
      number: number && Number(number),
      hasOwn: all.includes(`${ownWord(gathered)}b`),
    };
  }

  /** They name no work. */
  const isCount = (call: string) => call.endsWith('clusters');

  test.each(asks)('$call finds $how those of its own site and of gathered ones', async ({ call, input, numbers }) => {
    const sitesOf = (...slds: string[]) => ({ sites: isCount(call) ? [] : slds, hasOwn: !isCount(call) });
    expect(await answerOf(call, gathered, input)).toEqual({ ...sitesOf('gathered'), number: numbers?.gathered });
    expect(await answerOf(call, portal, input)).toEqual({ ...sitesOf('gathered', 'portal'), number: numbers?.portal });
  });

  test('what is near is narrowed by words within its text', async () => {
    const input = { q: meant, in: 'text', within: ['barometer'] };
    expect((await answerOf('GET /front/advSearch', portal, input)).number).toBe(0);
  });

  test.each(asks)('$call would find more $how, were the engine asked for more', async ({ call, input, numbers }) => {
    // What was kept of honest answers would hide it, and what is kept of this one is not honest.
    await app.owner.query('truncate related_item');
    const every = { sites: everySite.map(({ id }) => id) };
    const { sites: heard, number } = await watchingEngine(every, () => answerOf(call, gathered, input));
    await app.owner.query('truncate related_item');
    if (numbers) expect(number).toBeGreaterThan(numbers.gathered);
    if (!isCount(call)) expect(heard).toContain('other');
  });
});

describe('passages of closed papers', () => {
  const secrets = ['holography', 'tomography', 'radiography'];
  const closed = (place: number): Work => ({
    key: `10.5555/closed.${place}`,
    title: `Closed paper ${place}`,
    summary: 'A closed paper.',
    accessType: 1,
    passage: `The lattice of hafnium was measured by ${secrets[place]}.`,
    journal: `1111-111${place}`,
  });
  const network = { 'x-forwarded-for': '198.51.100.77' };

  beforeAll(async () => {
    for (const [place, site] of [gathered, gathered, portal].entries()) await store(site, closed(place));
    await indexAll(app);
    const { customers } = app.app;
    const customer = await customers.add(gathered.id, { names: { en: 'The Sample Library' }, ror: null });
    await customers.addRange(gathered.id, customer, '198.51.100.0/24');
    const about = await idOfKey(app, gathered, 'journal', '1111-1110');
    const days = { from: '2020-01-01', until: '2099-01-31' };
    await customers.entitle(gathered.id, { of: { customer }, about, ...days, isTrial: false });
  });

  const asks: readonly (readonly [call: string, input: object])[] = [
    ['GET /front/advSearch', { q: 'lattice of hafnium', in: 'text' }],
    ['GET /front/ask/passages', { q: 'How was the lattice of hafnium measured?' }],
    ['POST /front/ask/answer', { q: 'How was the lattice of hafnium measured?' }],
  ];

  /** The words that a reader is told, or a model for them, and of how many passages only the place. */
  async function answerOf(...given: Parameters<typeof ask>) {
    const { body, all } = await ask(...given);
    return { words: secrets.filter((secret) => all.includes(secret)), places: body.match(/"html":null/g)?.length ?? 0 };
  }

  // Those who may read ask first: what they were told is kept for nobody else.
  test.each(asks)('are told by %s to members', async (call, input) => {
    const { headers } = await storeMember(app, { userName: `member${asks.findIndex(([name]) => name === call)}` });
    expect(await answerOf(call, gathered, input, headers)).toEqual({ words: secrets.slice(0, 2), places: 0 });
    expect(await answerOf(call, portal, input, headers)).toEqual({ words: secrets, places: 0 });
  });

  test.each(asks)('are told by %s to whoever paid for their journal', async (call, input) => {
    for (const [asking, places] of [
      [gathered, 1],
      [portal, 2],
    ] as const) {
      const granted = await ask('GET /front/access/check', asking, {}, network);
      const headers = { ...network, cookie: String(granted.headers['set-cookie']).split(';')[0] ?? '' };
      expect(await answerOf(call, asking, input, headers)).toEqual({ words: ['holography'], places });
      expect((await ask(call, asking, input, headers)).headers['cache-control']).toBe('private, no-store');
    }
  });

  test.each(asks)('are told by %s to nobody else', async (call, input) => {
    expect(await answerOf(call, gathered, input)).toEqual({ words: [], places: 2 });
    expect(await answerOf(call, gathered, input, network)).toEqual({ words: [], places: 2 });
    expect(await answerOf(call, portal, input)).toEqual({ words: [], places: 3 });
  });

  test('are told to nobody by any other search either', async () => {
    const own = await itemsOf(gathered);
    let hidden = 0;
    for (const endpoint of searchEndpoints) {
      const { words, places } = await answerOf(endpoint.name, gathered, inTexts(endpoint, own, 'lattice of hafnium'));
      expect([endpoint.name, words]).toEqual([endpoint.name, []]);
      hidden += places;
    }
    expect(hidden).toBeGreaterThan(6);
  });

  test.each(asks)('would be told by %s to everyone, were nobody asked who may read', async (call, input) => {
    const { access } = app.app;
    const { decide } = access;
    access.decide = async () => ({ allowed: true, basis: 'open to all' });
    try {
      expect(await answerOf(call, portal, input)).toEqual({ words: secrets, places: 0 });
    } finally {
      access.decide = decide;
    }
  });

  test.each(asks)('are no longer told by %s once the paper is closed', async (call, input) => {
    await store(gathered, { ...closed(1), accessType: 0 });
    await indexAll(app);
    expect(await answerOf(call, gathered, input)).toEqual({ words: ['tomography'], places: 1 });
    await store(gathered, closed(1));
    await indexAll(app);
    expect(await answerOf(call, gathered, input)).toEqual({ words: [], places: 2 });
  });
});

describe('what is not published', () => {
  const trade = { title: 'Medieval trade routes', summary: 'Merchants carried wool across the Alps.' };
  const work = (mark: string): Work => ({
    key: `10.5555/${mark}`,
    title: `${trade.title} ${mark}`,
    summary: trade.summary,
    passage: `In ${mark} mules carried bales of merino over the pass.`,
  });
  const older: Work = { ...work('olderone'), version: 1 };
  const newer: Work = {
    key: older.key,
    title: 'Soil erosion on slopes',
    summary: 'Rain washes earth away.',
    version: 2,
    passage: 'In newerone gauges were read after every storm.',
  };
  const question = { q: 'How were bales of merino carried over the pass?' };
  const meant = { q: 'history of commerce in the Middle Ages' };

  const asks: readonly (readonly [call: string, input: object])[] = [
    ['GET /front/advSearch', { q: 'bales of merino', in: 'text' }],
    ['GET /front/advSearch', meant],
    ['GET /front/advSearch', { ...meant, in: 'text' }],
    ['GET /front/ask/passages', question],
    ['POST /front/ask/answer', question],
  ];
  const answerOf = async (call: string, input: object) => {
    const { all } = await ask(call, gathered, input);
    return ['draftone', 'olderone', 'withdrawnone'].filter((mark) => all.includes(mark));
  };
  const searched = async (): Promise<number> =>
    JSON.parse((await ask('GET /front/ask/passages', gathered, question)).body).data.searched;

  test('is found neither by words nor by meaning, nor counted', async () => {
    const before = await searched();
    const draft: Work = { ...work('draftone'), status: 'draft' };
    for (const one of [older, work('withdrawnone'), draft]) await store(gathered, one);
    await indexAll(app);
    for (const [call, input] of asks) expect(await answerOf(call, input), call).toEqual(['olderone', 'withdrawnone']);
    expect(await searched()).toBe(before + 2);

    // The older version comes once more, and late.
    for (const one of [newer, older]) await store(gathered, one);
    await app.owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
    await app.owner.query(
      "update item set status = 'withdrawn', withdrawn_on = '2026-06-01' where source_key = '10.5555/withdrawnone'",
    );
    await indexAll(app);
    for (const [call, input] of asks) expect(await answerOf(call, input), call).toEqual([]);
    expect((await ask('GET /front/advSearch', gathered, { q: 'gauges', in: 'text' })).body).toContain('newerone');
    expect(await searched()).toBe(before + 1);
  });

  test('is near nothing, whatever the index has of it', async () => {
    const [vector] = (await app.app.embedders?.en.embed([trade.title], 'document')) ?? [];
    const numbers = printed(vector as Vector);
    const states = ['published', 'withdrawn', 'draft'].map((status, place) => ({ status, id: `near-${place}` }));
    await app.app.index.write(
      states.map(({ id, status }) => ({
        site: gathered.id,
        id,
        revision: '1',
        family: meaningFamily,
        document: { site: gathered.id, id, kind: 'article', status, meaning: { en: numbers } },
      })),
    );
    await indexAll(app);
    const { hits } = await app.app.engine.search([gathered.id], [meaningFamily], {
      query: { match_all: {} },
      nearest: { field: 'meaning.en', vector: numbers, most: 50 },
      size: 50,
    });
    expect(hits.map(({ id }) => id).filter((id) => id.startsWith('near-'))).toEqual(['near-0']);
  });
});
