import { type Id, isId } from '../../../../platform/kernel/id.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';

/** The same list another way: every combination is an address, and robots would ask for all of them. */
const refining = ['facet', 'within', 'cursor', 'sort', 'view', 'yearFrom', 'yearTo'];

/**
 * Each page of these leads to more of them, to passages like a passage; parts of pictures, which people have whole; and
 * books, which are made anew for each reader.
 */
const endless = ['/epub/', '/iiif/3/', '/*?tab=text&q=', '/*?q=*&tab=text'];

/** Nothing to find: pages of one person, forms, pages for partners' frames. */
const personal = [
  ...['/login', '/quickLogin', '/register', '/accountBinding', '/forgetCode', '/personal', '/emailSubscribe'],
  ...['/manuscript', '/videoSubmission', '/inner', '/reports/'],
];

/** What Google Scholar and Signposting lead to, among calls that are nobody's pages. */
const openCalls = ['/rc-pub/front/front-article/download', '/rc-pub/front/files/download'];

const closed = 'User-agent: *\nDisallow: /\n';

/** Which pages robots may read. They see what people see; only what has no end or belongs to one person is kept from them. */
export function robotsText(origin: string, isOpen: boolean): string {
  if (!isOpen) return closed;
  return [
    'User-agent: *',
    ...openCalls.map((path) => `Allow: ${path}`),
    'Disallow: /rc-pub/',
    ...personal.map((path) => `Disallow: ${path}`),
    ...endless.map((path) => `Disallow: ${path}`),
    ...refining.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const longestShortName = 16;

/** How a browser adds the site's search to its own (OpenSearch 1.1). */
export const openSearchDescription = (origin: string, name: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xmlText([...name].slice(0, longestShortName).join('').trim())}</ShortName>
<Description>${xmlText(name)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="64" height="64" type="image/svg+xml">${xmlText(origin)}/icon.svg</Image>
<Url type="text/html" template="${xmlText(origin)}/searchFrame?q={searchTerms}"/>
</OpenSearchDescription>
`;

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
