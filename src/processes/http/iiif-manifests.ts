import type { FastifyInstance } from 'fastify';
import { manifest, manifestType } from '../../features/discovery/iiif/domain/manifest.ts';
import { readerOf } from '../../platform/contract/request-context.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import { frameKey, itemKey } from '../../platform/ports/edge-cache.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { openToViewers, refuse } from './iiif.ts';
import { hostOf, isAnyone, requestContext } from './request-context.ts';
import { edgeHeaders } from './surrogate-keys.ts';

/** /iiif/presentation/3/{id}/manifest: the pictures of a paper, a figure or a collection, as far as this reader may see them. */
export function addIiifManifests(server: FastifyInstance, app: App): void {
  server.get<{ Params: { id: string } }>('/iiif/presentation/3/:id/manifest', async (request, reply) => {
    const host = await app.sites.byHost(hostOf(request));
    if (host?.state !== 'open') return refuse(reply, 404);
    const { id } = request.params;
    const site = await app.siteOfItem(ownSite(host, host.gathers), id);
    const found = site.ok ? await app.gatheredPictures.gathered(site.value, id) : undefined;
    if (!site.ok || !found || found.pictures.length === 0) return refuse(reply, 404);
    const context = await requestContext(request, app);
    const decided = await Promise.all(
      found.pictures.map(async (picture) => {
        const { isOpen, within, embargo } = picture;
        const subject = { openAccess: isOpen !== false, within: within ?? null, embargo: embargo ?? null };
        return (await app.access.decide(site.value, readerOf(context), subject, 'read')).allowed ? [picture] : [];
      }),
    );
    const pictures = decided.flat();
    if (pictures.length === 0) return refuse(reply, 403);
    reply.headers(openToViewers).type(manifestType);
    const document = JSON.stringify(manifest(found.of, pictures, app.origins.ofHost(hostOf(request))));
    if (!isAnyone(context)) return reply.header('cache-control', 'private, no-store').send(document);
    // Of a long row the first have their keys; the rest is fresh within a minute anyway.
    const listed = found.pictures.flatMap((picture) => [picture.id, ...(picture.paper ? [picture.paper] : [])]);
    const keys = new Set(
      [frameKey(host.id), frameKey(site.value.target.id), ...[id, ...listed].map(itemKey)].slice(0, 150),
    );
    return reply
      .headers(edgeHeaders({ keys, worth: { isDegraded: false, isKeyed: true } }, limits.edge))
      .send(document);
  });
}
