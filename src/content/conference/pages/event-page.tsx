import { ItemList } from '../../../features/discovery/lists/parts/item-list.tsx';
import { loadList } from '../../../features/discovery/lists/parts/load-list.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { type OpenPage, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { siteOfId } from '../../../platform/kernel/id.ts';
import { Brand } from '../../../platform/shell/brand.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { SkipLink } from '../../../platform/shell/skip-link.tsx';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { type PageRequest, pageRequest } from '../../../platform/ui/page-context.ts';
import { collectionTabs } from '../../album/parts/collection-tabs.ts';
import { entriesOf, nothing } from '../../album/parts/load-collection.ts';
import { withdrawnTitle, withdrawnView } from '../../news/parts/item-view.ts';
import { Withdrawn } from '../../news/parts/withdrawn.tsx';
import type { Conference, getConferenceInfo } from '../contract.ts';
import { eventOfAddress, isLanding } from '../domain/event-address.ts';
import styles from '../parts/event.module.css';
import { EventDetail, NoEvent } from '../parts/event-detail.tsx';
import { type EventView, eventJsonLd, eventView } from '../parts/event-view.ts';
import type { Route } from './+types/event-page';

type View = Route.ComponentProps['loaderData'];

/** The event that an address names: by its id, else by what the address itself says. The address of meetings lists them all. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await openPage(context, request);
  const { call, language, parameters, path } = page;
  const layout: EventView['layout'] = isLanding(path) ? 'landing' : 'page';
  const id = parameters.columnId && siteOfId(parameters.columnId) ? parameters.columnId : null;
  const named = eventOfAddress(path);
  for (const question of [id && { id }, named]) {
    if (!question) continue;
    const found = await call<typeof getConferenceInfo>('GET /front/conference/info', question);
    if (!found.ok) continue;
    const item = withdrawnView(found.value, language);
    if (item) return { state: 'withdrawn' as const, layout, item };
    const event = await showEvent(page, context.get(pageRequest), found.value, layout);
    return { state: 'event' as const, layout, event };
  }
  if (named) return { state: 'none' as const, layout };
  return { state: 'list' as const, layout: 'page' as const, list: await loadList(context, request) };
}

async function showEvent(
  page: OpenPage,
  { placeBody, placeHtml }: PageRequest,
  found: Conference,
  layout: EventView['layout'],
) {
  const kinds = collectionTabs(found.entries).flatMap((tab) => tab.kinds);
  const [entries, isPlaced, comments] = await Promise.all([
    kinds.length > 0 ? entriesOf(page, found.id, kinds) : nothing,
    found.body ? placeBody(found.body.sha256) : false,
    loadComments(page.call, found.id),
  ]);
  const event = eventView({ ...found, body: isPlaced ? found.body : null }, { layout, entries, comments });
  placeHtml(headSlot, jsonLdScript(eventJsonLd(event, page.origin)));
  return event;
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) => {
  switch (view?.state) {
    case 'event': {
      const { title, url, summary, cover } = view.event;
      return pageTitle(matches, title, { canonical: url, description: summary, picture: cover });
    }
    case 'withdrawn':
      return withdrawnTitle(matches, view.item);
    case 'list':
      return pageTitle(matches, view.list.place?.title || sayInHead(matches)(view.list.title));
    case 'none':
      return [
        ...pageTitle(matches, sayInHead(matches)('conference.none.title')),
        { name: 'robots', content: 'noindex, follow' },
      ];
    default:
      return [];
  }
};

/** Conferences of two series, competitions, other events and landing pages: the address says which, the content is stored. */
export default function EventPage({ loaderData: view }: Route.ComponentProps) {
  return view.layout === 'landing' ? <Landing view={view} /> : <EventContent view={view} />;
}

function EventContent({ view }: { readonly view: View }) {
  switch (view.state) {
    case 'event':
      return <EventDetail event={view.event} />;
    case 'withdrawn':
      return <Withdrawn item={view.item} />;
    case 'list':
      return <ItemList view={view.list} />;
    case 'none':
      return <NoEvent layout={view.layout} />;
  }
}

/** A page without the shell, under the site's name alone. */
function Landing({ view }: { readonly view: View }) {
  const say = useSay();
  return (
    <>
      <SkipLink>{say('ui.skipToContent')}</SkipLink>
      <header className={styles.brand}>
        <Brand />
      </header>
      <main id="page-content" tabIndex={-1} data-part="landing">
        <EventContent view={view} />
      </main>
    </>
  );
}
