import { type HexColour, parseCssColour } from './colour.ts';
import type { SiteColours } from './palette.ts';
import type { TypePairing } from './type-pairing.ts';

export const presetColours = {
  1: { name: 'azurite', colour: '#1f4e9e' },
  2: { name: 'vermilion', colour: '#b3361f' },
  3: { name: 'malachite', colour: '#1b6b4a' },
  4: { name: 'indigo', colour: '#3a3a8c' },
  5: { name: 'plum', colour: '#7a2e6b' },
  6: { name: 'teal', colour: '#0b6b73' },
  7: { name: 'ochre', colour: '#8a5a00' },
  8: { name: 'crimson', colour: '#a11f3d' },
  9: { name: 'slate', colour: '#3b4a5a' },
  10: { name: 'violet', colour: '#5b3aa6' },
  11: { name: 'ink', colour: '#1c1c1e' },
} as const satisfies Record<number, { name: string; colour: HexColour }>;

export type PresetColourId = keyof typeof presetColours;

/** The site brings its own colour and colour1–3. */
export const ownColourId = 15;

export type ThemeColourId = PresetColourId | typeof ownColourId;

export const presetColourIds = Object.keys(presetColours).map(Number) as PresetColourId[];

export const isThemeColourId = (id: number): id is ThemeColourId =>
  id === ownColourId || Object.hasOwn(presetColours, id);

/** As a site stores it. Colours count only with colour id 15. */
export interface SiteTheme {
  readonly colourId: ThemeColourId;
  readonly colour?: string | undefined;
  readonly colour1?: string | undefined;
  readonly colour2?: string | undefined;
  readonly colour3?: string | undefined;
  readonly typePairing: TypePairing;
  readonly cssContent?: string | undefined;
}

const stored = (text: string | undefined) => {
  const parsed = parseCssColour(text ?? '');
  return parsed.ok ? parsed.value : undefined;
};

/** A site whose own colour is missing or unreadable is shown in azurite: a page must never fail for its colour. */
export const coloursOf = (theme: SiteTheme): SiteColours =>
  theme.colourId === ownColourId
    ? {
        colour: stored(theme.colour) ?? presetColours[1].colour,
        colour1: stored(theme.colour1),
        colour2: stored(theme.colour2),
        colour3: stored(theme.colour3),
      }
    : { colour: presetColours[theme.colourId].colour };
