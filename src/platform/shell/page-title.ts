import type { MetaDescriptor } from 'react-router';
import { languages, languageTag } from '../kernel/language.ts';
import type { Frame } from './frame.ts';
import { withParameter } from './href.ts';

interface Match {
  readonly id: string;
  readonly loaderData?: unknown;
}

/** What a page says of itself to those who point to it, where the usual is not right. */
export interface PageCard {
  /** Its one address, if it stands at several. */
  readonly canonical?: string;
  readonly description?: string;
  /** A picture of this site. */
  readonly picture?: string | null;
  readonly type?: 'website' | 'article';
}

/**
 * The page's own title before the site's; on the home page the site's title alone, with its description. With it go the page's one
 * address, the same page in other languages, and the card that it shows where people share it.
 */
export function pageTitle(
  matches: readonly (Match | undefined)[],
  title?: string,
  card: PageCard = {},
): MetaDescriptor[] {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData as Frame | undefined;
  if (!frame) return title ? [{ title }] : [];
  const { seo, site } = frame;
  const name = title ? ofSite(title, site.name) : seo.title || site.name;
  const description = card.description || described(frame, title && name);
  if (frame.preview) return [{ title: name }, { name: 'robots', content: 'noindex, nofollow' }];
  return [
    { title: name },
    { name: 'description', content: description },
    ...(!title && seo.keywords ? [{ name: 'keywords', content: seo.keywords }] : []),
    ...addresses(frame, card.canonical ?? frame.address.path),
    ...shareCard(frame, title || seo.title || site.name, card.description ?? seo.description, card),
  ];
}

/** A page without words of its own is described by its name and by what the site says of itself. */
function described({ seo, site }: Frame, name: string | undefined): string {
  const ofItself = seo.description || site.tagline || site.secondName?.text;
  if (!name && seo.description) return seo.description;
  return [name ?? site.name, ofItself].filter(Boolean).join(' · ');
}

/** A journal's own site is called like the journal: its name is not said twice. */
const ofSite = (title: string, site: string): string =>
  title.split(' · ').at(-1) === site ? title : `${title} · ${site}`;

function addresses({ address, language, languageInAddress }: Frame, path: string): MetaDescriptor[] {
  const whole = (href: string) => `${address.origin}${href}`;
  const inLanguage = (code: string) => whole(withParameter(path, 'lang', code));
  const alternate = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href });
  return [
    { tagName: 'link', rel: 'canonical', href: languageInAddress ? inLanguage(language) : whole(path) },
    ...languages.map((code) => alternate(languageTag(code), inLanguage(code))),
    alternate('x-default', whole(path)),
  ];
}

function shareCard({ address, site }: Frame, title: string, description: string, card: PageCard): MetaDescriptor[] {
  const picture = card.picture ?? site.picture ?? site.logo;
  const facts = {
    'og:site_name': site.name,
    'og:title': title,
    'og:type': card.type ?? 'website',
    'og:url': `${address.origin}${card.canonical ?? address.path}`,
    'og:description': description,
    'og:image': picture && URL.parse(picture, address.origin)?.href,
  };
  return [
    ...Object.entries(facts).flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: 'twitter:card', content: (card.picture ?? site.picture) ? 'summary_large_image' : 'summary' },
  ];
}
