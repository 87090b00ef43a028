import type { FastifyError, FastifyInstance } from 'fastify';
import type { App } from '../create-app.ts';

/** What breaks inside is told to the log alone; whoever asked gets the number by which it is found there. */
export function hideProblems(server: FastifyInstance, { log }: Pick<App, 'log'>): void {
  server.setErrorHandler((problem: FastifyError, request, reply) => {
    // A mistake of whoever asks: too long, not JSON.
    if (problem.statusCode !== undefined && problem.statusCode < 500) return reply.send(problem);
    log.error({ requestId: request.id, path: request.url.split('?')[0], problem }, 'an answer broke');
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .send({ status: 500, message: `Internal Server Error (${request.id})` });
  });
}
