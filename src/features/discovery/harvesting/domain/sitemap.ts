import { type Id, isId } from '../../../../platform/kernel/id.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';

/** Ids above the first and up to the last; the newest part has no end. */
export interface SitemapPart {
  readonly after: Id;
  readonly upTo: Id | null;
}

export interface SitemapEntry {
  readonly path: string;
  /** Year, month and day. */
  readonly changed: string;
}

/** The protocol allows 50,000. A part is cut a little earlier: a draft that is published later still has room in it. */
export const mostInPart = 50_000;
export const cutAt = 45_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const indexHead = `${head}<sitemapindex ${space}>\n`;
export const indexEnd = '</sitemapindex>\n';
export const partHead = `${head}<urlset ${space}>\n`;
export const partEnd = '</urlset>\n';

export const partAddress = ({ after, upTo }: SitemapPart): string =>
  upTo === null ? `/sitemap-${after}.xml` : `/sitemap-${after}-${upTo}.xml`;

/** The address back into the part; nothing if it is none. */
export function readPartAddress(name: string): SitemapPart | undefined {
  const [, after, upTo] = /^(0|[1-9]\d{0,18})(?:-([1-9]\d{0,18}))?$/.exec(name) ?? [];
  const isPart = after !== undefined && [after, upTo ?? '0'].every((id) => id === '0' || isId(id));
  return isPart ? { after, upTo: upTo ?? null } : undefined;
}

export const partLine = (origin: string, part: SitemapPart): string =>
  `<sitemap><loc>${xmlText(origin + partAddress(part))}</loc></sitemap>\n`;

export const entryLine = (origin: string, { path, changed }: SitemapEntry): string =>
  `<url><loc>${xmlText(origin + path)}</loc><lastmod>${changed}</lastmod></url>\n`;
