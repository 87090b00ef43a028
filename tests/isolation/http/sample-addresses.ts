import { arrivalPath, metadataPath } from '../../../src/platform/ports/institution-login.ts';
import type { MarkedSite } from '../marked-site.ts';
import { fileOf, itemNumbers } from '../sample-content-rows.ts';
import { sampleUpload } from '../sample-doings.ts';
import { secretOfNobody, unsubscribeToken } from '../sample-factors.ts';
import type { SampleAddress } from './address-walk.ts';

const get = (name: string, path: (site: MarkedSite) => string, more: Partial<SampleAddress> = {}): SampleAddress => ({
  name,
  request: (site) => ({ method: 'GET', path: path(site) }),
  ...more,
});
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const tus = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** With the key of the library that a marked site has. */
const counterAccess = (site: MarkedSite) =>
  `customer_id=${site.itemId(70)}&requestor_id=${site.mark}&api_key=${site.mark}`;

/** What the server answers next to calls and pages. */
export const sampleAddresses: readonly SampleAddress[] = [
  get('robots.txt', () => '/robots.txt', { silent: 'rules for machines' }),
  get('list of sitemaps', () => '/sitemap.xml', { silent: 'addresses of parts' }),
  get('sitemap', () => '/sitemap-0.xml'),
  get('description of the search', () => '/opensearch.xml'),
  ...['rss', 'atom'].map((format) => get(`feed in ${format}`, () => `/rss/site.${format}`)),
  get('feed of a journal', (site) => `/rss/journal-${site.itemId(itemNumbers.journal)}.rss`, { isGathered: true }),
  get('feed of an issue', (site) => `/rss/issue-${site.itemId(itemNumbers.issue)}.atom`, { isGathered: true }),
  ...['ListRecords', 'ListIdentifiers'].map((verb) =>
    get(`${verb} of harvesters`, () => `/oai?verb=${verb}&metadataPrefix=oai_dc`),
  ),
  get('sets of harvesters', () => '/oai?verb=ListSets'),
  get(
    'record of a harvester',
    (site) =>
      `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:${site.host}:${site.itemId(itemNumbers.article)}`,
    { isGathered: true },
  ),
  get('papers for copies', () => '/resourcesync/resourcelist-0.xml'),
  get('changes for copies', () => '/resourcesync/changelist.xml'),
  get('inbox', () => '/inbox', { silent: 'what arrived is read at the console' }),
  get('titles for libraries', () => '/kbart.txt'),
  get('papers for PubMed', () => '/pubmed.xml'),
  get('books for book trade', () => '/onix.xml'),
  get('way of a link resolver', (site) => `/openurl?rft_id=info:doi/10.5555/${site.mark}&rft.atitle=light`, {
    silent: 'an address only',
  }),
  get('paper for machines', (site) => `/article/${site.itemId(itemNumbers.article)}.jsonld`, { isGathered: true }),
  get('links of a paper', (site) => `/article/${site.itemId(itemNumbers.article)}.linkset.json`, { isGathered: true }),
  get('state of the COUNTER API', () => '/r51/status'),
  get('members for COUNTER', (site) => `/r51/members?${counterAccess(site)}`),
  get('COUNTER reports', (site) => `/r51/reports?${counterAccess(site)}`, { silent: 'names of reports' }),
  get('COUNTER report', (site) => `/r51/reports/ir?${counterAccess(site)}&begin_date=2026-10&end_date=2026-10`),
  get('paper in JATS', (site) => `/article/${site.itemId(itemNumbers.article)}.xml`, { isGathered: true }),
  get('paper as a book', (site) => `/epub/${site.itemId(itemNumbers.article)}.epub`, { silent: 'a packed archive' }),
  get('years for archives', () => '/archive'),
  get('year of a journal for archives', (site) => `/archive/${site.itemId(itemNumbers.journal)}/2026`),
  get('paper for archives', (site) => `/archive/${site.itemId(itemNumbers.article)}.zip`, {
    silent: 'a packed archive',
  }),
  get('picture for viewers', (site) => `/iiif/3/${site.itemId(itemNumbers.figure)}-1/info.json`, { isGathered: true }),
  get('pictures of a paper', (site) => `/iiif/presentation/3/${site.itemId(itemNumbers.article)}/manifest`, {
    isGathered: true,
  }),
  get('look', () => '/theme/walk.css', { silent: 'colours and type' }),
  get('icon', () => '/icon.svg', { silent: 'one letter' }),
  get('file', (site) => `/files/${fileOf(site).sha256}`, { isGathered: true }),
  get('small form of a file', (site) => `/files/${fileOf(site).sha256}?form=low`, { isGathered: true }),
  get('description for institutions', () => metadataPath, { silent: 'the own address' }),
  get('way to an institution', (site) => `/saml/login?institution=${site.itemId(70)}&url=/homeNav`, {
    silent: 'an address elsewhere',
  }),
  {
    name: 'answer of an institution',
    request: () => ({
      method: 'POST',
      path: arrivalPath,
      headers: form,
      body: `RelayState=${secretOfNobody}&SAMLResponse=x`,
    }),
    silent: 'an address only',
  },
  {
    name: 'end of a subscription by its link',
    request: (site) => ({
      method: 'POST',
      path: `/unsubscribe?token=${encodeURIComponent(unsubscribeToken(site))}`,
      headers: form,
      body: 'List-Unsubscribe=One-Click',
    }),
    silent: 'yes or no',
  },
  get('check of access', () => '/checkAccess?url=/homeNav', { silent: 'an address only' }),
  {
    name: 'beginning of an upload',
    request: () => ({
      method: 'POST',
      path: '/rc-pub/front/upload',
      headers: {
        ...tus,
        'upload-length': '10',
        'upload-metadata': `name ${base64('walk.pdf')},role ${base64('manuscript')}`,
      },
    }),
    silent: 'an address only',
    roles: ['member'],
  },
  {
    name: 'state of an upload',
    request: (site) => ({ method: 'HEAD', path: `/rc-pub/front/upload/${sampleUpload(site)}`, headers: tus }),
    silent: 'numbers only',
    roles: ['member'],
  },
];
