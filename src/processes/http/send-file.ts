import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { askedRange } from './byte-range.ts';

export interface SentFile {
  readonly sha256: string;
  readonly bytes: number;
}

type Parts = Pick<App, 'files' | 'log'>;

/** Streams a stored file, or the part of it that was asked for. The headers that say what it is and who keeps it are set before. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { sha256, bytes }: SentFile,
  { files, log }: Parts,
) {
  const tag = `"${sha256}"`;
  reply.headers({ etag: tag, 'accept-ranges': 'bytes' });
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();

  const range = rangeOf(request, { sha256, bytes });
  if (range === 'outside') {
    return reply
      .code(416)
      .removeHeader('cache-control')
      .removeHeader('surrogate-control')
      .header('content-range', `bytes */${bytes}`)
      .send();
  }
  const part = range === 'whole' ? undefined : range;
  if (part) reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${bytes}`);
  reply.header('content-length', part ? part.last - part.first + 1 : bytes);
  if (request.method === 'HEAD') return reply.send();

  const opened = await files.open(sha256, part).catch((problem: unknown) => {
    log.error({ requestId: request.id, sha256, problem }, 'a file can not be read');
    return 'unavailable' as const;
  });
  if (opened === 'unavailable') return comeAgain(reply);
  if (!opened) {
    log.error({ requestId: request.id, sha256 }, 'a file has a row and no bytes');
    return nothingHere(reply);
  }
  closeWithoutBytes(reply, opened.stream);
  return reply.send(opened.stream);
}

/** Whether a request begins to take a file, rather than asking about it or going on with it. */
export function beginsToTake(request: FastifyRequest, file: SentFile): boolean {
  if (request.method !== 'GET' || namesTag(request.headers['if-none-match'], `"${file.sha256}"`)) return false;
  const range = rangeOf(request, file);
  return range === 'whole' || (range !== 'outside' && range.first === 0);
}

function rangeOf({ headers }: FastifyRequest, { sha256, bytes }: SentFile) {
  const unchanged = headers['if-range'] === undefined || headers['if-range'] === `"${sha256}"`;
  return askedRange(unchanged ? headers.range : undefined, bytes);
}

const namesTag = (header: string | undefined, tag: string): boolean =>
  header === '*' || (header?.split(',').some((given) => given.trim().replace(/^W\//, '') === tag) ?? false);

function withoutFile(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(reply.getHeaders())) if (name !== 'x-request-id') reply.removeHeader(name);
  return reply.header('x-content-type-options', 'nosniff').type('text/plain; charset=utf-8');
}

export const nothingHere = (reply: FastifyReply) =>
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
