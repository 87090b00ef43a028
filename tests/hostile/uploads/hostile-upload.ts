import type { FileFacts } from '../../../src/features/editorial/submissions/formats/judging/judge-file.ts';

/** A file that somebody sends to do harm, under the name and for the purpose that they give. */
export interface HostileUpload extends FileFacts {
  /** What is bad about it. */
  readonly harm: string;
  readonly content: () => Buffer | Promise<Buffer>;
  /** Written at the end of a file of so many bytes, with nothing before it: for what is too large to be made in memory. */
  readonly after?: number;
  /** Must be refused; others may be taken for what they are, if that costs little. */
  readonly isRefused: boolean;
  /** Only the virus scanner can tell. */
  readonly needsScanner?: boolean;
}

/** Numbers by chance, the same for the same seed. */
export interface Chance {
  below(limit: number): number;
  pick<One>(all: readonly One[]): One;
  bytes(count: number): Buffer;
}

/** Mulberry32: short, and good enough to choose files by. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (all) => all[below(all.length)] as (typeof all)[number],
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => below(256))),
  };
}
