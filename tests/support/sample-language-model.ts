import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelQuestion {
  readonly question: string;
  readonly passages: readonly { readonly number: number; readonly text: string }[];
}

/** What a model writes, or the status with which it refuses. */
export type ModelScript = (question: ModelQuestion) => string | number;

/** A server that speaks OpenAI's way of chatting and writes what a script says: no real model can run here. */
export async function startLanguageModel(script: ModelScript) {
  /** The bodies of its requests. */
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    bodies.push(body);
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const written = script(JSON.parse(messages[1]?.content ?? '{}'));
    if (typeof written === 'number') return response.writeHead(written).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of written.match(/[\s\S]{1,9}/g) ?? [])
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`);
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    bodies,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A model that quotes the beginning of the best passages, and adds a sentence that nothing bears out. */
export const quotingModel: ModelScript = ({ passages }) =>
  [
    ...passages.slice(0, 2).map(({ text, number }) => `${text.split(/(?<=[.。])\s*/u)[0]} [${number}]`),
    'This sentence was invented by the model [1].',
  ].join(' ');
