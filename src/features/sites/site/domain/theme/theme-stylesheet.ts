import { formTokens, type Scheme, shadows } from './neutrals.ts';
import { colourTokens, paletteOf } from './palette.ts';
import { coloursOf, presetColours, type SiteTheme } from './site-theme.ts';
import { filterTenantCss } from './tenant-css.ts';
import { fontsOf } from './type-pairing.ts';

const declare = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([token, value]) => `--${token}:${value}`)
    .join(';');

const schemeBlock = (theme: SiteTheme, scheme: Scheme): string => {
  const palette = paletteOf(coloursOf(theme), scheme);
  const colours = Object.fromEntries(colourTokens.map((token) => [token, palette[token]]));
  return `color-scheme:${scheme};${declare({ ...colours, shadow: shadows[scheme] })}`;
};

/**
 * On the root element a filter makes no containing block (Filter Effects 1, #FilterProperty), so fixed elements stay fixed.
 * The top layer is painted next to the root, not inside it: open dialogs and popovers need the filter themselves.
 */
const greyscale = ':root[data-grey],:root[data-grey] :is(:modal,:popover-open){filter:grayscale(1)}';

/** The colours of other sites, for what a portal shows of them. */
const hues = Object.fromEntries(Object.entries(presetColours).map(([id, { colour }]) => [`hue-${id}`, colour]));

/** Dark is for screens: paper is printed on white whatever the reader chose. */
export const themeStylesheet = (theme: SiteTheme): string => {
  const dark = schemeBlock(theme, 'dark');
  const own = [
    `:root{${schemeBlock(theme, 'light')};${declare({ ...fontsOf[theme.typePairing], ...formTokens, ...hues })}}`,
    `@media screen and (prefers-color-scheme: dark){:root:not([data-scheme="light"]){${dark}}}`,
    `@media screen{:root[data-scheme="dark"]{${dark}}}`,
    greyscale,
  ].join('\n');
  return `@layer theme{\n${own}\n}\n${filterTenantCss(theme.cssContent ?? '').css}`;
};
