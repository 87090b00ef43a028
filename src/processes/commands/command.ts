import type { House } from '../compose.ts';

export interface Command {
  readonly purpose: string;
  run(house: House, words: readonly string[]): Promise<void>;
}
