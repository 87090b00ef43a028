import { expect, test } from 'vitest';
import { opticsField } from '../../optics/field/field.ts';
import type { Line } from '../field.ts';
import { drawFigure } from './figure.ts';

const [line] = opticsField.lines as [Line];

test.each(['curves', 'bars', 'map', 'micrograph', 'scheme'] as const)(
  'the figure %s is the same for the same seed and another for another',
  (style) => {
    const draw = (seed: number) => drawFigure(style, line, opticsField.palette, seed);
    expect(draw(1)).toBe(draw(1));
    expect(draw(1)).not.toBe(draw(2));
  },
);

test('a figure’s axes name what is drawn with its unit', () => {
  const drawn = drawFigure('curves', line, opticsField.palette, 1);
  expect(drawn).toContain('>Q (×10⁶)</text>');
  expect(drawn).toContain('>T (°C)</text>');
});
