import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { downloadAddress } from '../../../platform/shell/file-addresses.ts';
import type { Article } from '../contract.ts';
import { authorsOf, doiAddress, openFiles, openPdf } from './facts-in-own-language.ts';

/** A link by which machines find their way among what belongs to an article (signposting.org). */
interface Signpost {
  readonly relation: string;
  readonly href: string;
  readonly type?: string;
}

const linkSetType = 'application/linkset+json';

/** Where the same facts stand by themselves: as JSON-LD, in JATS (with the text for those who may read it), and all the links. */
const addressFor = (id: string, ending: 'jsonld' | 'xml' | 'linkset.json'): string => `/article/${id}.${ending}`;

const exports = { bibtex: 'application/x-bibtex', refman: 'application/x-research-info-systems' } as const;

const descriptions = ({ id }: Article, origin: string): Signpost[] => [
  ...Object.entries(exports).map(([citationType, type]) => ({
    relation: 'describedby',
    href: `${origin}/rc-pub/front/front-article/downloadCitation?${new URLSearchParams({ id, citationType })}`,
    type,
  })),
  { relation: 'describedby', href: origin + addressFor(id, 'jsonld'), type: 'application/ld+json' },
  { relation: 'describedby', href: origin + addressFor(id, 'xml'), type: 'application/jats+xml' },
];

const itemOf = (article: Article, origin: string, file: Article['files'][number]): Signpost => ({
  relation: 'item',
  href: origin + downloadAddress(article.id, file.attachType),
  type: file.contentType,
});

/** Only addresses: a licence may be a sentence, and a DOI anything. */
function signposts(article: Article, origin: string, files: Article['files'], mostAuthors: number): Signpost[] {
  const orcids = authorsOf(article).flatMap(({ orcid }) => orcid ?? []);
  const links: Signpost[] = [
    { relation: 'cite-as', href: article.doi ? doiAddress(article.doi) : '' },
    { relation: 'type', href: 'https://schema.org/ScholarlyArticle' },
    { relation: 'type', href: 'https://schema.org/AboutPage' },
    ...orcids.slice(0, mostAuthors).map((orcid) => ({ relation: 'author', href: orcidAddress(orcid) })),
    ...descriptions(article, origin),
    ...files.map((file) => itemOf(article, origin, file)),
    { relation: 'license', href: article.licence ?? '' },
    { relation: 'http://www.w3.org/ns/ldp#inbox', href: `${origin}/inbox` },
  ];
  return links.flatMap((link) => {
    const url = URL.parse(link.href);
    return url && /^https?:$/.test(url.protocol) ? [{ ...link, href: url.href }] : [];
  });
}

/** Proxies on the way cut or refuse long headers; a paper of a thousand authors must not fail on that. */
const mostInHeader = 20;

/** The header `Link` of an article's page. */
export function signpostingLinks(article: Article, origin: string): string {
  const pdf = openPdf(article);
  const all: Signpost = {
    relation: 'linkset',
    href: origin + addressFor(article.id, 'linkset.json'),
    type: linkSetType,
  };
  return [...signposts(article, origin, pdf ? [pdf] : [], mostInHeader), all]
    .map(({ href, relation, type }) => `<${href}>; rel="${relation}"${type ? `; type="${type}"` : ''}`)
    .join(', ');
}

type Context = { readonly anchor: string } & { readonly [relation: string]: unknown };

/**
 * All links of an article, and from its files and descriptions back to its page (RFC 9264): what has no place in a header, or stands where
 * no header of the page is read.
 */
export function linkSet(article: Article, origin: string): { linkset: Context[] } {
  const page = origin + article.url;
  const links = signposts(article, origin, openFiles(article), Number.POSITIVE_INFINITY);
  const back = (relation: string, way: string) =>
    links
      .filter((link) => link.relation === relation)
      .map(({ href }) => ({ anchor: href, [way]: [{ href: page, type: 'text/html' }] }));
  const own = Object.entries(Object.groupBy(links, ({ relation }) => relation)).map(([relation, found = []]) => [
    relation,
    found.map(({ relation: _, ...target }) => target),
  ]);
  return {
    linkset: [
      { anchor: page, ...Object.fromEntries(own) },
      ...back('item', 'collection'),
      ...back('describedby', 'describes'),
    ],
  };
}
