import { type Span, spanKinds } from '../../ports/traces.ts';

const failedStatus = 2;

/** ExportTraceServiceRequest of OTLP 1, as JSON: ids as hex, times as text in nanoseconds. */
export function otlpBody(spans: readonly Span[], role: string) {
  return {
    resourceSpans: [...Map.groupBy(spans, ({ service }) => service)].map(([service, those]) => ({
      resource: { attributes: attributes({ 'service.name': nameOf(service), 'imprint.role': role }) },
      scopeSpans: [{ scope: { name: 'imprint' }, spans: those.map(otlpSpan) }],
    })),
  };
}

const otlpSpan = ({ traceId, spanId, parentId, name, kind, begun, ended, facts, failed }: Span) => ({
  traceId,
  spanId,
  ...(parentId && { parentSpanId: parentId }),
  name,
  kind: spanKinds[kind],
  startTimeUnixNano: nanoseconds(begun),
  endTimeUnixNano: nanoseconds(Math.max(begun, ended)),
  attributes: attributes(facts),
  ...(failed && { status: { code: failedStatus } }),
});

/** Whole microseconds: more than these no number of JavaScript holds. */
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1_000)}000`;

const attributes = (facts: Span['facts']) =>
  Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));

/** Zipkin's list of spans, version 2: microseconds. */
export const zipkinBody = (spans: readonly Span[], role: string) =>
  spans.map(({ service, traceId, spanId, parentId, name, kind, begun, ended, facts, failed }) => ({
    traceId,
    id: spanId,
    ...(parentId && { parentId }),
    name,
    ...(kind !== 'internal' && { kind: kind.toUpperCase() }),
    timestamp: Math.round(begun * 1_000),
    duration: Math.max(1, Math.round((ended - begun) * 1_000)),
    localEndpoint: { serviceName: nameOf(service) },
    tags: {
      ...Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, String(value)])),
      'imprint.role': role,
      ...(failed && { error: '' }),
    },
  }));

const nameOf = (service: Span['service']): string => (service === 'edge' ? 'imprint-edge' : 'imprint');
