import { headSlot, markerEnd, markerStart } from './body-marker.ts';

const start = Buffer.from(markerStart);
const end = Buffer.from(markerEnd);
const headEnd = Buffer.from('</head>');

/** Puts ready-made pieces where the page left their markers, without copying either. */
export function spliceSlots(page: Buffer, slots: ReadonlyMap<string, Buffer>): Buffer[] {
  const chunks: Buffer[] = [];
  let sent = 0;
  const put = (from: number, to: number, piece: Buffer | undefined) => {
    chunks.push(page.subarray(sent, from));
    if (piece) chunks.push(piece);
    sent = to;
  };

  const head = slots.get(headSlot);
  const headEndsAt = head ? page.indexOf(headEnd) : -1;
  if (headEndsAt >= 0) put(headEndsAt, headEndsAt, head);

  for (let at = page.indexOf(start, sent); at >= 0; at = page.indexOf(start, sent)) {
    const nameEnds = page.indexOf(end, at);
    if (nameEnds < 0) break;
    put(at, nameEnds + end.length, slots.get(page.toString('latin1', at + start.length, nameEnds)));
  }
  chunks.push(page.subarray(sent));
  return chunks;
}
