import type { RouterContextProvider } from 'react-router';
import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import type { getResource } from '../contract.ts';
import { resourceJsonLd } from '../parts/resource-json-ld.ts';
import type { ResourcePageView } from '../parts/resource-view.ts';
import { resourceView, tombstoneOf } from './resource-view-model.ts';

/** The general resource, standard or patent that an address names. */
export async function loadResource(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<ResourcePageView> {
  const { call, language, parameters, origin } = await openPage(context, request);
  const { columnId: id } = parameters;
  if (!id) throw showScreen('notFound', language);
  const found = await call<typeof getResource>('GET /front/rc_res_general/{id}', { id });
  if (isAbsent(found)) throw showScreen('notFound', language);
  const resource = expectAnswer(found);
  const { library } = resource;
  if (resource.withdrawal) return { state: 'withdrawn', resource: tombstoneOf(resource, language), library };

  const { placeBody, placeHtml } = context.get(pageRequest);
  const [citation, isPlaced, comments] = await Promise.all([
    call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', { id }),
    resource.body ? placeBody(resource.body.sha256) : false,
    loadComments(call, id),
  ]);
  placeHtml(headSlot, jsonLdScript(resourceJsonLd(resource, origin)));
  const view = resourceView(resource, language, citation.ok ? citationView(citation.value) : null);
  return { state: 'resource', resource: isPlaced ? view : { ...view, body: null }, comments };
}
