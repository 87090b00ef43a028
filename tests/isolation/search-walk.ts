import { setTimeout as sleep } from 'node:timers/promises';
import { readContracts } from '../../ops/openapi/contracts.ts';
import { type Endpoint, isRead } from '../../src/platform/contract/endpoint.ts';
import type { AnyHandler } from '../../src/platform/contract/handler.ts';
import { siteOfId } from '../../src/platform/kernel/id.ts';
import type { App } from '../../src/processes/create-app.ts';
import { requestTo } from '../support/request-context.ts';
import type { MarkedSite } from './marked-site.ts';
import { type Ask, asksFor, type KnownItems, leastAsk } from './search-asks.ts';
import { ownWord } from './search-content.ts';

/** Every call that reads the index for a reader, so that a new one is walked without being named here. */
export const searchEndpoints: readonly Endpoint[] = (
  await Promise.all(['search', 'ask'].map((folder) => readContracts(process.cwd(), `features/discovery/${folder}`)))
)
  .flat()
  .filter(isRead);

export interface Heard {
  readonly call: string;
  readonly ask: Ask;
  readonly answer: unknown;
  /** The answer and its surrogate keys, as text. */
  readonly text: string;
}

/** All that a host is told, by every call, whatever it asks about the foreign site. */
export async function hear(app: App, own: KnownItems, foreign: KnownItems): Promise<Heard[]> {
  const heard: Heard[] = [];
  for (const endpoint of searchEndpoints) {
    const handler = app.handlers.find((one) => one.endpoint.name === endpoint.name);
    if (!handler) throw new Error(`${endpoint.name} has no handler`);
    if (!leastAsk(endpoint, own))
      throw new Error(`${endpoint.name} needs a field that tests/isolation/search-asks.ts does not know`);
    for (const ask of asksFor(endpoint, own, foreign)) heard.push(await hearOne(app, handler, own.site.host, ask));
  }
  return heard;
}

/** What the database alone can find proves nothing about the engine: on a busy machine the walk waits for it. */
async function hearOne(app: App, handler: AnyHandler, host: string, ask: Ask, tries = 5): Promise<Heard> {
  const keys = new Set<string>();
  // Each from an address of its own: how often one may ask is proven elsewhere.
  const trace = { address: `2001:db8::${(Math.random() * 65_536).toString(16).slice(0, 4)}`, agent: 'walk' };
  const answer = await app.run(handler, requestTo(host, { keys, trace }), ask);
  const text = JSON.stringify([answer, [...keys]]);
  const isLate = text.includes('"reduced":true') || text.includes('"code":"unavailable"');
  if (!isLate || tries === 0) return { call: handler.endpoint.name, ask, answer, text };
  await sleep(2_100);
  return hearOne(app, handler, host, ask, tries - 1);
}

/** One sentence for each answer that tells of a foreign site: by a word of its own, or by an id that it gave. */
export function findingsIn(heard: readonly Heard[], foreign: MarkedSite): string[] {
  return heard.flatMap(({ call, ask, answer, text }) => {
    const where = `${call} ${JSON.stringify(ask)}`;
    const query = JSON.stringify(ask);
    const revealed: string[] = [];
    // A question may name the foreign word itself; its echo, in a note or a hit's query, tells nothing.
    if (text.includes(ownWord(foreign)) && !query.includes(ownWord(foreign).slice(0, -1)))
      revealed.push(`${where} tells a word of ${foreign.sld}`);
    const ids = (text.match(/\d{13,19}/g) ?? []).filter((id) => siteOfId(id) === foreign.id && !query.includes(id));
    if (ids.length > 0) revealed.push(`${where} tells an id of ${foreign.sld}`);
    if (hitsOf(answer).some(({ siteId }) => siteId === foreign.id))
      revealed.push(`${where} shows a hit of ${foreign.sld}`);
    return revealed;
  });
}

const hitsOf = (answer: unknown): readonly { readonly siteId?: number }[] =>
  (answer as { value?: { content?: { siteId?: number }[] } }).value?.content ?? [];

/** What does not change from one run to the next: all but the time it took, hits in the order of their ids. */
export const comparable = (heard: readonly Heard[]) =>
  heard.map(({ call, ask, answer }) => ({ call, ask, answer: withoutTime(answer) }));

function withoutTime(answer: unknown): unknown {
  const { value } = answer as { value?: { content?: { id: string }[] } };
  if (!value || typeof value !== 'object' || !Array.isArray(value.content)) return answer;
  const content = value.content.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { ...value, milliseconds: 0, cursor: null, content };
}
