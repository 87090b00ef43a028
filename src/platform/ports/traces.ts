import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** As OTLP numbers them. */
export const spanKinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

/** A span: names and facts of ours, never an address, a text, a value or a person. */
export interface Span {
  readonly service: 'edge' | 'portal';
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly kind: keyof typeof spanKinds;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly ended: number;
  readonly facts: Facts;
  readonly failed: boolean;
}

export type Facts = Readonly<Record<string, string | number>>;

export interface SpanSink {
  add(span: Span): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Where in a trace something happens. Only what is recorded has a place: all else is done as if there were no traces. */
export interface TracePlace {
  readonly traceId: string;
  readonly spanId: string;
}

const places = new AsyncLocalStorage<TracePlace>();
let sink: SpanSink | undefined;
let share = 0;

/** From now on this process tells of so great a share of what it does. */
export function recordTraces(to: SpanSink | undefined, of = 0): void {
  sink = to;
  share = of;
}

export const isTracing = (): boolean => sink !== undefined;

const newTraceId = () => randomBytes(16).toString('hex');
const newSpanId = () => randomBytes(8).toString('hex');
const now = () => performance.timeOrigin + performance.now();

/** What begins by itself is recorded at its share. */
const beginning = (): TracePlace | undefined =>
  sink && Math.random() < share ? { traceId: newTraceId(), spanId: '' } : undefined;

interface Work {
  readonly name: string;
  readonly kind: Span['kind'];
  readonly facts?: Facts;
  readonly service?: Span['service'];
  readonly begun?: number;
}

interface OpenSpan {
  readonly place: TracePlace;
  end(failed: boolean, more?: Facts, name?: string): void;
}

/** Begins a span that its caller ends. */
export function openSpan(parent: TracePlace, { name, kind, facts, service = 'portal', begun = now() }: Work): OpenSpan {
  const place = { traceId: parent.traceId, spanId: newSpanId() };
  return {
    place,
    end: (failed, more, named = name) =>
      sink?.add({
        service,
        ...place,
        parentId: parent.spanId || undefined,
        name: named,
        kind,
        begun,
        ended: now(),
        failed,
        facts: { ...facts, ...more },
      }),
  };
}

async function recorded<Outcome>(parent: TracePlace, what: Work, work: () => Promise<Outcome>): Promise<Outcome> {
  const span = openSpan(parent, what);
  let failed = true;
  try {
    const outcome = await places.run(span.place, work);
    failed = false;
    return outcome;
  } finally {
    span.end(failed);
  }
}

/** Runs the work and records a span of it if its parent is recorded; only then is the name computed. */
export function traced<Outcome>(what: () => Work, work: () => Promise<Outcome>): Promise<Outcome> {
  const place = sink && places.getStore();
  return place ? recorded(place, what(), work) : work();
}

/** The same for queued work, each part with the trace that it belongs to; at most so many traces are recorded. */
export function tracedLater<Outcome>(
  parents: readonly (string | null | undefined)[],
  what: () => Work,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!sink) return work();
  const known = new Map(parents.flatMap((text) => (readTraceparent(text) ? [[text, readTraceparent(text)]] : [])));
  const [first = beginning(), ...others] = [...known.values()].slice(0, mostParents);
  if (!first) return work();
  const linked = others.map((parent) => openSpan(parent as TracePlace, what()));
  let failed = true;
  return recorded(first, what(), work)
    .then((outcome) => {
      failed = false;
      return outcome;
    })
    .finally(() => {
      for (const span of linked) span.end(failed);
    });
}

const mostParents = 20;

/** Where a request belongs: to the trace that it comes with, if that is believed, or to one of its own. Undefined is not recorded. */
export function placeOfRequest(traceparent: unknown, isBelieved: boolean): TracePlace | undefined {
  const given = sink && isBelieved ? traceparentParts(traceparent) : undefined;
  if (!given) return beginning();
  return given.isSampled ? given : undefined;
}

/** Goes on within a place, whatever was done before. */
export const within = <Outcome>(place: TracePlace, work: () => Outcome): Outcome => places.run(place, work);

/** What is done now, for what is left to others: the W3C's traceparent. */
export function traceparentNow(): string | undefined {
  const place = sink && places.getStore();
  return place ? `00-${place.traceId}-${place.spanId}-01` : undefined;
}

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

function traceparentParts(text: unknown): (TracePlace & { readonly isSampled: boolean }) | undefined {
  const [, traceId, spanId, flags] = (typeof text === 'string' && form.exec(text)) || [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

function readTraceparent(text: unknown): TracePlace | undefined {
  const given = traceparentParts(text);
  return given?.isSampled ? given : undefined;
}
