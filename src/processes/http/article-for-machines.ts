import type { FastifyInstance } from 'fastify';
import type { Article } from '../../content/article/contract.ts';
import { articleJsonLd } from '../../content/article/parts/json-ld.ts';
import { linkSet } from '../../content/article/parts/signposts.ts';
import { presentFailure } from '../../platform/contract/envelope.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { asAnyone, requestContext } from './request-context.ts';
import { sendKeys } from './surrogate-keys.ts';

interface Document {
  readonly ending: string;
  readonly type: string;
  write(article: Article, origin: string): unknown;
}

const documents: readonly Document[] = [
  { ending: 'jsonld', type: 'application/ld+json', write: articleJsonLd },
  { ending: 'linkset.json', type: 'application/linkset+json', write: linkSet },
];

/** What an article's page tells machines, by itself: the header `Link` leads here. */
export function addArticleForMachines(server: FastifyInstance, app: App): void {
  const handler = app.handlers.find(({ endpoint }) => endpoint.name === 'GET /front/front-article/{id}');
  if (!handler) return;
  for (const { ending, type, write } of documents)
    server.get<{ Params: { id: string } }>(`/article/:id.${ending}`, async (request, reply) => {
      const context = asAnyone(await requestContext(request, app));
      const outcome = await app.run(handler, context, { id: request.params.id });
      if (!outcome.ok) {
        const { http } = presentFailure(outcome.failure);
        return reply.code(http).header('cache-control', 'no-store').send();
      }
      const site = await app.sites.byHost(context.host);
      const origin = site ? app.origins.ofSite(site) : app.origins.ofHost(context.host);
      sendKeys(reply, context, limits.edge);
      const written = write(outcome.value as Article, origin);
      return reply.type(`${type}; charset=utf-8`).send(JSON.stringify(written));
    });
}
