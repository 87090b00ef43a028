import type { FastifyInstance } from 'fastify';
import { ownSite } from '../../platform/kernel/site-context.ts';
import type { App } from '../create-app.ts';
import { hostOf } from './request-context.ts';

/** For sites without an icon of their own: their mark on their colour. */
export function addIcon(server: FastifyInstance, app: App): void {
  server.get('/icon.svg', async (request, reply) => {
    const site = await app.sites.byHost(hostOf(request));
    const mark = site ? (await app.configuration(ownSite(site))).header.mark : '·';
    const colour = site ? app.stylesheets.colour(site) : '#1c1c1e';
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${colour}"/><text x="32" y="44" font-size="36" font-family="serif" font-weight="bold" text-anchor="middle" fill="#fff">${escapeText(mark)}</text></svg>`,
      );
  });
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
