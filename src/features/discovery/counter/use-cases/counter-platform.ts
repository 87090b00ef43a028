import { ownSite, type SiteContext } from '../../../../platform/kernel/site-context.ts';
import { type Text, textFor } from '../../../../platform/kernel/text.ts';
import type { PlatformOf } from './make-report.ts';

/** What is read of a site's configuration. */
export type NamesOf = (
  site: SiteContext,
) => Promise<{ readonly header: { readonly name: Text }; readonly footer: { readonly publisher: Text } }>;

/** A site as its COUNTER reports name it. */
export const counterPlatform =
  (namesOf: NamesOf): PlatformOf =>
  async (site) => {
    const { header, footer } = await namesOf(ownSite(site));
    const { defaultLanguage } = site;
    const say = (text: Text) => textFor(text, defaultLanguage, defaultLanguage);
    const called = say(header.name);
    const name = called.length >= 2 ? called : site.sld;
    return { site: site.id, sld: site.sld, name, publisher: say(footer.publisher) || name, defaultLanguage };
  };
