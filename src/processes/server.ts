import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { ServerBuild } from 'react-router';
import { createLocalRateLimit } from '../platform/adapters/redis/local-rate-limit.ts';
import type { House } from './compose.ts';
import { addApiRoutes } from './http/api-routes.ts';
import { addHealth } from './http/health.ts';
import { addPages } from './http/pages.ts';
import { addReports } from './http/reports.ts';
import { requestIdOf } from './http/request-context.ts';
import { addTheme } from './http/theme.ts';
import { limits } from './limits.ts';

export interface ServerOptions {
  /** Where the built client lies; absent in development, where Vite serves it. */
  readonly client?: string;
  /** React Router's server build; a server without it answers calls only. */
  readonly pages?: ServerBuild;
}

export async function createServer(house: House, { client, pages }: ServerOptions = {}) {
  const server = fastify({
    bodyLimit: limits.call.bodyBytes,
    trustProxy: 'loopback',
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true },
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  addHealth(server, house);
  addApiRoutes(server, house);
  addTheme(server, house);
  addReports(server, { log: house.log, rateLimit: createLocalRateLimit(house.clock) });
  if (client) {
    await server.register(fastifyStatic, {
      root: join(client, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
    });
  }
  if (pages) addPages(server, house, pages, client ? 'production' : 'development');
  return server;
}
