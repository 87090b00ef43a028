import { z } from 'zod';
import type { LanguageModel } from '../../ports/language-model.ts';

export interface ModelServer {
  /** Up to and without `/chat/completions`. */
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly milliseconds: number;
  readonly mostTokens: number;
}

const piece = z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }) })) });

/** A server that speaks OpenAI's way of chatting, as a stream of events. */
export const serverModel = ({ url, key, model, milliseconds, mostTokens }: ModelServer): LanguageModel => ({
  name: model,
  async *write(messages, signal) {
    const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0, max_tokens: mostTokens }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
    });
    if (!response.ok || !response.body) throw new Error(`The language model answered ${response.status}.`);
    for await (const line of linesOf(response.body)) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice('data:'.length).trim();
      if (data === '[DONE]') return;
      const { choices } = piece.parse(JSON.parse(data));
      const written = choices[0]?.delta.content;
      if (written) yield written;
    }
  },
});

/** A line longer than this is no event of a model. */
const longestLine = 1_000_000;

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Error('The language model sent a line without an end.');
    yield* lines;
  }
  if (rest !== '') yield rest;
}
