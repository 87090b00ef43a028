import { randomBytes } from 'node:crypto';

const [head, end] = [Buffer.from('%PDF-1.7\n%'), Buffer.from('\n%%EOF\n')];

/** So many bytes that look like a PDF from outside; what is inside says nothing, and no two are alike. */
export function samplePdf(bytes: number): Buffer<ArrayBuffer> {
  const inside = bytes - head.length - end.length;
  const filler = randomBytes(Math.ceil(inside / 2))
    .toString('hex')
    .slice(0, inside);
  return Buffer.concat([head, Buffer.from(filler), end]);
}
