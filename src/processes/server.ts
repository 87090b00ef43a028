import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastify, { type FastifyServerFactory } from 'fastify';
import { isTracing } from '../platform/ports/traces.ts';
import type { App } from './create-app.ts';
import { addArchivePackages } from './http/archive-packages.ts';
import { addArticleForMachines } from './http/article-for-machines.ts';
import { addArticleJats } from './http/article-jats.ts';
import { addAssets } from './http/assets.ts';
import { addBooks } from './http/books.ts';
import { addCalls, answerUnreadable } from './http/calls.ts';
import { addCheckAccess } from './http/check-access.ts';
import { addCounter } from './http/counter.ts';
import { addDoor } from './http/door.ts';
import { addFeeds } from './http/feeds.ts';
import { addFiles } from './http/files.ts';
import { addHarvestPages } from './http/harvest-pages.ts';
import { addHealth } from './http/health.ts';
import { hideProblems } from './http/hidden-problems.ts';
import { addIiif, addPreflight } from './http/iiif.ts';
import { addIiifManifests } from './http/iiif-manifests.ts';
import { addInbox } from './http/inbox.ts';
import { addInstitutionLogin } from './http/institution-login.ts';
import { addTitleLists } from './http/kbart.ts';
import { addOai } from './http/oai.ts';
import { addOpenUrl } from './http/openurl.ts';
import type { PageBuild } from './http/page-handler.ts';
import { addPages } from './http/pages.ts';
import { addRegistryFiles } from './http/registry-files.ts';
import { addReports } from './http/reports.ts';
import { requestIdOf } from './http/request-context.ts';
import { addResourceSync } from './http/resourcesync.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addSetup } from './http/setup.ts';
import { addSitemaps } from './http/sitemaps.ts';
import { addIcon, addTheme } from './http/theme.ts';
import { addTraces } from './http/traces.ts';
import { addUnsubscribe } from './http/unsubscribe.ts';
import { limits } from './limits.ts';
import { prepareQueues } from './queues.ts';
import { createSetUp, type SetUp } from './setup/set-up.ts';
import type { Leaving } from './stop-gracefully.ts';

export interface ServerOptions {
  /** Where the built client lies; absent in development, where Vite serves it. */
  readonly client?: string;
  /** React Router's server build; a server without it answers calls only. */
  readonly pages?: PageBuild;
  /** Names what was built: pages of one release are not shown by another. No page is kept without it. */
  readonly release?: string;
  /** Sees each request first: Vite, in development. */
  readonly before?: Middleware;
  /** Whether it is about to end. */
  readonly leaving?: Leaving;
  /** Of this server, so that it announces the token that it knows of. */
  readonly setUp?: SetUp;
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export async function createServer(
  app: App,
  { client, pages, release, before, leaving, setUp = createSetUp(app) }: ServerOptions = {},
) {
  const server = fastify({
    ...(before && { serverFactory: seenFirstBy(before) }),
    bodyLimit: limits.call.bodyBytes,
    trustProxy: app.settings.IMPRINT_TRUSTED_PROXIES,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable(app),
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true },
  });
  await app.knownHosts.refresh();
  app.frames.start();
  if (isTracing()) addTraces(server, app);
  addSecurityHeaders(server, app.settings);
  hideProblems(server, app);
  addDoor(server, app);
  server.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    // Varnish asks servers for gzip only; what the reader accepts beyond that travels in a header of its own.
    if (request.headers['x-encoding'] === 'br') request.headers['accept-encoding'] = 'br';
    next();
  });
  addHealth(server, app, leaving);
  addCalls(server, app);
  addTheme(server, app);
  addFiles(server, app);
  addPreflight(server);
  addIiif(server, app);
  addIiifManifests(server, app);
  addIcon(server, app);
  addReports(server, app);
  addCheckAccess(server, app);
  addInstitutionLogin(server, app);
  addSitemaps(server, app);
  addTitleLists(server, app);
  addRegistryFiles(server, app);
  addOpenUrl(server, app);
  addFeeds(server, app);
  addOai(server, app);
  addResourceSync(server, app);
  addInbox(server, app);
  addCounter(server, app);
  addUnsubscribe(server, app);
  addSetup(server, app, setUp);
  addArticleForMachines(server, app);
  addArticleJats(server, app);
  addBooks(server, app);
  addArchivePackages(server, app);
  addHarvestPages(server, app);
  if (client) await addAssets(server, app, client);
  if (pages) addPages(server, app, pages, client ? 'production' : 'development', release);
  await prepareQueues(app);
  return server;
}

const seenFirstBy =
  (before: Middleware): FastifyServerFactory =>
  (answer) =>
    createHttpServer((request, response) => before(request, response, () => answer(request, response)));
