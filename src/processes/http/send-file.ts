import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../../platform/contract/file-answer.ts';
import type { ByteRange } from '../../platform/ports/file-store.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';

interface SentFile {
  readonly sha256: string;
  readonly bytes: number;
}

type Parts = Pick<App, 'files' | 'log'>;

/** Streams a stored file, or the part of it that was requested. The headers that say what it is and who keeps it are set before. */
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
function beginsToTake(request: FastifyRequest, file: SentFile): boolean {
  if (request.method !== 'GET' || namesTag(request.headers['if-none-match'], `"${file.sha256}"`)) return false;
  const range = rangeOf(request, file);
  return range === 'whole' || (range !== 'outside' && range.first === 0);
}

function rangeOf({ headers }: FastifyRequest, { sha256, bytes }: SentFile) {
  const unchanged = headers['if-range'] === undefined || headers['if-range'] === `"${sha256}"`;
  return requestedRange(unchanged ? headers.range : undefined, bytes);
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

type AnswerParts = Pick<App, 'files' | 'log'>;

/** The file that a call answers with. Who may keep it was said before. */
export async function sendFileAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
  parts: AnswerParts,
) {
  const headers = fileHeaders(file.contentType);
  const disposition = dispositionOf(file, headers['content-disposition'] === 'inline');
  reply.headers({ ...headers, 'content-disposition': disposition });
  if (file.content instanceof Readable) {
    closeWithoutBytes(reply, file.content);
    return reply.header('cache-control', 'private, no-store').send(file.content);
  }
  if (Buffer.isBuffer(file.content)) {
    if (request.method === 'GET') await file.taken?.();
    return reply.send(file.content);
  }
  if (beginsToTake(request, file.content)) await file.taken?.();
  const as = { contentType: headers['content-type'] ?? file.contentType, disposition };
  // What a page of ours shows stays under its origin; what is saved may come from elsewhere.
  const address = file.inline
    ? undefined
    : parts.files.addressFor(file.content.sha256, as, limits.files.presignedSeconds);
  // The address is of use for a minute to whoever holds it, so nobody keeps the answer.
  if (address) return reply.header('cache-control', 'no-store').redirect(address, 302);
  return sendStored(request, reply, file.content, parts);
}

/** Its name for every browser: in ASCII for the oldest, in UTF-8 for all others (RFC 6266). */
function dispositionOf({ name, inline }: FileAnswer, mayShow: boolean): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_');
  const full = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${inline && mayShow ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** What a browser may show by itself. SVG is left out: opened as a document it could run scripts under the site's name. */
const inlineTypes = [
  /^image\/(png|jpeg|gif|webp|avif|bmp|tiff|apng)$/,
  /^(audio|video)\/[\w.+-]+$/,
  /^application\/(pdf|json|vnd\.apple\.mpegurl)$/,
  /^text\/vtt$/,
];

const isText = /^(text\/|application\/(json|vnd\.apple\.mpegurl)$)/;
const locked = "sandbox; default-src 'none'; frame-ancestors 'none'";
/** Browsers refuse to show a PDF in a sandbox; their readers run no script of the file under the site's name. */
const onlyOnOwnPages = "frame-ancestors 'self'";

/** The headers of a file that anyone may have: what it is, and that it can do nothing but be looked at. */
export function fileHeaders(contentType: string): Record<string, string> {
  const bare = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const inline = inlineTypes.some((type) => type.test(bare));
  return {
    'content-type': isText.test(bare) ? `${bare}; charset=utf-8` : bare,
    'content-disposition': inline ? 'inline' : 'attachment',
    'content-security-policy': bare === 'application/pdf' ? onlyOnOwnPages : locked,
    'x-content-type-options': 'nosniff',
  };
}

/** Which part of a file a Range header asks for. What can't be read, or names several parts, asks for the whole. */
export function requestedRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'outside' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const tail = Math.min(Number(last), bytes);
    return tail === 0 ? 'outside' : { first: bytes - tail, last: bytes - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  if (Number(first) >= bytes) return 'outside';
  return { first: Number(first), last: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
