import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { ThreadAnswer } from '../../documents/limited-threads.ts';
import { success } from '../../kernel/result.ts';
import type { Vector } from '../../ports/embedder.ts';
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

  return async (texts: readonly string[]): Promise<Vector[]> => {
    const rows = texts.map(tokensOf);
    const width = Math.max(...rows.map(({ length }) => length));
    const ids = new BigInt64Array(rows.length * width);
    const mask = new BigInt64Array(rows.length * width);
    for (const [row, tokens] of rows.entries())
      for (const [place, token] of tokens.entries()) {
        ids[row * width + place] = BigInt(token);
        mask[row * width + place] = 1n;
      }
    const shape = [rows.length, width];
    const inputs: Record<string, Tensor> = {
      input_ids: new Tensor('int64', ids, shape),
      attention_mask: new Tensor('int64', mask, shape),
      token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
    };
    const wanted = Object.fromEntries(session.inputNames.map((name) => [name, inputs[name] as Tensor]));
    const output = (await session.run(wanted))[session.outputNames[0] as string] as Tensor;
    const dimensions = output.dims.at(-1) as number;
    const lengths = rows.map(({ length }) => length);
    return pooled({ data: output.data as Float32Array, tokens: width, dimensions }, lengths, pooling);
  };
}

const models = new Map<string, ReturnType<typeof loadModel>>();

const answer = (message: ThreadAnswer<readonly Vector[]>): void => parentPort?.postMessage(message);

parentPort?.on('message', async ({ folder, texts }: EmbedTask) => {
  const embed = models.get(folder) ?? loadModel(folder);
  models.set(folder, embed);
  answer(success(await (await embed)(texts)));
});
answer('ready');
