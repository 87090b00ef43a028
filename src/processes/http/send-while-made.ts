import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';

/** Sends what is made meanwhile, piece by piece, and waits for its end: until then it has its place among those under way. */
export async function sendWhileMade(
  reply: FastifyReply,
  pieces: AsyncIterable<string | Buffer>,
  milliseconds: number,
): Promise<void> {
  const stream = Readable.from(pieces);
  const tooLong = setTimeout(() => stream.destroy(new Error('it took too long to make')), milliseconds);
  reply.send(stream);
  await finished(stream).catch(() => {});
  clearTimeout(tooLong);
}

/** Whoever asked too often, or while too many are served, is told when to come again. */
export const comeLater = (reply: FastifyReply, code: 429 | 503, seconds: number) =>
  reply
    .code(code)
    .removeHeader('content-disposition')
    .headers({ 'cache-control': 'no-store', 'retry-after': String(seconds) })
    .type('text/plain; charset=utf-8')
    .send(code === 429 ? '429 Too Many Requests' : '503 Service Unavailable');
