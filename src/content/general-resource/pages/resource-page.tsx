import '../../article/pages/article-body.css';
import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { type CitationView, citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { storedFileAddress } from '../../../platform/shell/file-addresses.ts';
import {
  type LocalizedText,
  languagesInOrder,
  localizedIn,
  localizedText,
} from '../../../platform/shell/localized-text.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import { Tombstone } from '../../article/parts/tombstone.tsx';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';
import type { getResource } from '../contract.ts';
import { resourceJsonLd } from '../parts/resource-json-ld.ts';
import { ResourceShown } from '../parts/resource-shown.tsx';
import { listOf, type ResourcePageView, type ResourceView } from '../parts/resource-view.ts';
import type { Route } from './+types/resource-page';

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

/** The general resource, standard or patent that an address names. */
async function loadResource(context: Readonly<RouterContextProvider>, request: Request): Promise<ResourcePageView> {
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

type Resource = OutputOf<typeof getResource>;

const titleOf = ({ titles, number, language }: Resource, reader: Language): LocalizedText =>
  localizedIn(titles, reader, language) ?? localizedText(number ?? '—', language);

function resourceView(resource: Resource, reader: Language, citation: CitationView | null): ResourceView {
  const { titles, language, keywords } = resource;
  const words = (text: Readonly<Record<string, string>>) => localizedIn(text, reader, language)?.text ?? '';
  const [, second] = languagesInOrder(titles, reader, language);
  return {
    ...{ id: resource.id, url: resource.url, library: resource.library, citation, doi: resource.doi },
    title: titleOf(resource, reader),
    secondTitle: second ? localizedText(titles[second] ?? '', second) : null,
    summary: localizedIn(resource.summaries, reader, language),
    ...{ number: resource.number, classification: resource.classification, legalStatus: resource.legalStatus },
    holder: words(resource.holders),
    people: resource.people
      .map(({ names }) => words(Object.fromEntries(Object.entries(names).map(([key, name]) => [key, name.full]))))
      .filter(Boolean)
      .join(', '),
    published: resource.publishDate,
    ...{ filedOn: resource.filedOn, effectiveOn: resource.effectiveOn, replacedBy: resource.replacedBy },
    keywords: keywords[reader] ?? keywords[language] ?? Object.values(keywords)[0] ?? [],
    body: resource.body,
    files: resource.files.map(({ id, name, labels, bytes }) => ({
      href: storedFileAddress(id),
      name: words(labels) || name,
      bytes,
      format: /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? '',
    })),
    use: { views: resource.visits, downloads: resource.downloads },
  };
}

const tombstoneOf = (resource: Resource, reader: Language): TombstoneView => ({
  title: titleOf(resource, reader),
  titleHtml: null,
  url: resource.url,
  doi: resource.doi,
  date: resource.withdrawal?.date ?? null,
  reason: resource.withdrawal && localizedIn(resource.withdrawal.reasons, reader, resource.language),
  journal: null,
  links: [],
});
