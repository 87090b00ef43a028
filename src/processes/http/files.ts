import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FilePlace } from '../../features/access/use-cases/kept-files.ts';
import { postgresPublishedFiles } from '../../features/rendition/store/postgres-published-files.ts';
import type { PublishedFile } from '../../features/rendition/use-cases/published-file.ts';
import { itemKey } from '../../platform/ports/edge-cache.ts';
import type { House } from '../compose.ts';
import { fileHeaders } from './file-headers.ts';
import { hostOf } from './request-context.ts';
import { nothingHere, sendStored } from './send-file.ts';

type Parts = Pick<House, 'sites' | 'files' | 'database' | 'keptFiles' | 'log'>;

/** A year for browsers, because the bytes never change; a day at the edge, which is told when an item drops its file. */
const kept = 'public, max-age=31536000, immutable';
const keptAtEdge = 'max-age=86400';
const keptPlace = 'max-age=60';

/** Files of the host's site, or of a site that it gathers, by the hash of their bytes: those that everyone may have, and the way to others. */
export function addFiles(server: FastifyInstance, { sites, files, database, keptFiles, log }: Parts): void {
  const published = postgresPublishedFiles(database);

  server.route<{ Params: { sha256: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:sha256',
    async handler(request, reply) {
      const { sha256 } = request.params;
      const host = await sites.byHost(hostOf(request));
      if (host?.state !== 'open' || !/^[0-9a-f]{64}$/.test(sha256)) return nothingHere(reply);
      const readable = [host.id, ...host.gathers];
      const file = await firstOpen(await published.find(readable, sha256));
      if (file) return send(request, reply, sha256, file);
      const place = await firstOpen(await keptFiles.places(readable, sha256));
      return place ? leadToPolicy(reply, place) : nothingHere(reply);
    },
  });

  async function firstOpen<Found extends { readonly site: number }>(found: readonly Found[]) {
    for (const candidate of found) if ((await sites.byId(candidate.site))?.state === 'open') return candidate;
    return undefined;
  }

  /** Texts name their pictures and supplements by hash, whoever reads them; who may have a protected one is asked elsewhere. */
  function leadToPolicy(reply: FastifyReply, { item, position, form }: FilePlace) {
    return reply
      .headers({ 'cache-control': 'no-cache', 'surrogate-control': keptPlace, xkey: itemKey(item) })
      .redirect(`/rc-pub/front/files/download?id=${item}-${position}${form ? `&form=${form}` : ''}`, 302);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, sha256: string, file: PublishedFile) {
    reply.headers(fileHeaders(file.contentType));
    reply.headers({ 'cache-control': kept, 'surrogate-control': keptAtEdge });
    if (file.items.length > 0) reply.header('xkey', file.items.map(itemKey).join(' '));
    return sendStored(request, reply, { sha256, bytes: file.bytes }, { files, log });
  }
}
