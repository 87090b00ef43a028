import { join } from 'node:path';
import { type Embedder, type Embedders, meaningLanguages, type Vector } from '../../ports/embedder.ts';
import { createLimitedThreads } from '../../threads/limited-threads.ts';
import type { EmbedTask } from './embed.thread.ts';
import { readModelFolder } from './model-folder.ts';
import { modelIsAway } from './model-is-away.ts';

// The bundle has the thread's file next to it; from source, Node reads TypeScript itself.
const file = import.meta.url.endsWith('.ts') ? './embed.thread.ts' : './embed.thread.js';

/** So many texts are given to the thread at once: a question waits for no more than these. */
const together = 8;
const limits = { milliseconds: 30_000, megabytes: 512 };

/** Models that lie in `folder`/en and `folder`/zh, in a thread of their own: it begins with the first text, and anew when it dies. */
export function localEmbedders(folder: string): Embedders {
  const threads = createLimitedThreads<EmbedTask, readonly Vector[]>(new URL(file, import.meta.url), 1, limits);
  const embedderIn = (own: string): Embedder => {
    const { model, dimensions, questionPrefix } = readModelFolder(own);
    return {
      model,
      dimensions,
      async embed(texts, as) {
        const given = as === 'question' ? texts.map((text) => `${questionPrefix}${text}`) : texts;
        const vectors: Vector[] = [];
        for (let from = 0; from < given.length; from += together) {
          const reading = await threads.read({ folder: own, texts: given.slice(from, from + together) }, []);
          if (!reading.ok) throw modelIsAway(`The model ${model} did not answer: ${reading.failure.reason}`);
          vectors.push(...reading.value);
        }
        return vectors;
      },
    };
  };
  return Object.fromEntries(
    meaningLanguages.map((language) => [language, embedderIn(join(folder, language))]),
  ) as Embedders;
}
