import { Client, type ClientOptions } from '@opensearch-project/opensearch';
import { traced } from '../../ports/traces.ts';

interface EngineRequest {
  readonly method: string;
  readonly path: string;
}

/** The engine's client, whose every request is a part of a trace. An address names documents: only the verb is recorded, such as _bulk. */
export function tracedClient(options: ClientOptions): Client {
  const client = new Client(options);
  const { transport } = client;
  const ask = transport.request.bind(transport) as (params: EngineRequest, ...rest: unknown[]) => never;
  transport.request = ((params: EngineRequest, ...rest: unknown[]) =>
    traced(
      () => ({
        name: `${params.method} ${/\/(_[a-z_]+)/.exec(params.path)?.[1] ?? 'index'}`,
        kind: 'client',
        facts: { 'db.system.name': 'opensearch' },
      }),
      () => ask(params, ...rest),
    )) as typeof transport.request;
  return client;
}
