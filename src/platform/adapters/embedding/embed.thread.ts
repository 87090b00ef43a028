import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { success } from '../../kernel/result.ts';
import type { Vector } from '../../ports/embedder.ts';
import type { ThreadAnswer } from '../../threads/limited-threads.ts';
import { readModelFolder } from './model-folder.ts';
import { pooled } from './pooled.ts';

export interface EmbedTask {
  readonly folder: string;
  readonly texts: readonly string[];
}

// A model computes in this thread alone: the other processors belong to readers.
const options: InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1 };

async function loadModel(folder: string) {
  const { pooling, tokens: most } = readModelFolder(folder);
  const session = await InferenceSession.create(join(folder, 'model.onnx'), options);
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(join(folder, 'tokenizer.json'), 'utf8')), {});

  /** The last token ends a text, also one that is cut. */
  const tokensOf = (text: string): number[] => {
    const { ids } = tokenizer.encode(text);
    return ids.length <= most ? ids : [...ids.slice(0, most - 1), ids.at(-1) as number];
  };

  return async (text: string): Promise<Vector> => {
    const ids = BigInt64Array.from(tokensOf(text), BigInt);
    const shape = [1, ids.length];
    const inputs: Record<string, Tensor> = {
      input_ids: new Tensor('int64', ids, shape),
      attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
      token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
    };
    const wanted = Object.fromEntries(session.inputNames.map((name) => [name, inputs[name] as Tensor]));
    const output = (await session.run(wanted))[session.outputNames[0] as string] as Tensor;
    return pooled(output.data as Float32Array, output.dims.at(-1) as number, pooling);
  };
}

const models = new Map<string, ReturnType<typeof loadModel>>();

const answer = (message: ThreadAnswer<readonly Vector[]>): void => parentPort?.postMessage(message);

parentPort?.on('message', async ({ folder, texts }: EmbedTask) => {
  const embed = models.get(folder) ?? loadModel(folder);
  models.set(folder, embed);
  const vectors: Vector[] = [];
  // Each text by itself: a quantised model rounds by the largest number of a batch, so the others would change a text's vector.
  for (const text of texts) vectors.push(await (await embed)(text));
  answer(success(vectors));
});
answer('ready');
