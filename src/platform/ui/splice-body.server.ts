import { headSlot, markerEnd, markerStart } from './body-marker.ts';

const headEnd = '</head>';

/** Puts ready-made pieces where the page left their markers, without copying them. */
export function spliceSlots(page: string, slots: ReadonlyMap<string, Buffer>): Buffer[] {
  const chunks: Buffer[] = [];
  let sent = 0;
  const put = (from: number, to: number, piece: Buffer | undefined) => {
    chunks.push(Buffer.from(page.slice(sent, from)));
    if (piece) chunks.push(piece);
    sent = to;
  };

  const head = slots.get(headSlot);
  const headEndsAt = head ? page.indexOf(headEnd) : -1;
  if (headEndsAt >= 0) put(headEndsAt, headEndsAt, head);

  for (let at = page.indexOf(markerStart, sent); at >= 0; at = page.indexOf(markerStart, sent)) {
    const nameEnds = page.indexOf(markerEnd, at);
    if (nameEnds < 0) break;
    put(at, nameEnds + markerEnd.length, slots.get(page.slice(at + markerStart.length, nameEnds)));
  }
  chunks.push(Buffer.from(page.slice(sent)));
  return chunks;
}
