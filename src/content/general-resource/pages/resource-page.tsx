import '../../article/pages/article-body.css';
import type { MetaDescriptor } from 'react-router';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { Tombstone } from '../../article/parts/tombstone.tsx';
import { ResourceShown } from '../parts/resource-shown.tsx';
import { listOf } from '../parts/resource-view.ts';
import type { Route } from './+types/resource-page';
import { loadResource } from './load-resource.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadResource(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData: view }): MetaDescriptor[] => {
  if (!view) return [];
  const { title, url } = view.resource;
  if (view.state === 'withdrawn')
    return [...pageTitle(matches, title.text, { canonical: url }), { name: 'robots', content: 'noindex, follow' }];
  return pageTitle(matches, title.text, { canonical: url, description: view.resource.summary?.text ?? '' });
};

/** /currencyDetails: a general resource; /libraryDetails: a standard or a patent. */
export default function ResourcePage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  if (view.state === 'resource') return <ResourceShown resource={view.resource} comments={view.comments} />;
  const { library } = view;
  const others = { name: say('generalResource.withdrawn.others'), href: listOf[library] };
  return (
    <Tombstone paper={view.resource} state={say('generalResource.withdrawn.title', { library })} others={others} />
  );
}
