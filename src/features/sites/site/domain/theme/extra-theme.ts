import type { ExtensionTheme } from '../../../../../platform/kernel/extension.ts';
import { ownColourId, type SiteTheme } from './site-theme.ts';

/** A site's theme with that of an extension in place of its colours and type; what the site styles itself comes after it. */
export function withExtraTheme(own: SiteTheme, extra: ExtensionTheme | undefined): SiteTheme {
  if (!extra) return own;
  const { colour, colour1, colour2, colour3 } = extra.colours;
  return {
    colourId: ownColourId,
    colour,
    colour1,
    colour2,
    colour3,
    typePairing: extra.typePairing ?? own.typePairing,
    cssContent: [extra.css, own.cssContent].filter(Boolean).join('\n'),
  };
}
