/**
 * The same bytes as a row of windows, read one after the other. Each begins with the last bytes of the one before, so that what lies
 * across a border is seen whole once.
 */
export async function* inWindows(
  bytes: AsyncIterable<Uint8Array>,
  windowBytes: number,
  overlapBytes: number,
): AsyncGenerator<AsyncIterable<Uint8Array>> {
  const source = bytes[Symbol.asyncIterator]();
  let rest: Uint8Array | undefined;
  let kept: Uint8Array[] = [];
  let isOver = false;

  const next = async (): Promise<Uint8Array | undefined> => {
    if (rest) return rest;
    const { done, value } = await source.next();
    isOver = done === true;
    return isOver ? undefined : value;
  };

  async function* window(): AsyncGenerator<Uint8Array> {
    const overlap = Buffer.concat(kept);
    if (overlap.length > 0) yield overlap;
    kept = keepLast([overlap], overlapBytes);
    for (let room = windowBytes - overlap.length; room > 0; ) {
      const chunk = await next();
      if (!chunk) return;
      const taken = chunk.subarray(0, room);
      rest = taken.length < chunk.length ? chunk.subarray(taken.length) : undefined;
      room -= taken.length;
      kept = keepLast([...kept, taken], overlapBytes);
      yield taken;
    }
  }

  try {
    do {
      yield window();
      if (!isOver) rest = await next();
    } while (!isOver);
  } finally {
    await source.return?.();
  }
}

/** The last pieces that together hold at least so many bytes, the first of them cut to fit. */
function keepLast(pieces: readonly Uint8Array[], most: number): Uint8Array[] {
  const last: Uint8Array[] = [];
  let room = most;
  for (const piece of pieces.toReversed()) {
    if (room <= 0) break;
    last.unshift(piece.subarray(Math.max(0, piece.length - room)));
    room -= piece.length;
  }
  return last;
}
