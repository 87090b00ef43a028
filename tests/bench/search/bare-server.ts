import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import fastify from 'fastify';
import type { EngineRequest } from './engine-recorder.ts';

// What the same searches cost without the portal: Fastify, the same requests to the engine, its answer as it comes.

const recorded = JSON.parse(readFileSync(process.env.BENCH_REQUESTS as string, 'utf8')) as EngineRequest[][];
const engine = new URL(process.env.IMPRINT_OPENSEARCH_URL as string);
const agent = new Agent({ keepAlive: true });

const server = fastify();
server.get('/healthz', async () => ({ status: 'alive' }));
server.get<{ Params: { number: string } }>('/search/:number', async ({ params }, reply) =>
  reply.type('application/json').send(await search(params.number)),
);
// The least that any answer in a shape of one's own costs.
server.get<{ Params: { number: string } }>('/rewritten/:number', async ({ params }) =>
  JSON.parse((await search(params.number)).toString()),
);
await server.listen({ host: '127.0.0.1', port: Number(process.env.IMPRINT_PORT) });
process.once('SIGTERM', () => server.close());

async function search(number: string): Promise<Buffer> {
  let answer: Buffer = Buffer.of();
  for (const each of recorded[Number(number)] ?? []) answer = await ask(each);
  return answer;
}

const ask = ({ method, path, type, body }: EngineRequest): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body) };
    const sent = request({ host: engine.hostname, port: engine.port, method, path, agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
