import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { moduleStyle } from '../../features/portal/home/use-cases/module-style.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import type { App } from '../create-app.ts';
import { findInPreview, previewHeaders, previewToken } from './previews.ts';
import { hostOf } from './request-context.ts';

const kept = 'public, max-age=31536000, immutable';
const fresh = 'public, max-age=60';

interface Style {
  /** Its address if it is the one that the site has now. */
  readonly address: string;
  readonly text: string;
}

/** A site's colours and type as a stylesheet. An address from an older page gets today's look, for a minute. */
export function addTheme(server: FastifyInstance, app: App): void {
  server.get('/theme/:file', (request, reply) =>
    sendStyle(request, reply, async () => {
      const site = await app.sites.byHost(hostOf(request));
      if (!site) return { style: null };
      const { look: theme } = await app.configuration(ownSite(site));
      return { style: { address: app.stylesheets.address(site, theme), text: app.stylesheets.text(site, theme) } };
    }),
  );

  server.get<{ Params: { file: string } }>('/theme/module/:file', (request, reply) =>
    sendStyle(request, reply, async () => {
      const site = await app.sites.byHost(hostOf(request));
      const modules = site ? await app.modules.modules(ownSite(site)) : [];
      const module = modules.find(({ id }) => request.params.file.startsWith(`${id}-`));
      return { style: module ? moduleStyle(module) : null };
    }),
  );

  async function sendStyle(
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<{ readonly style: Style | null }>,
  ) {
    const { style } = await findInPreview(app, request, find);
    if (!style) return reply.code(404).send();
    reply.type('text/css; charset=utf-8');
    if (previewToken(request) !== undefined) return reply.headers(previewHeaders).send(style.text);
    const current = style.address === request.url.split('?')[0];
    return reply
      .header('cache-control', current ? kept : fresh)
      .header('surrogate-control', current ? 'max-age=31536000' : 'max-age=10')
      .send(style.text);
  }
}

/** For sites without an icon of their own: their mark on their colour. */
export function addIcon(server: FastifyInstance, app: App): void {
  server.get('/icon.svg', async (request, reply) => {
    const site = await app.sites.byHost(hostOf(request));
    const { header, look } = (site && (await app.configuration(ownSite(site)))) ?? {};
    const mark = header?.mark ?? '·';
    const colour = site && look ? app.stylesheets.colours(site, look).colour : '#1c1c1e';
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${colour}"/><text x="32" y="44" font-size="36" font-family="serif" font-weight="bold" text-anchor="middle" fill="#fff">${escapeText(mark)}</text></svg>`,
      );
  });
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
