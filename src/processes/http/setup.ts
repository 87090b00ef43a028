import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../features/members/account/domain/caller.ts';
import { comesFromOwnPage } from '../../platform/contract/accept-origin.ts';
import type { App } from '../create-app.ts';
import { checkEngines } from '../engine-checks.ts';
import { limits } from '../limits.ts';
import type { SetUp } from '../setup/set-up.ts';
import { readSetupForm, type SetupForm, type SetupProblems } from '../setup/setup-form.ts';
import { setupPage } from '../setup/setup-page.tsx';
import { donePage, tokenPage } from '../setup/setup-pages.tsx';
import { setupStyle } from '../setup/setup-style.ts';
import { type SetupLanguage, setupSay } from '../setup/setup-words.ts';

const styleHash = createHash('sha256').update(setupStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * GET and POST /setup, as long as nobody runs the installation; nothing is there afterwards. The token goes with every form, and no
 * cookie does: a page of somebody else has nothing to send.
 */
export function addSetup(server: FastifyInstance, app: App, setUp: SetUp): void {
  const { rateLimit, knownHosts, second, settings, wording } = app;

  // Where commands made sites before there was an operator, their readers go on reading.
  server.addHook('onRequest', async (request, reply) => {
    const isPage = request.is404 && (request.method === 'GET' || request.method === 'HEAD');
    if (!isPage || !knownHosts.isEmpty()) return;
    // A command may have made one since the hosts were read.
    await knownHosts.refresh();
    if (knownHosts.isEmpty() && (await setUp.isOpen().catch(() => false)))
      return reply.header('cache-control', 'private, no-store').redirect('/setup', 303);
  });

  server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: limits.setup.bodyBytes },
      (_request, body, done) => done(null, String(body)),
    );
    scope.get('/setup', async (request, reply) => {
      if (!(await setUp.isOpen())) return reply.callNotFound();
      await setUp.announce();
      return send(reply, 200, tokenPage(languageOf(request)));
    });
    scope.post('/setup', async (request, reply) => {
      if (!(await setUp.isOpen())) return reply.callNotFound();
      const language = languageOf(request);
      const say = setupSay(language);
      const { origin, host = '' } = request.headers;
      const fetchSite = request.headers['sec-fetch-site'];
      if (!comesFromOwnPage({ origin, host, fetchSite: Array.isArray(fetchSite) ? fetchSite[0] : fetchSite }))
        return send(reply, 403, tokenPage(language, say('setup.foreign')));
      const form = readSetupForm(String(request.body ?? ''));
      if (!form || !(await setUp.knows(form.token))) {
        const verdict = await rateLimit.take(`setup ${networkOf(request.ip)}`, limits.setup.tries);
        if (!verdict.allowed) return send(reply, 429, tokenPage(language, say('setup.tooMany')));
        return send(reply, 403, tokenPage(language, say('setup.tokenWrong')));
      }
      if (form.step !== 'create') return showForm(reply, language, form);
      const caller = { address: request.ip, agent: request.headers['user-agent'] ?? '' };
      const done = await setUp.create(form, language, caller);
      if (done.outcome === 'over') return reply.callNotFound();
      return done.outcome === 'done'
        ? send(reply, 200, donePage(language, done))
        : showForm(reply, language, form, done.problems);
    });
  });

  async function showForm(reply: FastifyReply, language: SetupLanguage, form: SetupForm, problems: SetupProblems = {}) {
    const mainDomain = settings.IMPRINT_MAIN_DOMAIN;
    const offered =
      second.offer(form.sealed || undefined, mainDomain, 'operator') ?? second.offer(undefined, mainDomain, 'operator');
    if (!offered) throw new Error('a key that was just sealed can’t be opened');
    const worded = Object.fromEntries(
      Object.entries(problems).map(([field, code]) => [field, wording(language, `failure.${code}`)]),
    );
    const checks = await checkEngines(app);
    const page = setupPage({ language, form, checks, app: offered, mainDomain, problems: worded });
    return send(reply, Object.keys(problems).length > 0 ? 422 : 200, page);
  }
}

const send = (reply: FastifyReply, status: number, page: string) =>
  reply
    .code(status)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      // Without any, browsers send no Origin with the form either.
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(page);

/** What the address says, else what the browser would rather have. */
function languageOf(request: FastifyRequest): SetupLanguage {
  const { lang } = request.query as Record<string, unknown>;
  if (lang === 'zh' || lang === 'en') return lang;
  return /^zh\b/i.test(request.headers['accept-language'] ?? '') ? 'zh' : 'en';
}
