import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { languageTag } from '../../../../platform/kernel/language.ts';
import { type JsonLd, known } from '../../../../platform/ui/json-ld.ts';
import type { OpenPage } from '../../../sites/navigation/parts/open-page.ts';
import type { findSeoBySiteId, getConfigHeader, getFooterConfig } from '../../../sites/site/contract.ts';

interface OfSite {
  readonly header: Pick<OutputOf<typeof getConfigHeader>, 'name' | 'tagline'>;
  readonly seo: Pick<OutputOf<typeof findSeoBySiteId>, 'description'>;
  readonly footer: Pick<OutputOf<typeof getFooterConfig>, 'publisher'>;
}

/** A site as schema.org describes it: what it is called, what it says of itself, and who publishes it. */
export function siteJsonLd({ header, seo, footer }: OfSite, page: Pick<OpenPage, 'say' | 'origin' | 'site'>): JsonLd {
  const { say, origin, site } = page;
  const name = say(header.name) || site.sld;
  const publisher = say(footer.publisher);
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': 'WebSite',
      '@id': `${origin}/`,
      url: `${origin}/`,
      name,
      alternateName: [...new Set(Object.values(header.name))].filter((other) => other && other !== name),
      description: say(seo.description) || say(header.tagline),
      inLanguage: site.sixLanguages.map(languageTag),
      publisher: publisher && { '@type': 'Organization', name: publisher },
    }),
  };
}
