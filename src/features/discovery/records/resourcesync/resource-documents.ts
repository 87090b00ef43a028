import type { Id } from '../../../../platform/kernel/id.ts';
import type { SyncedPaper } from '../store/postgres-harvest.ts';
import { xmlElement } from '../written-xml.ts';

export const capabilityPath = '/resourcesync/capabilitylist.xml';
export const resourcePath = '/resourcesync/resourcelist.xml';
export const changePath = '/resourcesync/changelist.xml';

/** A part of the list of all papers, by its range of ids. */
export const resourcePartPath = ({ after, upTo }: { readonly after: Id; readonly upTo: Id | null }): string =>
  `/resourcesync/resourcelist-${after}${upTo === null ? '' : `-${upTo}`}.xml`;

const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:rs="http://www.openarchives.org/rs/terms/"';

const link = (rel: string, href: string): string => xmlElement('rs:ln', '', { rel, href });
const about = (attributes: Readonly<Record<string, string | undefined>>): string => xmlElement('rs:md', '', attributes);
const place = (loc: string, more: readonly string[]): string =>
  `${xmlElement('url', [xmlElement('loc', loc), ...more])}\n`;

/** How a document begins: what it can do, and where what stands above it is. */
const begins = (root: 'urlset' | 'sitemapindex', inside: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>\n${inside.join('')}\n`;

/** `/.well-known/resourcesync`: where a site tells what can be kept in step with it. */
export const sourceDescription = (origin: string): string =>
  `${begins('urlset', [about({ capability: 'description' })])}${place(origin + capabilityPath, [
    about({ capability: 'capabilitylist' }),
  ])}</urlset>\n`;

export const capabilityList = (origin: string): string =>
  [
    begins('urlset', [link('up', `${origin}/.well-known/resourcesync`), about({ capability: 'capabilitylist' })]),
    place(origin + resourcePath, [about({ capability: 'resourcelist' })]),
    place(origin + changePath, [about({ capability: 'changelist' })]),
    '</urlset>\n',
  ].join('');

const up = (origin: string) => link('up', origin + capabilityPath);

export const resourceIndexHead = (origin: string, now: string): string =>
  begins('sitemapindex', [up(origin), about({ capability: 'resourcelist', at: now })]);
export const resourceIndexLine = (origin: string, part: Parameters<typeof resourcePartPath>[0]): string =>
  `${xmlElement('sitemap', xmlElement('loc', origin + resourcePartPath(part)))}\n`;
export const resourceIndexEnd = '</sitemapindex>\n';

export const resourceHead = (origin: string, now: string): string =>
  begins('urlset', [up(origin), link('index', origin + resourcePath), about({ capability: 'resourcelist', at: now })]);

/** All changes since a moment; whoever knows an older state reads the list of all papers again. */
export const changeHead = (origin: string, from: string): string =>
  begins('urlset', [up(origin), about({ capability: 'changelist', from })]);

export const listEnd = '</urlset>\n';

/** A paper in JATS, with the page that it describes. */
export const paperLine = (origin: string, { id, at }: SyncedPaper): string =>
  place(`${origin}/article/${id}.xml`, [
    xmlElement('lastmod', at),
    about({ type: 'application/jats+xml' }),
    page(origin, id),
  ]);

export const changeLine = (origin: string, { id, at, isDeleted }: SyncedPaper): string =>
  place(`${origin}/article/${id}.xml`, [
    xmlElement('lastmod', at),
    about({ change: isDeleted ? 'deleted' : 'updated', datetime: at, type: 'application/jats+xml' }),
    page(origin, id),
  ]);

const page = (origin: string, id: Id): string => link('describes', `${origin}/thesisDetails?columnId=${id}`);
