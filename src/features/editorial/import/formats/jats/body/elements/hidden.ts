import type { Rows } from '../rendering.ts';
import { notShown } from './row.ts';

/** What stands in a text for machines, with the reason why readers don't see it. */
export const hidden: Rows = {
  'object-id': notShown('an identifier of the figure or table, not a text'),
  'index-term': notShown('an entry for a printed index'),
  'index-term-range-end': notShown('an entry for a printed index'),
  'processing-meta': notShown('how the file was made'),
  'sub-article': notShown('rendered on its own'),
  response: notShown('rendered on its own'),
};
