import type { FastifyReply } from 'fastify';

const words = '503 Service Unavailable';
const headers = { 'retry-after': '1', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

/** Refused before anything was done for it. An edge shows its last good page instead. */
export const sendBusy = (reply: FastifyReply) => reply.code(503).headers(headers).send(words);

/** The same in a rush: past all hooks, because most who come are sent away and each costs those who are served. */
export function sendBusyInPassing(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(503, { ...headers, 'content-length': words.length }).end(words);
}
