import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { ItemDraft } from '../../src/platform/item/writing/item-draft.ts';
import type { SearchEngine } from '../../src/platform/ports/search-engine.ts';
import { modelEnvironment } from '../support/engines.ts';
import { dropIndices } from '../support/indices.ts';
import { startLanguageModel } from '../support/sample-language-model.ts';
import { sampleText, storeText } from '../support/sample-text.ts';
import { storeSite } from '../support/sites.ts';
import { type TestApp, useTestApp } from '../support/test-app.ts';
import { storeRows } from '../tables/store-rows.ts';
import { callRequest } from './http/call-request.ts';
import { type MarkedSite, sites } from './marked-site.ts';
import type { KnownItems } from './search-asks.ts';
import { idOfKey, shared } from './search-content.ts';

type Headers = Readonly<Record<string, string>>;

/** A work with a text; one without a passage has none. */
export interface Work {
  readonly kind?: string;
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly passage?: string;
  readonly accessType?: number;
  readonly journal?: string;
  readonly version?: number;
  readonly status?: ItemDraft['status'];
}

export interface WalkAnswer {
  readonly http: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The answer, and what a language model was sent for it. */
  readonly all: string;
}

/** The marked sites in an installation that has models: one to tell what texts mean, one to answer questions. Closed works are for those who paid. */
export async function useTextWorld() {
  // It repeats whatever it is given: what it could tell, it tells.
  const model = await startLanguageModel(({ passages }) =>
    passages.map(({ text, number }) => `${text} [${number}]`).join(' '),
  );
  const environment = { IMPRINT_LANGUAGE_MODEL_URL: model.url, IMPRINT_LANGUAGE_MODEL: 'sample-model' };
  const test = useTestApp(storeSites, async () => ({ ...modelEnvironment(), ...environment }));
  afterAll(async () => {
    await dropIndices(test.app.settings);
    await model.stop();
  });

  let readers = 0;

  async function once(call: string, host: string, input: object, given: Headers): Promise<WalkAnswer> {
    readers += 1;
    // Each from an address of its own: how often one may ask is another test.
    const anyone = { 'x-forwarded-for': `2001:db8::${readers.toString(16)}` };
    const { path, headers, body } = callRequest(call, host, input, { ...anyone, ...given });
    model.bodies.length = 0;
    const answer = await test.server.inject({
      method: call.startsWith('POST') ? 'POST' : 'GET',
      url: path,
      headers: { host, ...headers },
      ...(body && { payload: body }),
    });
    const { statusCode, payload } = answer;
    return { http: statusCode, headers: answer.headers, body: payload, all: [payload, ...model.bodies].join('\n') };
  }

  return {
    test,
    store: (site: MarkedSite, work: Work) => storeWork(test, site, work),
    thingsOf: (site: MarkedSite) => knownItemsOf(test, site),
    watchingEngine: <Value>(watching: Watching, work: () => Promise<Value>) =>
      watchingEngine(test.app.engine, watching, work),

    /** On a busy machine the engine or a model may be late; what is answered without them proves nothing. */
    async ask(call: string, site: MarkedSite, input: object, headers: Headers = {}): Promise<WalkAnswer> {
      for (let tries = 0; ; tries += 1) {
        const answer = await once(call, site.host, input, headers);
        const isLate = answer.http === 503 || /"reduced":true|"available":false|"code":"words-alone"/.test(answer.body);
        if (!isLate || tries === 6) return answer;
        await sleep(1_000);
      }
    },
  };
}

async function storeSites(test: TestApp): Promise<void> {
  const { gathered, portal } = sites;
  for (const { id, sld } of Object.values(sites))
    await storeSite(test, { id, sld, gathers: id === portal.id ? [gathered.id] : [], columns: { visit_power: false } });
  for (const { id, sld, itemId: idOfNumber } of Object.values(sites)) {
    const pool = { id: idOfNumber(900_000), code: `pool-of-${sld}`, position: 1, names: { en: 'Pool' } };
    await storeRows(test, id, 'site_config', [{ section: 'functions', value: { ask: true } }]);
    await storeRows(test, id, 'sub_pool', [{ ...pool, sites: [id, gathered.id] }]);
  }
}

async function storeWork(test: TestApp, site: MarkedSite, work: Work): Promise<void> {
  const { kind = 'article', key, title, summary, passage, accessType = 0, journal, version, status } = work;
  const text = passage === undefined ? undefined : sampleText(`<h2>Methods</h2><p id="p-1">${passage}</p>`);
  if (text) await storeText(test, text);
  const body = text?.sha256 ?? null;
  const within = journal === undefined ? null : { kind: 'journal', key: journal };
  const main = {
    kind,
    key,
    language: 'en',
    titles: { en: title },
    summaries: { en: summary },
    publishedOn: '2026-05-01',
    files: text ? [text.file] : [],
    details: kind === 'article' ? { accessType, journal: within, body } : {},
    ...(status && { status }),
    ...(version && { rank: version, parts: { article_version: [{ number: version, titles: { en: title }, body }] } }),
  };
  const mentioned = within ? [{ ...within, titles: { en: `Journal ${journal}` }, details: {} }] : [];
  await test.app.database.transaction({ reads: [site.id], writes: site.id }, (transaction) =>
    test.app.write(transaction, site.id, [{ mentioned, main, members: [] }]),
  );
}

async function knownItemsOf(test: TestApp, site: MarkedSite): Promise<KnownItems> {
  const id = (kind: string, key: string) => idOfKey(test, site, kind, key);
  return {
    site,
    article: await id('article', shared.doi(0)),
    journal: await id('journal', '1234-5679'),
    album: await id('album', 'an-album'),
    expert: await id('expert', 'a-expert'),
    topic: await id('topic', 'a-topic'),
    figure: await id('figure', `${shared.doi(0)}#fig-1`),
    pool: `pool-of-${site.sld}`,
  };
}

interface Watching {
  see?(families: readonly string[]): void;
  /** The sites that are asked in place of those that were meant. */
  readonly sites?: readonly number[];
}

/** Looks at what the engine is asked while something goes on, or has it asked for more than it should be. */
async function watchingEngine<Value>(
  engine: SearchEngine,
  { see, sites: watchedSites }: Watching,
  work: () => Promise<Value>,
): Promise<Value> {
  const { search, searchAll } = engine;
  const watched: SearchEngine = {
    search(meant, families, request) {
      see?.(families);
      return search(watchedSites ?? meant, families, request);
    },
    searchAll(requests) {
      for (const { families } of requests) see?.(families);
      return searchAll(requests.map((one) => ({ ...one, sites: watchedSites ?? one.sites })));
    },
  };
  Object.assign(engine, watched);
  try {
    return await work();
  } finally {
    Object.assign(engine, { search, searchAll });
  }
}
