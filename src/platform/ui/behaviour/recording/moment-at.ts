interface Span {
  readonly from: number;
  readonly to: number;
}

/** Which of the passages is being played, from the first to the last; -1 in a pause between them. */
export function momentAt(passages: readonly Span[], now: number): number {
  const place = passages.findLastIndex(({ from }) => from <= now);
  const found = passages[place];
  return found && now < found.to ? place : -1;
}
