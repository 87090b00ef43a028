import { scopes } from '../../src/features/discovery/search/domain/search-question.ts';
import type { Endpoint } from '../../src/platform/contract/endpoint.ts';
import type { MarkedSite } from './marked-site.ts';
import { ownWord, shared } from './search-content.ts';

export type Ask = Readonly<Record<string, unknown>>;

/** What is known of a site's things, to be asked of it and of others. */
export interface KnownItems {
  readonly site: MarkedSite;
  readonly article: string;
  readonly journal: string;
  readonly album: string;
  readonly expert: string;
  readonly topic: string;
  readonly figure: string;
  readonly pool: string;
}

/** Papers have a call of their own for what is like them. */
const relatedItems = 'GET /front/search/related';

/** Fields that some calls must have, from the things of the site whose host is asked. */
const needed: Readonly<Record<string, (own: KnownItems, call: string) => unknown>> = {
  albumId: ({ album }) => album,
  expertId: ({ expert }) => expert,
  topicId: ({ topic }) => topic,
  id: ({ article, figure }, call) => (call === relatedItems ? figure : article),
  kind: () => 'figure',
  kinds: () => ['article', 'book', 'news', 'video'],
  code: ({ pool }) => pool,
  q: () => shared.title,
};

const fieldsOf = (endpoint: Endpoint): Record<string, { safeParse(value: unknown): { success: boolean } }> =>
  (endpoint.input as unknown as { shape?: ReturnType<typeof fieldsOf> }).shape ?? {};

/** The least that a call takes; undefined where the walk does not know what it needs. */
export function leastAsk(endpoint: Endpoint, own: KnownItems): Ask | undefined {
  const required = Object.entries(fieldsOf(endpoint)).filter(([, field]) => !field.safeParse(undefined).success);
  if (required.some(([name]) => !(name in needed))) return undefined;
  return Object.fromEntries(required.map(([name]) => [name, needed[name]?.(own, endpoint.name)]));
}

/** Everything that might bring something of the foreign site to light, as far as the call has a field for it. */
export function asksFor(endpoint: Endpoint, own: KnownItems, foreign: KnownItems): Ask[] {
  const least = leastAsk(endpoint, own);
  if (!least) return [];
  const fields = fieldsOf(endpoint);
  const core: Ask[] = [
    ...[shared.title, shared.chinese, shared.doi(0), ownWord(foreign.site).slice(0, -1), foreign.article].map((q) => ({
      q,
    })),
    { q: `site:${foreign.site.id} OR ${shared.keyword}` },
    { q: '', size: 100 },
    { q: shared.title, facet: `journal:${foreign.journal}` },
    { albumId: foreign.album },
    { expertId: foreign.expert },
    { topicId: foreign.topic },
    { collectionId: foreign.album },
    { journalId: foreign.journal },
    { code: foreign.pool },
    { slds: `${own.site.sld},${foreign.site.sld}` },
    { siteId: foreign.site.id },
  ];
  const words = [
    shared.author,
    shared.keyword,
    'quantum entanglment',
    ownWord(foreign.site),
    `Ann ${ownWord(foreign.site)}`,
  ];
  const more: Ask[] = [
    ...[...words, `${shared.keyword} OR NOT ${shared.keyword}`].map((q) => ({ q })),
    ...scopes.flatMap((scope) => ['', shared.title].map((q) => ({ q, scope }))),
    ...[0, 1].map((match) => ({ q: shared.title, match })),
    ...[`author:${shared.author}`, `keyword:${ownWord(foreign.site)}`].map((facet) => ({ q: shared.title, facet })),
    ...['publishDate,desc', 'visits,asc'].map((sort) => ({ q: '', sort })),
    { q: '', within: ownWord(foreign.site) },
    ...['', shared.passage, ownWord(foreign.site)].map((q) => ({ q, in: 'text' })),
    { q: shared.passage, in: 'text', within: ownWord(foreign.site) },
    { slds: foreign.site.sld },
  ];
  // The other calls ask the same engine in the same way, with some of the question already given.
  const asks = /^GET \/front\/(?:advSearch|ask)/.test(endpoint.name) ? [...core, ...more] : core;
  const known = asks
    .map((ask) => ({ ...least, ...Object.fromEntries(Object.entries(ask).filter(([name]) => name in fields)) }))
    .filter((ask: Ask) => !('q' in least) || ask.q !== '');
  return [...new Map(known.map((ask) => [JSON.stringify(ask), ask])).values()];
}
