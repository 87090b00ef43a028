import type { Log } from '../../ports/log.ts';
import type { Span, SpanSink } from '../../ports/traces.ts';
import { otlpBody, zipkinBody } from './span-bodies.ts';

export interface TraceSettings {
  /** The receiver's address for OTLP over HTTP as JSON, or Zipkin's own, which ends with /api/v2/spans. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Which process tells: server, worker or a command. */
  readonly role: string;
  readonly mostWaiting: number;
  readonly everyMilliseconds: number;
  readonly milliseconds: number;
}

/** Sends spans together. A receiver that is away, or too slow, costs spans and nothing else. */
export function createTraceSender(settings: TraceSettings, log: Pick<Log, 'warn'>): SpanSink {
  const { url, headers, role, mostWaiting, everyMilliseconds, milliseconds } = settings;
  const bodyOf = new URL(url).pathname.endsWith('/api/v2/spans') ? zipkinBody : otlpBody;
  let waiting: Span[] = [];
  let lost = 0;
  let sending: Promise<void> | undefined;

  async function post(spans: readonly Span[]): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(bodyOf(spans, role)),
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The receiver of traces answered ${answer.status}.`);
  }

  /** One way at a time: what comes meanwhile waits for the next. */
  function send(): Promise<void> {
    sending ??= (async () => {
      const spans = waiting;
      waiting = [];
      if (spans.length === 0) return;
      await post(spans).catch((problem: unknown) => {
        lost += spans.length;
        log.warn({ problem, lost }, 'traces could not be sent');
        lost = 0;
      });
    })().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  const timer = setInterval(send, everyMilliseconds);
  timer.unref();
  return {
    add(span) {
      if (waiting.length < mostWaiting) waiting.push(span);
      else lost += 1;
    },
    async close() {
      clearInterval(timer);
      await sending;
      await send();
    },
  };
}
