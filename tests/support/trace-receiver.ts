import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
]);
const attributes = z.array(z.strictObject({ key: z.string().min(1), value }));

/** Trace requests of opentelemetry-proto 1 in the JSON of OTLP, as much of them as we send; nothing next to that. */
const requests = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          spans: z.array(
            z.strictObject({
              traceId: hex(32),
              spanId: hex(16),
              parentSpanId: hex(16).optional(),
              name: z.string().min(1),
              kind: z.number().int().min(1).max(5),
              startTimeUnixNano: z.string().regex(/^\d{19}$/),
              endTimeUnixNano: z.string().regex(/^\d{19}$/),
              attributes,
              status: z.strictObject({ code: z.literal(2) }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type ReceivedSpan = z.infer<typeof requests>['resourceSpans'][number]['scopeSpans'][number]['spans'][number] & {
  readonly service: string;
};

/** A receiver of OTLP over HTTP that refuses what the schema does not know. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const refused: string[] = [];
  const headers: (string | undefined)[] = [];
  let body = '';
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    body += sent;
    headers.push(request.headers['x-key'] as string | undefined);
    const read = requests.safeParse(JSON.parse(sent));
    if (!read.success) refused.push(read.error.message);
    for (const { resource, scopeSpans } of read.data?.resourceSpans ?? []) {
      const name = resource.attributes.find(({ key }) => key === 'service.name')?.value;
      const service = name && 'stringValue' in name ? name.stringValue : '';
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
    response.writeHead(read.success ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    spans,
    refused,
    headers,
    everything: () => body,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
