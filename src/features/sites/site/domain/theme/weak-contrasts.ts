import { contrastRatio, leastForMarks } from './colour/contrast.ts';
import { parseCssColour } from './css-colour.ts';
import { neutrals } from './neutrals.ts';
import { paletteOf } from './palette.ts';
import { ownColourId } from './presets.ts';
import { coloursOf, type SiteTheme } from './site-theme.ts';
import type { WeakContrast } from './weak-contrast.ts';
import { weakStyles } from './weak-styles.ts';

const ownColours = [
  ['colour', 'theme'],
  ['colour1', 'accent1'],
  ['colour2', 'accent2'],
  ['colour3', 'accent3'],
] as const;

/** What the palette makes of any colour can be read; weak is only what it had to replace, and what the site's own style does. */
export function weakContrasts(theme: SiteTheme): WeakContrast[] {
  const palettes = { light: paletteOf(coloursOf(theme), 'light'), dark: paletteOf(coloursOf(theme), 'dark') };
  const replaced = ownColours.flatMap(([name, token]): WeakContrast[] => {
    const chosen = parseCssColour((theme.colourId === ownColourId && theme[name]) || '');
    const used = palettes.light[token];
    if (!chosen.ok || chosen.value === used) return [];
    const ratio = contrastRatio(chosen.value, neutrals.light.paper);
    return [
      {
        ...{ what: 'colour', key: `${name} ${chosen.value} > ${used}` },
        ...{ chosen: chosen.value, used, ratio, least: leastForMarks },
      },
    ];
  });
  return [...replaced, ...weakStyles(theme.cssContent ?? '', palettes)];
}
