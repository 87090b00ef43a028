import { createHash } from 'node:crypto';
import type { ExtensionTheme } from '../../../../platform/kernel/extension.ts';
import type { SiteConfiguration } from '../domain/configuration.ts';
import { withExtraTheme } from '../domain/theme/extra-theme.ts';
import { coloursOf } from '../domain/theme/site-theme.ts';
import { themeStylesheet } from '../domain/theme/theme-stylesheet.ts';
import type { Site } from '../store/postgres-sites.ts';

type Theme = SiteConfiguration['look'];

export type Stylesheets = ReturnType<typeof createStylesheets>;

/** Palettes take a millisecond to compute; the same look gives the same text. */
const mostRemembered = 2_000;

/** A site's theme as a file whose address changes with its content, so that it can be kept for ever. */
export function createStylesheets(extra: readonly ExtensionTheme[] = []) {
  const themes = new Map(extra.map((theme) => [theme.code, theme]));
  const remembered = new Map<string, { text: string; address: string }>();

  const sheet = (site: Site, theme: Theme) => {
    const { colourId, colour, colour1, colour2, colour3 } = site;
    const key = JSON.stringify([
      colourId,
      colour,
      colour1,
      colour2,
      colour3,
      theme.typePairing,
      theme.cssContent,
      theme.extension,
    ]);
    const known = remembered.get(key);
    if (known) return known;
    const own = { ...coloursStored(site), typePairing: theme.typePairing, cssContent: theme.cssContent };
    const text = themeStylesheet(withExtraTheme(own, themes.get(theme.extension ?? '')));
    const made = { text, address: `/theme/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.css` };
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, made);
    return made;
  };

  return {
    address: (site: Site, theme: Theme) => sheet(site, theme).address,
    text: (site: Site, theme: Theme) => sheet(site, theme).text,
    /** The colours themselves, for what is drawn outside a page. */
    colours: (site: Site, theme: Theme) =>
      coloursOf(withExtraTheme({ ...coloursStored(site), typePairing: 'sans' }, themes.get(theme.extension ?? ''))),
  };
}

const coloursStored = ({ colourId, colour, colour1, colour2, colour3 }: Site) => ({
  colourId,
  colour: colour ?? undefined,
  colour1: colour1 ?? undefined,
  colour2: colour2 ?? undefined,
  colour3: colour3 ?? undefined,
});
