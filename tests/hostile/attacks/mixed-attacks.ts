import { type Attack, attacks } from './attack.ts';

/** Always the same row of numbers from 0 to 1 for a seed (mulberry32). */
function rowOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const openers = ['<math>', '<svg>', '<mtext>', '<mi>', '<foreignObject>', '<desc>', '<title>', '<style>', '<noscript>'];
const more = ['<table>', '<td>', '<mglyph>', '<p>', '<select>', '<template>', '<a href=x>', '<!--', '<![CDATA[', '<b>'];
const closers = [
  '</p>',
  '</math>',
  '</svg>',
  '</style>',
  '</table>',
  '-->',
  ']]>',
  '</form>',
  '</noscript>',
  '</title>',
];
const ends = [
  '<img src=x onerror=alert(1)>',
  '<a title="--></style></title></noscript><img src=x onerror=alert(1)>">x</a>',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
];

/** Elements that change how what follows is read, in any order: what nobody has thought of. */
export function mixedAttacks(seed: number, count: number): Attack[] {
  const next = rowOf(seed);
  const any = (pieces: readonly string[]): string => pieces[Math.floor(next() * pieces.length)] as string;
  const mixed = Array.from({ length: count }, () => {
    const pieces = Array.from({ length: 2 + Math.floor(next() * 7) }, () =>
      any(next() < 0.7 ? [...openers, ...more] : closers),
    );
    return `${pieces.join('')}${any(ends)}`;
  });
  return attacks('mixed', mixed);
}
