import type { Role } from '../http/roles.ts';
import { type MarkedSite, sites } from '../marked-site.ts';
import { itemNumbers } from '../sample-content-rows.ts';
import { submissionNumbers } from '../sample-submissions.ts';
import type { SamplePage } from './sample-pages.ts';

/** Owner and editor work at the gathered site, operators at every one. */
const at =
  (...roles: readonly Role[]): NonNullable<SamplePage['isFor']> =>
  (role, site) =>
    role === 'operator' || (site === sites.gathered && roles.includes(role));
const editors = { isFor: at('owner', 'editor') };
const owners = { isFor: at('owner') };
const operators = { isFor: at() };

const page = (route: string, more: Partial<SamplePage> = {}): SamplePage => ({
  route,
  path: () => route,
  ...editors,
  ...more,
});

/** The log of a site names what was asked there in vain: here, numbers of the other sites that the walk itself sent. */
const refusedToWalk = 'lists the numbers that the walk asked for at this site';

/** One address for each route of the console, with what the marked sites have stored. */
export const consolePages: readonly SamplePage[] = [
  page('/console', owners),
  page('/console/list/:kind', { path: () => '/console/list/news' }),
  page('/console/edit/:kind/:id', {
    path: (site: MarkedSite) => `/console/edit/news/${site.itemId(itemNumbers.news)}`,
  }),
  page('/console/comments', { path: () => '/console/comments?state=shown' }),
  page('/console/people', { ...owners, silent: 'accounts have no mark' }),
  page('/console/members', { ...owners, silent: 'accounts have no mark' }),
  page('/console/invitation', { silent: 'a form' }),
  page('/console/confirm', { silent: 'a form' }),
  page('/console/channels', owners),
  page('/console/modules', { path: () => '/console/modules?about=home' }),
  page('/console/modules/:id', { path: () => '/console/modules/home' }),
  page('/console/submissions'),
  page('/console/reviewers'),
  page('/console/submissions/:id', {
    path: (site: MarkedSite) => `/console/submissions/${site.itemId(submissionNumbers.submission)}`,
  }),
  page('/console/import'),
  page('/console/import/:id', {
    path: ({ id }: MarkedSite) => `/console/import/00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  }),
  page('/console/changes', owners),
  page('/console/security', {
    ...owners,
    silent: 'fills with what the walk is refused; console-sites.test.ts reads it',
    ofAllSites: { owner: refusedToWalk, operator: refusedToWalk },
  }),
  page('/console/webhooks', owners),
  page('/console/deposits', owners),
  page('/console/notify', owners),
  page('/console/counter', { ...owners }),
  page('/console/usage', { ...owners, silent: 'numbers only' }),
  page('/console/jobs', { ...operators, silent: 'numbers only' }),
  page('/console/sites', { ...operators, ofAllSites: { operator: 'works at every site' } }),
  page('/console/sites/new', { ...operators, silent: 'a form' }),
  page('/console/theme', owners),
  page('/console/*', { path: () => '/console/nowhere', refusal: 404, silent: 'a text of the portal' }),
];
