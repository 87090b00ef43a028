import { between, type Palette } from './palette.ts';
import { at, drawing, word } from './svg.ts';

const width = 800;
const height = 530;

/** What a microscope might show: bright bodies with nuclei, on a dark ground, with a scale bar. */
export function drawMicrograph(random: () => number, palette: Palette): string {
  const bodies = Array.from({ length: 46 }, () => {
    const [x, y, size] = [random() * width, random() * height, 14 + random() * 42];
    const [flat, turn] = [0.55 + random() * 0.4, random() * 180];
    const glow = between(palette.main, random() < 0.3 ? palette.second : '#e8fff2', random() * 0.7);
    const turned = `transform="rotate(${at(turn)} ${at(x)} ${at(y)})"`;
    return (
      `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(size)}" ry="${at(size * flat)}" fill="${glow}" fill-opacity="0.34" stroke="${glow}" stroke-opacity="0.9" stroke-width="2" ${turned}/>` +
      `<circle cx="${at(x + size * 0.2)}" cy="${at(y)}" r="${at(size * 0.28)}" fill="${between(glow, '#ffffff', 0.45)}" fill-opacity="0.75"/>`
    );
  });
  const specks = Array.from(
    { length: 130 },
    () =>
      `<circle cx="${at(random() * width)}" cy="${at(random() * height)}" r="${at(0.8 + random() * 1.8)}" fill="#ffffff" fill-opacity="${at(0.2 + random() * 0.6)}"/>`,
  );
  const bar = `<rect x="640" y="484" width="120" height="7" fill="#ffffff"/>${word(700, 474, '10 µm', 'font-size="20" fill="#ffffff" text-anchor="middle"')}`;
  return drawing(width, height, palette.deep, specks.join('') + bodies.join('') + bar);
}
