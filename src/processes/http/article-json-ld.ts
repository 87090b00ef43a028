import type { FastifyInstance } from 'fastify';
import type { getArticle } from '../../content/article/contract.ts';
import { articleJsonLd } from '../../content/article/parts/json-ld.ts';
import type { OutputOf } from '../../platform/contract/endpoint.ts';
import { presentFailure } from '../../platform/contract/envelope.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { asAnyone, requestContext } from './request-context.ts';
import { sendKeys } from './surrogate-keys.ts';

/** What an article's page tells machines, by itself: the header `Link` leads here. */
export function addArticleJsonLd(server: FastifyInstance, app: App): void {
  const handler = app.handlers.find(({ endpoint }) => endpoint.name === 'GET /front/front-article/{id}');
  if (!handler) return;
  server.get<{ Params: { id: string } }>('/article/:id.jsonld', async (request, reply) => {
    const context = asAnyone(await requestContext(request, app));
    const outcome = await app.run(handler, context, { id: request.params.id });
    if (!outcome.ok) {
      const { http } = presentFailure(outcome.failure);
      return reply.code(http).header('cache-control', 'no-store').send();
    }
    const site = await app.sites.byHost(context.host);
    const origin = site ? app.origins.ofSite(site) : app.origins.ofHost(context.host);
    sendKeys(reply, context, limits.edge);
    const node = articleJsonLd(outcome.value as OutputOf<typeof getArticle>, origin);
    return reply.type('application/ld+json; charset=utf-8').send(JSON.stringify(node));
  });
}
