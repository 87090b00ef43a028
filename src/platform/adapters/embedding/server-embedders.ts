import { z } from 'zod';
import { normalized } from '../../kernel/normalized.ts';
import type { Embedder, Embedders } from '../../ports/embedder.ts';
import { modelIsAway } from './model-is-away.ts';

export interface EmbeddingServer {
  /** Up to and without `/embeddings`. */
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly dimensions: number;
  readonly milliseconds: number;
}

const answer = z.object({ data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()) })) });

/** A server that speaks OpenAI's way of asking for embeddings; its one model is taken to know both languages. */
export function serverEmbedders({ url, key, model, dimensions, milliseconds }: EmbeddingServer): Embedders {
  const embedder: Embedder = {
    model,
    dimensions,
    async embed(texts) {
      if (texts.length === 0) return [];
      const response = await fetch(`${url.replace(/\/$/, '')}/embeddings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model, input: texts }),
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds),
      });
      if (!response.ok) throw modelIsAway(`The embedding server answered ${response.status}.`);
      const { data } = answer.parse(await response.json());
      const vectors = texts.map((_, place) => data.find(({ index }) => index === place)?.embedding);
      return vectors.map((vector) => {
        if (vector?.length !== dimensions)
          throw new Error(`The embedding server gave ${vector?.length ?? 0} numbers where ${dimensions} are expected.`);
        return normalized(Float32Array.from(vector));
      });
    },
  };
  return { en: embedder, zh: embedder };
}
