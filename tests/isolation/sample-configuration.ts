import type { SiteConfiguration } from '../../src/features/sites/site/domain/configuration.ts';
import { unconfigured } from '../../src/features/sites/site/domain/configuration.ts';
import type { MarkedSite } from './marked-site.ts';

/** A site's whole configuration, with its mark in every text. */
export function configurationOf({ id, sld, mark }: MarkedSite): SiteConfiguration {
  const plain = unconfigured({ id, sld, defaultLanguage: 'en' });
  const text = { en: mark };
  const url = `https://${mark}.example/`;
  return {
    ...plain,
    header: { ...plain.header, name: text, tagline: text },
    footer: { ...plain.footer, publisher: text, address: text, copyright: text, links: [{ name: text, url }] },
    seo: { title: text, description: text, keywords: text },
    search: { ...plain.search, quickSearch: [text] },
    conditions: [{ field: 'title', names: text }],
    look: { ...plain.look, cssContent: `/* ${mark} */` },
    access: { jumpOrigins: [url], frameAncestors: [url], hostedPages: [url], archives: ['lockss', 'clockss'] },
    aiqa: { enabled: true, title: text, place: 'end', url, appId: mark, appName: text, texts: text },
    service: { title: text, url },
  };
}
