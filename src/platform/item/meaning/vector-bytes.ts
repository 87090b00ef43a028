import type { Vector } from '../../ports/embedder.ts';

/** Half precision: an order by likeness does not notice, and it is half the room. */
export const bytesOf = (vector: Vector): Buffer => Buffer.from(new Float16Array(vector).buffer);

export const vectorIn = (bytes: Buffer): Vector =>
  new Float32Array(new Float16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
