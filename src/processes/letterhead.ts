import type { Letterhead } from '../features/members/alerts/use-cases/letterhead.ts';
import type { SiteConfiguration } from '../features/sites/site/domain/configuration.ts';
import { paletteOf } from '../features/sites/site/domain/theme/palette.ts';
import { coloursOf } from '../features/sites/site/domain/theme/site-theme.ts';
import type { Site } from '../features/sites/site/store/postgres-sites.ts';
import type { Language } from '../platform/kernel/language.ts';
import { ownSite, type SiteContext } from '../platform/kernel/site-context.ts';
import { type Text, textFor } from '../platform/kernel/text.ts';
import type { PublicOrigins } from './public-origin.ts';

interface Parts {
  readonly sites: { byId(id: number): Promise<Site | undefined> };
  configuration(site: SiteContext): Promise<SiteConfiguration>;
  readonly origins: PublicOrigins;
}

/** How sites show themselves in their mails. A site that is closed sends none. */
export const letterheads =
  ({ sites, configuration, origins }: Parts) =>
  async (id: number, language: Language): Promise<Letterhead | undefined> => {
    const site = await sites.byId(id);
    if (site?.state !== 'open') return undefined;
    const { header, footer, look } = await configuration(ownSite(site));
    const { colourId, colour, defaultLanguage } = site;
    const palette = paletteOf(
      coloursOf({ colourId, colour: colour ?? undefined, typePairing: look.typePairing }),
      'light',
    );
    const say = (text: Text) => textFor(text, language, defaultLanguage);
    const origin = origins.ofSite(site);
    return {
      name: say(header.name) || site.sld,
      tagline: say(header.tagline),
      origin,
      // Most mail programs draw no vector pictures.
      logo: site.logo1 && !site.logo1.endsWith('.svg') ? new URL(site.logo1, origin).href : null,
      mark: header.mark || site.sld.slice(0, 1).toUpperCase(),
      colours: {
        theme: palette.theme,
        onTheme: palette['on-theme'],
        text: palette['theme-text'],
        tint: palette['theme-tint'],
      },
      publisher: [say(footer.publisher), say(footer.address)].filter(Boolean).join(' · '),
      language,
      defaultLanguage,
    };
  };
