import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openSpan, placeOfRequest, type TracePlace, within } from '../../platform/ports/traces.ts';
import type { App } from '../create-app.ts';
import { hostOf } from './request-context.ts';

interface Traced {
  readonly place: TracePlace;
  end(status: number): void;
}

/** A request that the edge began longer ago was not begun by an edge. */
const mostEdgeMilliseconds = 60_000;

/** Tells of requests, at their share. Registered only where traces are told at all. */
export function addTraces(
  server: FastifyInstance,
  { settings, knownHosts }: Pick<App, 'settings' | 'knownHosts'>,
): void {
  const isBelieved = settings.IMPRINT_TRACES_FROM_OUTSIDE === 'yes';
  const open = new WeakMap<FastifyRequest, Traced>();

  const begin = (request: FastifyRequest, parent: TracePlace): Traced => {
    const edge = edgeSpan(request, parent);
    const name = `${request.method} ${request.routeOptions.url ?? 'page'}`;
    const site = knownHosts.siteOf(hostOf(request));
    const span = openSpan(edge?.place ?? parent, {
      name,
      kind: 'server',
      facts: {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'page',
        ...(site !== undefined && { 'imprint.site': site }),
      },
    });
    return {
      place: span.place,
      end(status) {
        span.end(status >= 500, { 'http.response.status_code': status });
        edge?.end(status >= 500, { 'http.response.status_code': status });
      },
    };
  };

  server.addHook('onRequest', (request, _, next) => {
    const parent = placeOfRequest(request.headers.traceparent, isBelieved);
    if (!parent) return next();
    const traced = begin(request, parent);
    open.set(request, traced);
    within(traced.place, next);
  });
  // Whoever waited for a body, or at the door, was called by somebody else.
  server.addHook('preValidation', (request, _, next) => {
    const traced = open.get(request);
    if (traced) within(traced.place, next);
    else next();
  });
  server.addHook('onResponse', (request, reply, done) => {
    open.get(request)?.end(reply.statusCode);
    done();
  });
}

/** The edge tells nobody what it does; when it began to ask stands in a header that it writes itself. */
function edgeSpan({ headers }: FastifyRequest, parent: TracePlace) {
  const begun = Number(headers['x-edge-began']) * 1_000;
  const since = Date.now() - begun;
  if (!(since > -1_000 && since < mostEdgeMilliseconds)) return undefined;
  return openSpan(parent, { name: 'edge', kind: 'server', service: 'edge', begun });
}
