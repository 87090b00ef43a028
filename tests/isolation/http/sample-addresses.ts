import { arrivalPath, metadataPath } from '../../../src/platform/ports/institution-login.ts';
import type { MarkedSite } from '../marked-site.ts';
import { fileOf, itemNumbers } from '../sample-content-rows.ts';
import { sampleUpload } from '../sample-doings.ts';
import { secretOfNobody, unsubscribeToken } from '../sample-factors.ts';
import type { SampleAddress } from './address-walk.ts';

const get = (name: string, path: (site: MarkedSite) => string, more: Partial<SampleAddress> = {}): SampleAddress => ({
  ...{ name, request: (site) => ({ method: 'GET', path: path(site) }) },
  ...more,
});
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const tus = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** What the server answers beside calls and pages. */
export const sampleAddresses: readonly SampleAddress[] = [
  get('robots.txt', () => '/robots.txt', { silent: 'rules for machines' }),
  get('list of sitemaps', () => '/sitemap.xml', { silent: 'addresses of parts' }),
  get('sitemap', () => '/sitemap-0.xml'),
  get('description of the search', () => '/opensearch.xml'),
  ...['rss', 'atom'].map((format) => get(`feed in ${format}`, () => `/rss/site.${format}`)),
  get('feed of a journal', (site) => `/rss/journal-${site.thing(itemNumbers.journal)}.rss`, { isGathered: true }),
  get('feed of an issue', (site) => `/rss/issue-${site.thing(itemNumbers.issue)}.atom`, { isGathered: true }),
  get('paper for machines', (site) => `/article/${site.thing(itemNumbers.article)}.jsonld`, { isGathered: true }),
  get('look', () => '/theme/walk.css', { silent: 'colours and type' }),
  get('icon', () => '/icon.svg', { silent: 'one letter' }),
  get('file', (site) => `/files/${fileOf(site).sha256}`, { isGathered: true }),
  get('small form of a file', (site) => `/files/${fileOf(site).sha256}?form=low`, { isGathered: true }),
  get('description for institutions', () => metadataPath, { silent: 'the own address' }),
  get('way to an institution', (site) => `/saml/login?institution=${site.thing(70)}&url=/homeNav`, {
    silent: 'an address elsewhere',
  }),
  {
    name: 'answer of an institution',
    request: () => ({
      ...{ method: 'POST', path: arrivalPath, headers: form },
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
      ...{ method: 'POST', path: '/rc-pub/front/upload' },
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
