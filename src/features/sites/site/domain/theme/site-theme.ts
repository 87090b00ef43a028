import { parseCssColour } from './css-colour.ts';
import type { SiteColours } from './palette.ts';
import { ownColourId, presetColours, type ThemeColourId } from './presets.ts';
import type { TypePairing } from './type-pairing.ts';

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
