import '../../article/pages/article-body.css';
import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import { Tombstone } from '../../article/parts/tombstone.tsx';
import { tombstoneOf, withdrawnTitle } from '../../news/parts/item-view.ts';
import type { getResource } from '../contract.ts';
import { ResourceDetail } from '../parts/resource-detail.tsx';
import { listOf, resourceJsonLd, resourceView, titleOf } from '../parts/resource-view.ts';
import type { Route } from './+types/resource-page';

/** The general resource, standard or patent that an address names. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, language, parameters, origin } = await openPage(context, request);
  const { columnId: id } = parameters;
  if (!id) throw showScreen('notFound', language);
  const found = await call<typeof getResource>('GET /front/rc_res_general/{id}', { id });
  if (isAbsent(found)) throw showScreen('notFound', language);
  const resource = expectAnswer(found);
  if (resource.withdrawal) {
    const tombstone = tombstoneOf(resource, titleOf(resource, language), language);
    return { state: 'withdrawn' as const, resource: tombstone, library: resource.library };
  }

  const { placeBody, placeHtml } = context.get(pageRequest);
  const [citation, isPlaced, comments] = await Promise.all([
    call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', { id, kind: 'general-resource' }),
    resource.body ? placeBody(resource.body.sha256) : false,
    loadComments(call, id),
  ]);
  placeHtml(headSlot, jsonLdScript(resourceJsonLd(resource, origin)));
  const view = resourceView(resource, language, citation.ok ? citationView(citation.value) : null);
  return { state: 'resource' as const, resource: isPlaced ? view : { ...view, body: null }, comments };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) => {
  if (!view) return [];
  if (view.state === 'withdrawn') return withdrawnTitle(matches, view.resource);
  const { title, url, summary } = view.resource;
  return pageTitle(matches, title.text, { canonical: url, description: summary?.text ?? '' });
};

/** /currencyDetails: a general resource; /libraryDetails: a standard or a patent. */
export default function ResourcePage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  if (view.state === 'resource') return <ResourceDetail resource={view.resource} comments={view.comments} />;
  const { library } = view;
  const others = { name: say('generalResource.withdrawn.others'), href: listOf[library] };
  return (
    <Tombstone paper={view.resource} state={say('generalResource.withdrawn.title', { library })} others={others} />
  );
}
