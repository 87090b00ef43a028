import { type MiddlewareFunction, redirect } from 'react-router';
import { type Offer, offerAt } from '../../../../platform/kernel/offers.ts';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { troubleStatus } from '../../../../platform/ui/page-trouble.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import type { getHostSite } from '../contract.ts';
import { decideEntry } from '../domain/entry-rules.ts';
import { loadOffers } from '../parts/load-offers.ts';

const forEveryone = { 'surrogate-control': 'max-age=60', 'cache-control': 'public, max-age=0' };
const forOne = { 'cache-control': 'private, no-store' };

/** Says itself that nothing new can be ordered: members still end there what they have. */
const keepsItsPage: Offer = 'subscription';

/** Nobody gets past this to a page of a site that is unknown, closed or elsewhere, nor to one that the site doesn't offer. */
export const guardEntry: MiddlewareFunction<Response> = async ({ request, context }) => {
  const { call, hostOrigin: origin, language, mainDomain, preview, signedIn } = context.get(pageRequest);
  const site = await call<typeof getHostSite>('GET /front/site/getHostSite', {});
  if (!site.ok)
    throw site.failure.code === 'siteNotFound'
      ? showScreen('notFound', language ?? 'zh')
      : showScreen('broken', language ?? 'zh', troubleStatus(site.failure));

  const { pathname, search, searchParams } = pageUrl(request);
  const decision = decideEntry(site.value, { origin, path: pathname, query: search, signedIn }, mainDomain);
  if ('go' in decision) throw redirect(decision.go, { headers: signedIn ? forOne : forEveryone });
  if ('screen' in decision) throw showScreen(decision.screen, language ?? site.value.defaultLanguage);

  if (preview?.state === 'over') throw showScreen('previewOver', language ?? site.value.defaultLanguage);
  if (preview?.state === 'incomplete') throw showScreen('previewIncomplete', language ?? site.value.defaultLanguage);

  const offer = offerAt(pathname, searchParams);
  if (offer && offer !== keepsItsPage && !(await loadOffers(call))[offer])
    throw showScreen('notFound', language ?? site.value.defaultLanguage);
};
