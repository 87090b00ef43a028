import { between, type Palette } from './palette.ts';
import { at, drawing } from './svg.ts';

export type CoverShape = 'wide' | 'book' | 'portrait';

const sizes: Readonly<Record<CoverShape, readonly [number, number]>> = {
  wide: [960, 540],
  book: [480, 680],
  portrait: [480, 480],
};

/** A picture for the head of something: rings, waves or a lattice in the site's colours, without words; a bust for a person. */
export function drawCover(random: () => number, palette: Palette, shape: CoverShape): string {
  const [width, height] = sizes[shape];
  const from = between(palette.deep, palette.main, random() * 0.5);
  const to = between(palette.main, random() < 0.5 ? palette.third : palette.second, 0.25 + random() * 0.4);
  const ground = `<defs><linearGradient id="ground" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#ground)"/>`;
  const motifs = [rings, waves, lattice];
  const motif = shape === 'portrait' ? bust : (motifs[Math.floor(random() * motifs.length)] as typeof rings);
  return drawing(width, height, from, ground + motif(random, width, height, palette));
}

function rings(random: () => number, width: number, height: number, palette: Palette): string {
  const [x, y] = [width * (0.3 + random() * 0.4), height * (0.3 + random() * 0.4)];
  return Array.from({ length: 18 }, (_, place) => {
    const colour = between('#ffffff', palette.second, random() * 0.6);
    return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(18 + place * (width / 26))}" fill="none" stroke="${colour}" stroke-opacity="${at(0.75 - place * 0.035)}" stroke-width="${at(1 + random() * 7)}"/>`;
  }).join('');
}

function waves(random: () => number, width: number, height: number, palette: Palette): string {
  return Array.from({ length: 14 }, (_, place) => {
    const y = (height * (place + 0.5)) / 14;
    const [rise, step] = [12 + random() * 40, width / 6];
    const bends = Array.from({ length: 6 }, (_, bend) => `t${at(step)} ${bend % 2 ? at(rise) : at(-rise)}`).join('');
    return `<path d="M0 ${at(y)}q${at(step / 2)} ${at(-rise)} ${at(step)} 0${bends}" fill="none" stroke="${between('#ffffff', palette.third, random() * 0.5)}" stroke-opacity="0.5" stroke-width="${at(1.5 + random() * 5)}"/>`;
  }).join('');
}

function lattice(random: () => number, width: number, height: number, palette: Palette): string {
  const step = width / 12;
  const dots: string[] = [];
  for (let row = 0; row * step * 0.86 < height + step; row += 1)
    for (let column = 0; column < 14; column += 1) {
      const x = column * step + (row % 2 ? step / 2 : 0);
      const colour = between('#ffffff', palette.second, random());
      dots.push(
        `<circle cx="${at(x)}" cy="${at(row * step * 0.86)}" r="${at(3 + random() * step * 0.3)}" fill="${colour}" fill-opacity="${at(0.2 + random() * 0.5)}"/>`,
      );
    }
  return dots.join('');
}

/** Head and shoulders without a face: nobody should look like someone who lives. */
function bust(random: () => number, width: number, height: number, palette: Palette): string {
  const light = between('#ffffff', palette.second, random() * 0.35);
  const cloth = between(palette.third, '#ffffff', 0.15 + random() * 0.4);
  const [x, head] = [width * (0.46 + random() * 0.08), width * (0.15 + random() * 0.025)];
  const shoulders = width * (0.3 + random() * 0.05);
  const neck = height * 0.4 + head;
  return (
    `<path d="M${at(x - shoulders)} ${height}c0 ${at(-height * 0.3)} ${at(shoulders * 0.5)} ${at(height * 0.62 - height)} ${at(shoulders)} ${at(height * 0.62 - height)}s${at(shoulders)} ${at(height * 0.08)} ${at(shoulders)} ${at(height * 0.38)}z" fill="${cloth}"/>` +
    `<rect x="${at(x - head * 0.35)}" y="${at(neck - head * 0.3)}" width="${at(head * 0.7)}" height="${at(head * 0.9)}" rx="${at(head * 0.3)}" fill="${light}"/>` +
    `<ellipse cx="${at(x)}" cy="${at(height * 0.4)}" rx="${at(head)}" ry="${at(head * 1.22)}" fill="${light}"/>` +
    `<path d="M${at(x - head * 1.08)} ${at(height * 0.4)}a${at(head * 1.08)} ${at(head * 1.3)} 0 0 1 ${at(head * 2.16)} 0c${at(-head * 0.4)} ${at(-head * 0.6)} ${at(-head * 1.5)} ${at(-head * 0.7)} ${at(-head * 2.16)} 0z" fill="${between(palette.deep, palette.second, random() * 0.5)}"/>`
  );
}
