import { createHash } from 'node:crypto';
import type { Content } from '../format.ts';

export const contentOf = (bytes: Uint8Array, contentType: string): Content => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  contentType,
  bytes,
});
