import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileAction } from '../../features/access/domain/file-action.ts';
import type { FilePlace } from '../../features/access/store/postgres-kept-files.ts';
import {
  type PublishedFile,
  postgresPublishedFiles,
} from '../../features/editorial/renditions/store/postgres-published-files.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import { frameKey, itemKey } from '../../platform/ports/edge-cache.ts';
import type { App } from '../create-app.ts';
import { previewHeaders, previewOfReferrer } from './previews.ts';
import { hostOf } from './request-context.ts';
import { fileHeaders, nothingHere, sendStored } from './send-file.ts';

type Parts = Pick<App, 'sites' | 'files' | 'database' | 'access' | 'editorial' | 'keptFiles' | 'log'>;

/** A year for browsers, because the bytes never change; a day at the edge, which is told when an item drops its file. */
const kept = 'public, max-age=31536000, immutable';
const keptAtEdge = 'max-age=86400';
const keptPlace = 'max-age=60';
/** The original stands in for a form that the worker has yet to make. */
const keptUntilMade = 'public, max-age=60';

interface Sent {
  readonly sha256: string;
  readonly file: PublishedFile;
  /** What else it hangs on besides the items that show it. */
  readonly keys?: readonly string[];
  /** Whether the address will always answer these bytes. */
  readonly isFinal?: boolean;
}

/** Files of the host's site, or of a site that it gathers, by the hash of their bytes: those that everyone may have, and the way to others. */
export function addFiles(server: FastifyInstance, parts: Parts): void {
  const { sites, files, database, access, editorial, keptFiles, log } = parts;
  const published = postgresPublishedFiles(database);

  server.route<{ Params: { sha256: string }; Querystring: { form?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:sha256',
    async handler(request, reply) {
      const { sha256: named } = request.params;
      const host = await sites.byHost(hostOf(request));
      if (host?.state !== 'open' || !/^[0-9a-f]{64}$/.test(named)) return nothingHere(reply);
      const readable = [host.id, ...host.gathers];
      const { form } = request.query;
      const made = form === 'high' || form === 'low' ? await published.formOf(readable, named, form) : named;
      const sha256 = made ?? named;
      const file = await firstOpen(await published.find(readable, sha256));
      if (file) return send(request, reply, { sha256, file, isFinal: made !== undefined });
      const token = previewOfReferrer(request);
      const prepared = token && (await editorial.previewedItem(ownSite(host), token));
      const found = prepared && (await firstOpen(await published.find([host.id], sha256, prepared)));
      if (found) return sendPrepared(request, reply, { sha256, file: found });
      const place = await firstOpen(await keptFiles.places(readable, sha256));
      if (!place) return nothingHere(reply);
      const stream = await playedByAll(place);
      return stream
        ? send(request, reply, { sha256, file: stream, keys: [frameKey(place.site)] })
        : leadToPolicy(reply, place);
    },
  });

  async function firstOpen<Found extends { readonly site: number }>(found: readonly Found[]) {
    for (const candidate of found) if ((await sites.byId(candidate.site))?.state === 'open') return candidate;
    return undefined;
  }

  /** Streams come in thousands of pieces: where everyone may play them, the edge keeps them until the site's powers change. */
  async function playedByAll({ site: id, item, position, role, form }: FilePlace): Promise<PublishedFile | undefined> {
    const owner = fileAction(role, form) === 'play' ? await sites.byId(id) : undefined;
    if (!owner || !(await access.power(ownSite(owner), { member: null }, 'play')).allowed) return undefined;
    const file = await keptFiles.file(ownSite(owner), item, position, form ?? undefined);
    if (file?.subject?.embargo) return undefined;
    return file && { site: id, bytes: file.bytes, contentType: file.contentType, items: [item] };
  }

  /** Texts name their pictures and supplements by hash, whoever reads them; who may have a protected one is asked elsewhere. */
  function leadToPolicy(reply: FastifyReply, { item, position, form }: FilePlace) {
    return reply
      .headers({ 'cache-control': 'no-cache', 'surrogate-control': keptPlace, xkey: itemKey(item) })
      .redirect(`/rc-pub/front/files/download?id=${item}-${position}${form ? `&form=${form}` : ''}`, 302);
  }

  /** The pictures of a page that is only prepared, for whoever sees that page. */
  function sendPrepared(request: FastifyRequest, reply: FastifyReply, { sha256, file }: Sent) {
    reply.headers(fileHeaders(file.contentType)).headers(previewHeaders);
    return sendStored(request, reply, { sha256, bytes: file.bytes }, { files, log });
  }

  async function send(request: FastifyRequest, reply: FastifyReply, sent: Sent) {
    const { sha256, file, keys = [], isFinal = true } = sent;
    reply.headers(fileHeaders(file.contentType));
    reply.headers({
      'cache-control': isFinal ? kept : keptUntilMade,
      'surrogate-control': isFinal ? keptAtEdge : keptPlace,
    });
    const surrogateKeys = [...file.items.map(itemKey), ...keys];
    if (surrogateKeys.length > 0) reply.header('xkey', surrogateKeys.join(' '));
    return sendStored(request, reply, { sha256, bytes: file.bytes }, { files, log });
  }
}
