import type { RouterContextProvider } from 'react-router';
import { type ListView, loadList } from '../../../features/discovery/lists/parts/load-list.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { type OpenPage, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { siteOfId } from '../../../platform/kernel/id.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { type PageRequest, pageRequest } from '../../../platform/ui/page-context.ts';
import { collectionTabs } from '../../album/parts/collection-tabs.ts';
import { entriesOf, nothing } from '../../album/parts/load-collection.ts';
import { secondName } from '../../journal/parts/journal-view.ts';
import { type WithdrawnView, withdrawnView } from '../../news/parts/withdrawn-view.ts';
import type { getConferenceInfo } from '../contract.ts';
import { eventOfAddress, isLanding } from '../domain/event-address.ts';
import { eventJsonLd } from '../parts/event-json-ld.ts';
import type { Conference, EventView } from '../parts/event-view.ts';
import { programmeDays } from '../parts/programme-days.ts';

export type EventPageView =
  | { readonly state: 'event'; readonly layout: 'page' | 'landing'; readonly event: EventView }
  | { readonly state: 'withdrawn'; readonly layout: 'page' | 'landing'; readonly thing: WithdrawnView }
  | { readonly state: 'none'; readonly layout: 'page' | 'landing' }
  | { readonly state: 'list'; readonly layout: 'page'; readonly list: ListView };

/** The event that an address names: by its id, else by what the address itself says. The address of meetings lists them all. */
export async function loadEvent(context: Readonly<RouterContextProvider>, request: Request): Promise<EventPageView> {
  const page = await openPage(context, request);
  const { call, parameters, path, say } = page;
  const layout = isLanding(path) ? 'landing' : 'page';
  const id = parameters.columnId && siteOfId(parameters.columnId) ? parameters.columnId : null;
  const asked = eventOfAddress(path);
  for (const question of [id && { id }, asked]) {
    if (!question) continue;
    const found = await call<typeof getConferenceInfo>('GET /front/conference/info', question);
    if (!found.ok) continue;
    const thing = withdrawnView(found.value, say);
    if (thing) return { state: 'withdrawn', layout, thing };
    return { state: 'event', layout, event: await showEvent(page, context.get(pageRequest), found.value, layout) };
  }
  if (asked) return { state: 'none', layout };
  return { state: 'list', layout: 'page', list: await loadList(context, request) };
}

async function showEvent(
  page: OpenPage,
  { placeBody, placeHtml }: PageRequest,
  found: Conference,
  layout: EventView['layout'],
): Promise<EventView> {
  const tabs = collectionTabs(found.entries);
  const [entries, isPlaced, comments] = await Promise.all([
    tabs.length > 0
      ? entriesOf(
          page,
          found.id,
          tabs.flatMap(({ kinds }) => kinds),
        )
      : nothing,
    found.body ? placeBody(found.body.sha256) : false,
    loadComments(page.call, found.id),
  ]);
  const event: EventView = {
    ...{ id: found.id, url: found.url, year: found.year, startsOn: found.startsOn, endsOn: found.endsOn },
    ...{ place: found.place, organizer: found.organizer, website: found.website, summary: found.summary },
    ...{ layout, title: found.resName, second: secondName(found.titles, found.resName) },
    cover: found.cover && fileAddress(found.cover),
    body: isPlaced ? found.body : null,
    editions: found.editions,
    programme: programmeDays(found.programme),
    ...{ tabs, entries, comments },
  };
  placeHtml(headSlot, jsonLdScript(eventJsonLd(event, page.origin)));
  return event;
}
