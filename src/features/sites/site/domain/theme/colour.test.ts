import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, hexOf, hexOfOklch, intoGamut, oklchOfHex, relativeLuminance } from './colour.ts';

const anyHex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([red, green, blue]) => hexOf({ red, green, blue }));

describe('OKLCH', () => {
  it('gives the published coordinates of pure red', () => {
    const red = oklchOfHex('#ff0000');
    expect(red.lightness).toBeCloseTo(0.62796, 3);
    expect(red.chroma).toBeCloseTo(0.25768, 3);
    expect(red.hue).toBeCloseTo(29.23, 1);
  });

  it('gives every colour of a screen back unchanged', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(hexOfOklch(oklchOfHex(hex))).toBe(hex);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps lightness and hue of a colour that no screen shows, and gives up chroma', () => {
    const mapped = intoGamut({ lightness: 0.7, chroma: 0.4, hue: 200 });
    expect(mapped).toMatchObject({ lightness: 0.7, hue: 200 });
    expect(mapped.chroma).toBeLessThan(0.4);
    const displayed = oklchOfHex(hexOfOklch(mapped));
    expect(displayed.lightness).toBeCloseTo(0.7, 2);
    expect(Math.abs(displayed.hue - 200)).toBeLessThan(1.5);
  });
});

describe('contrast', () => {
  it('is 21 between black and white and 1 of a colour with itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#1f4e9e', '#1f4e9e')).toBe(1);
  });

  it('has the known values of WCAG: #767676 just passes on white, #777777 does not', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio('#ffffff', '#777777')).toBeLessThan(4.5);
    expect(relativeLuminance('#ff0000')).toBeCloseTo(0.2126, 4);
  });
});
