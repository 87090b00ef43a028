import { between, type Palette } from './palette.ts';
import { at, drawing, word } from './svg.ts';

const width = 800;
const height = 430;

/** Stations of an experiment, joined by arrows, with a loop back. Letters name them: the caption says what they are. */
export function drawScheme(random: () => number, palette: Palette): string {
  const count = 4 + Math.floor(random() * 2);
  const room = (width - 60) / count;
  const tones = [palette.main, palette.third, palette.second];
  const stations = Array.from({ length: count }, (_, place) => {
    const x = 30 + room * place + room * 0.12;
    const y = 150 + Math.sin(place * 1.7 + random() * 2) * 46;
    const tone = tones[(place + Math.floor(random() * 3)) % tones.length] as string;
    return { x, y, size: room * 0.62, tone, isRound: random() < 0.4, letter: 'abcde'[place] as string };
  });
  const arrows = stations.slice(1).map((to, place) => {
    const from = stations[place] as (typeof stations)[number];
    const [x1, y1, x2, y2] = [from.x + from.size, from.y + 45, to.x - 12, to.y + 45];
    return `<path d="M${at(x1)} ${at(y1)}C${at(x1 + 30)} ${at(y1)} ${at(x2 - 30)} ${at(y2)} ${at(x2)} ${at(y2)}" fill="none" stroke="${palette.ink}" stroke-width="4"/><path d="M${at(x2 + 10)} ${at(y2)}l-16 -9v18z" fill="${palette.ink}"/>`;
  });
  const boxes = stations.map(({ x, y, size, tone, isRound, letter }) => {
    const soft = between(tone, '#ffffff', 0.78);
    return (
      `<rect x="${at(x)}" y="${at(y)}" width="${at(size)}" height="90" rx="${isRound ? 45 : 10}" fill="${soft}" stroke="${tone}" stroke-width="4"/>` +
      word(x + size / 2, y + 56, letter, `font-size="32" font-weight="700" fill="${tone}" text-anchor="middle"`)
    );
  });
  const [first, last] = [stations[0], stations.at(-1)] as [(typeof stations)[number], (typeof stations)[number]];
  const loop = `<path d="M${at(last.x + last.size / 2)} ${at(last.y + 92)}V370H${at(first.x + first.size / 2)}V${at(first.y + 96)}" fill="none" stroke="${palette.second}" stroke-width="3" stroke-dasharray="10 7"/>`;
  return drawing(width, height, palette.paper, loop + arrows.join('') + boxes.join(''));
}
