import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage } from '../../platform/kernel/language.ts';
import type { App } from '../create-app.ts';
import { hostOf } from './request-context.ts';

const longest = 4_096;

/**
 * POST /unsubscribe?token=…: mail programs press this button for their readers (RFC 8058). They have no session and no Origin; that we
 * wrote the token for this site is all that counts. The page that asks first is a page like others, and its form comes here too.
 */
export function addUnsubscribe(server: FastifyInstance, { subscribing, sites, log }: App): void {
  server.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: longest },
      (_request, body, done) => done(null, String(body)),
    );
    scope.post<{ Querystring: { token?: string | string[]; lang?: string } }>(
      '/unsubscribe',
      async (request, reply) => {
        const { token, lang } = request.query;
        reply.header('cache-control', 'no-store');
        try {
          const site = await sites.byHost(hostOf(request));
          const ended = site && typeof token === 'string' ? await subscribing.endByLink(site.id, token) : false;
          // A mail program wants a plain yes; a reader wants a page.
          if (!isFromPage(request.body)) return sendPlainly(reply, ended ? 200 : 400);
          const language = isLanguage(lang) ? `&lang=${lang}` : '';
          return reply.redirect(`/unsubscribe?state=${ended ? 'done' : 'wrong'}${language}`, 303);
        } catch (problem) {
          log.error({ requestId: request.id, problem }, 'a subscription could not be ended');
          return sendPlainly(reply, 503);
        }
      },
    );
  });
}

const isFromPage = (body: unknown): boolean =>
  typeof body === 'string' && new URLSearchParams(body).get('from') === 'page';

const sendPlainly = (reply: FastifyReply, code: number) =>
  reply.code(code).type('text/plain; charset=utf-8').send(`${code}`);
