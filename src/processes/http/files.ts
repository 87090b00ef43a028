import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postgresPublishedFiles } from '../../features/rendition/store/postgres-published-files.ts';
import type { PublishedFile } from '../../features/rendition/use-cases/published-file.ts';
import { itemKey } from '../../platform/ports/edge-cache.ts';
import type { House } from '../compose.ts';
import { limits } from '../limits.ts';
import { askedRange } from './byte-range.ts';
import { fileHeaders } from './file-headers.ts';
import { hostOf } from './request-context.ts';

type Parts = Pick<House, 'sites' | 'files' | 'database' | 'log'>;

/** A year for browsers, because the bytes never change; a day at the edge, which is told when an item drops its file. */
const kept = 'public, max-age=31536000, immutable';
const keptAtEdge = 'max-age=86400';

/** Files that the host's site, or a site that it gathers, shows to everyone, by the hash of their bytes. */
export function addFiles(server: FastifyInstance, { sites, files, database, log }: Parts): void {
  const published = postgresPublishedFiles(database);

  server.route<{ Params: { sha256: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:sha256',
    async handler(request, reply) {
      const { sha256 } = request.params;
      const file = /^[0-9a-f]{64}$/.test(sha256) ? await find(hostOf(request), sha256) : undefined;
      if (!file) return nothingHere(reply);
      return send(request, reply, sha256, file);
    },
  });

  async function find(host: string, sha256: string): Promise<PublishedFile | undefined> {
    const site = await sites.byHost(host);
    if (site?.state !== 'open') return undefined;
    for (const file of await published.find([site.id, ...site.gathers], sha256)) {
      const owner = await sites.byId(file.site);
      if (owner?.state === 'open') return file;
    }
    return undefined;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, sha256: string, file: PublishedFile) {
    const tag = `"${sha256}"`;
    reply.headers({ ...fileHeaders(file.contentType), etag: tag, 'accept-ranges': 'bytes' });
    reply.headers({ 'cache-control': kept, 'surrogate-control': keptAtEdge });
    if (file.items.length > 0) reply.header('xkey', file.items.map(itemKey).join(' '));
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();

    const unchanged = request.headers['if-range'] === undefined || request.headers['if-range'] === tag;
    const range = askedRange(unchanged ? request.headers.range : undefined, file.bytes);
    if (range === 'outside') {
      return reply
        .code(416)
        .removeHeader('cache-control')
        .removeHeader('surrogate-control')
        .header('content-range', `bytes */${file.bytes}`)
        .send();
    }
    const part = range === 'whole' ? undefined : range;
    if (part) reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${file.bytes}`);
    reply.header('content-length', part ? part.last - part.first + 1 : file.bytes);
    if (request.method === 'HEAD') return reply.send();

    const opened = await files.open(sha256, part).catch((problem: unknown) => {
      log.error({ requestId: request.id, sha256, problem }, 'a file can not be read');
      return 'unavailable' as const;
    });
    if (opened === 'unavailable') return comeAgain(reply);
    if (!opened) {
      log.error({ requestId: request.id, sha256, site: file.site }, 'a file has a row and no bytes');
      return nothingHere(reply);
    }
    closeWithoutBytes(reply, opened.stream);
    return reply.send(opened.stream);
  }
}

const namesTag = (header: string | undefined, tag: string): boolean =>
  header === '*' || (header?.split(',').some((given) => given.trim().replace(/^W\//, '') === tag) ?? false);

function withoutFile(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(reply.getHeaders())) if (name !== 'x-request-id') reply.removeHeader(name);
  return reply.header('x-content-type-options', 'nosniff').type('text/plain; charset=utf-8');
}

const nothingHere = (reply: FastifyReply) =>
  withoutFile(reply).code(404).header('cache-control', 'public, max-age=10').send('404 Not Found');

const comeAgain = (reply: FastifyReply) =>
  withoutFile(reply)
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .send('503 Service Unavailable');

/** A download has no deadline, but one that moves no byte, on either side, is over. */
function closeWithoutBytes(reply: FastifyReply, stream: { destroy(): void }): void {
  reply.raw.setTimeout(limits.files.silentMilliseconds, () => {
    stream.destroy();
    reply.raw.destroy();
  });
}
