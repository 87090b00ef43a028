import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const description = z.object({
  model: z.string().min(1),
  dimensions: z.number().int().min(1).max(4_096),
  /** Which output is the text's: the mean over its tokens, or that of the first one. */
  pooling: z.enum(['mean', 'first']),
  /** What stands behind these is not read. */
  tokens: z.number().int().min(8).max(8_192),
  /** What goes before a question, where the model was taught so. */
  questionPrefix: z.string().default(''),
});

export type ModelDescription = z.output<typeof description>;

/** A folder with `model.onnx`, `tokenizer.json` and this `model.json`. */
export function readModelFolder(folder: string): ModelDescription {
  const file = join(folder, 'model.json');
  if (!existsSync(file))
    throw new Error(
      `There is no model in ${folder}: "npm run services -- install" fetches it, or leave IMPRINT_MODELS out.`,
    );
  return description.parse(JSON.parse(readFileSync(file, 'utf8')));
}
