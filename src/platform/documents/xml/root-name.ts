/** The name of a document's root element, from its beginning and without reading it; undefined if it can't be seen. */
export function rootName(beginning: string): string | undefined {
  let place = 0;
  for (;;) {
    place = beginning.indexOf('<', place);
    if (place < 0) return undefined;
    const end = endOf(beginning, place);
    if (end === undefined) return /^<([^\s<>/?!&]+)/.exec(beginning.slice(place, place + 200))?.[1];
    if (end < 0) return undefined;
    place = end;
  }
}

/** Where a comment, an instruction or a document type ends: -1 if it doesn't, undefined if it is none of them. */
function endOf(text: string, start: number): number | undefined {
  const close = text.startsWith('<!--', start) ? '-->' : text.startsWith('<?', start) ? '?>' : undefined;
  if (close) {
    const found = text.indexOf(close, start + 2);
    return found < 0 ? -1 : found + close.length;
  }
  if (!text.startsWith('<!', start)) return undefined;
  const end = text.indexOf('>', start);
  const subset = text.indexOf('[', start);
  // A document type with declarations in it is for the reader to refuse.
  return end < 0 || (subset >= 0 && subset < end) ? -1 : end + 1;
}
