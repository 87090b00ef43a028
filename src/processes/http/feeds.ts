import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Feed, writeAtom, writeRss } from '../../features/discovery/feeds/domain/feed.ts';
import { type FeedName, readFeedName } from '../../features/discovery/feeds/domain/feed-name.ts';
import { type FeedContent, feedEntry, loadFeed } from '../../features/discovery/feeds/parts/load-feed.ts';
import type { Call } from '../../platform/contract/call.ts';
import { presentFailure } from '../../platform/contract/envelope.ts';
import { documentLanguage, type Language } from '../../platform/kernel/language.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import { textFor } from '../../platform/kernel/text.ts';
import { frameKey } from '../../platform/ports/edge-cache.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { asAnyone, hostOf, requestContext } from './request-context.ts';
import { sendKeys } from './surrogate-keys.ts';

/** /rss/…: what is new, for feed readers. */
export function addFeeds(server: FastifyInstance, app: App): void {
  const handlers = new Map(app.handlers.map((handler) => [handler.endpoint.name as string, handler]));

  server.get<{ Params: { file: string } }>('/rss/:file', async (request, reply) => {
    const requested = readFeedName(request.params.file);
    const site = await app.sites.byHost(hostOf(request));
    const refuse = (code: number) =>
      reply.code(code).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${code}`);
    if (!requested || site?.state !== 'open') return refuse(404);
    // Feed readers are nobody: what members alone may see is not in a feed.
    const context = asAnyone(await requestContext(request, app));
    const call = ((name: string, input: unknown) => {
      const handler = handlers.get(name);
      if (!handler) throw new Error(`There is no call ${name}.`);
      return app.run(handler, context, input);
    }) as Call;
    const url = new URL(app.origins.ofSite(site) + request.url);
    const found = await loadFeed(call, requested.name, url.searchParams);
    if (!found.ok) return refuse(presentFailure(found.failure).http);

    const language = context.language ?? site.defaultLanguage;
    const { header, seo } = await app.configuration(ownSite(site));
    const say = (text: Parameters<typeof textFor>[0]) => textFor(text, language, site.defaultLanguage);
    const name = say(header.name) || site.sld;
    const own = titleOf(app, requested.name, found.value, language, say);
    const feed: Feed = {
      title: own ? `${own} · ${name}` : name,
      subtitle: own ? '' : say(seo.description) || say(header.tagline),
      page: withLanguage(`${url.origin}${found.value.page}`, url),
      self: url.href,
      language: documentLanguage(language),
      entries: await entriesOf(app, found.value, site.sld, url),
    };
    const body = requested.format === 'rss' ? writeRss(feed) : writeAtom(feed);
    context.keys.add(frameKey(site.id));
    sendKeys(reply, context, limits.edge);
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag);
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type(`application/${requested.format}+xml; charset=utf-8`).send(body);
  });
}

/** Whoever reads a feed in a language wants its pages in it too. */
function withLanguage(address: string, requested: URL): string {
  const language = requested.searchParams.get('lang');
  const url = new URL(address);
  if (language) url.searchParams.set('lang', language);
  return url.href;
}

/** An edge may have made the tag weak by packing the feed. */
const isKnown = (given: string | undefined, tag: string): boolean =>
  (given ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*');

async function entriesOf({ feeds }: App, { listed }: FeedContent, sld: string, url: URL) {
  const facts = await feeds.facts(listed.map(({ id }) => id));
  return listed.flatMap((one) => {
    const known = facts.get(one.id);
    if (!known) return [];
    const entry = feedEntry(one, known, { origin: url.origin, sld });
    return [{ ...entry, href: withLanguage(entry.href, url) }];
  });
}

function titleOf(
  { wording }: App,
  { of }: FeedName,
  { about }: FeedContent,
  language: Language,
  say: (text: Parameters<typeof textFor>[0]) => string,
): string {
  const named = typeof about === 'string' ? about : about ? say(about) : '';
  switch (of) {
    case 'site':
      return '';
    case 'online-first':
      return named
        ? wording(language, 'feeds.onlineFirst.of', { journal: named })
        : wording(language, 'feeds.onlineFirst.name');
    case 'just-accepted':
      return wording(language, 'feeds.justAccepted.name');
    case 'search':
      return named ? wording(language, 'feeds.search.name', { query: named }) : wording(language, 'feeds.search.all');
    default:
      return named;
  }
}
