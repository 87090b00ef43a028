import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HexColour, hexOf, oklchOfHex } from './colour.ts';
import { contrastPairs, measurePairs } from './contrast-pairs.ts';
import { neutrals, schemes } from './neutrals.ts';
import { colourTokens, paletteOf, type SiteColours } from './palette.ts';
import { isThemeColourId, presetColourIds, presetColours } from './site-theme.ts';

const anyHex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([red, green, blue]) => hexOf({ red, green, blue }));

const failing = (colours: SiteColours): string[] =>
  schemes.flatMap((scheme) =>
    measurePairs(paletteOf(colours, scheme))
      .filter((pair) => !pair.holds)
      .map((pair) => `${scheme}: ${pair.foreground} on ${pair.background} ${pair.ratio.toFixed(2)} < ${pair.least}`),
  );

const hard: readonly HexColour[] = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#00ff00',
  '#00ffff',
  '#ff00ff',
  '#0000ff',
  '#ff0000',
  '#808080',
  '#767676',
  '#fffffe',
  '#010101',
];

describe('preset colours', () => {
  it.each(presetColourIds.map((id) => [id, presetColours[id].name, presetColours[id].colour] as const))(
    '%i %s holds every contrast in light and dark',
    (_id, _name, colour) => {
      expect(failing({ colour })).toEqual([]);
    },
  );

  it.each(presetColourIds)('%i is shown on white paper exactly as it was drawn', (id) => {
    expect(paletteOf({ colour: presetColours[id].colour }, 'light').theme).toBe(presetColours[id].colour);
  });

  it('are 1 to 11, and 15 is the site’s own', () => {
    expect([0, 1, 11, 12, 14, 15, 16].filter(isThemeColourId)).toEqual([1, 11, 15]);
  });
});

describe('a site’s own colour', () => {
  it.each(hard)('%s holds every contrast in light and dark', (colour) => {
    expect(failing({ colour, colour1: colour, colour2: colour, colour3: colour })).toEqual([]);
  });

  it('holds every contrast, whatever it is', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, anyHex, (colour, colour1, colour2, colour3) => {
        expect(failing({ colour, colour1, colour2, colour3 })).toEqual([]);
        expect(failing({ colour })).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  }, 60_000);

  it('shows a button that is pointed at or pressed differently from one at rest', () => {
    fc.assert(
      fc.property(fc.oneof(anyHex, fc.constantFrom(...hard)), (colour) => {
        for (const scheme of schemes) {
          const palette = paletteOf({ colour }, scheme);
          const [rest, hover, active] = [palette.theme, palette['theme-hover'], palette['theme-active']].map(
            oklchOfHex,
          );
          expect(Math.abs((rest?.lightness ?? 0) - (hover?.lightness ?? 0))).toBeGreaterThan(0.03);
          expect(Math.abs((hover?.lightness ?? 0) - (active?.lightness ?? 0))).toBeGreaterThan(0.02);
        }
      }),
    );
  });

  it('that is yellow keeps its hue in the partner that carries text', () => {
    const text = oklchOfHex(paletteOf({ colour: '#ffd400' }, 'light')['theme-text']);
    expect(Math.abs(text.hue - oklchOfHex('#ffd400').hue)).toBeLessThan(4);
  });

  it('gets accents that differ from it and from each other', () => {
    for (const colour of [...hard, ...presetColourIds.map((id) => presetColours[id].colour)]) {
      for (const scheme of schemes) {
        const { theme, accent1, accent2, accent3 } = paletteOf({ colour }, scheme);
        expect(new Set([theme, accent1, accent2, accent3]).size).toBe(4);
      }
    }
  });
});

describe('what no theme changes', () => {
  it('is the orange of open access and the red of a retraction', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...schemes), (colour, scheme) => {
        expect(paletteOf({ colour }, scheme)).toMatchObject(neutrals[scheme]);
      }),
      { numRuns: 50 },
    );
    expect(neutrals.light.retraction).toBe(neutrals.dark.retraction);
  });
});

describe('the table of contrasts', () => {
  it('names each pair once and every token that may be text', () => {
    const names = contrastPairs.map((pair) => `${pair.foreground}/${pair.background}`);
    expect(new Set(names).size).toBe(names.length);
    const used = new Set(contrastPairs.flatMap((pair) => [pair.foreground, pair.background]));
    expect(colourTokens.filter((token) => !used.has(token))).toEqual(['line', 'theme-line']);
  });
});
