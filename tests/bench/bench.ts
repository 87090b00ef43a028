import type { BenchOptions } from './options.ts';
import type { Finding } from './verdict.ts';

export interface Bench {
  readonly purpose: string;
  /** The last finding is the bench's own; those before it belong to the picture. */
  run(options: BenchOptions): Promise<readonly Finding[]>;
}
