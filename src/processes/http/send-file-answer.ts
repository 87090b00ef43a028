import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../../platform/contract/file-answer.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { fileHeaders } from './file-headers.ts';
import { beginsToTake, sendStored } from './send-file.ts';

type Parts = Pick<App, 'files' | 'log'>;

/** The file that a call answers with. Who may keep it was said before. */
export async function sendFileAnswer(request: FastifyRequest, reply: FastifyReply, file: FileAnswer, parts: Parts) {
  const headers = fileHeaders(file.contentType);
  const disposition = dispositionOf(file, headers['content-disposition'] === 'inline');
  reply.headers({ ...headers, 'content-disposition': disposition });
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
