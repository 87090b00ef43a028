import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, Scripts, type ServerBuild, ServerRouter } from 'react-router';

// What a page costs that shows nothing: one element, rendered and sent as the portal renders and sends its pages.

const Page = () =>
  createElement(
    'html',
    { lang: 'en' },
    createElement('body', null, createElement('h1', null, 'Sample'), createElement(Scripts)),
  );

const rendered = new WeakMap<Response, Buffer>();

const renderDocument = (request: Request, status: number, headers: Headers, entry: EntryContext): Promise<Response> =>
  new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(createElement(ServerRouter, { context: entry, url: request.url }), {
      onAllReady() {
        const chunks: Buffer[] = [];
        const sink = new PassThrough();
        sink.on('data', (chunk: Buffer) => chunks.push(chunk));
        sink.on('end', () => {
          headers.set('content-type', 'text/html; charset=utf-8');
          const response = new Response(null, { status, headers });
          rendered.set(response, Buffer.concat(chunks));
          resolve(response);
        });
        stream.pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
  });

const route = {
  id: 'root',
  path: '/',
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
};
const build = {
  entry: { module: { default: renderDocument } },
  routes: { root: { id: 'root', path: '/', module: { default: Page } } },
  assets: {
    version: 'bench',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: [] },
    routes: { root: { ...route, module: '/assets/root.js', imports: [], css: [] } },
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const handle = createRequestHandler(build, 'production');
const server = fastify();
server.get('/healthz', async () => ({ status: 'alive' }));
server.get('/', async (request, reply) => {
  const response = await handle(new Request(`http://${request.headers.host}${request.url}`));
  response.headers.forEach((value, name) => void reply.header(name, value));
  return reply.code(response.status).send(rendered.get(response) ?? Buffer.from(await response.arrayBuffer()));
});
await server.listen({ host: '127.0.0.1', port: Number(process.env.IMPRINT_PORT) });
process.once('SIGTERM', () => server.close());
