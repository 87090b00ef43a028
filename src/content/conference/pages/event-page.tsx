import type { MetaDescriptor } from 'react-router';
import { ItemList } from '../../../features/discovery/lists/parts/item-list.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Brand } from '../../../platform/shell/brand.tsx';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import { SkipLink } from '../../../platform/shell/skip-link.tsx';
import { Withdrawn } from '../../news/parts/withdrawn.tsx';
import styles from '../parts/event.module.css';
import { EventShown } from '../parts/event-shown.tsx';
import { NoEvent } from '../parts/no-event.tsx';
import type { Route } from './+types/event-page';
import { type EventPageView, loadEvent } from './load-event.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadEvent(context, request);

const noIndex = { name: 'robots', content: 'noindex, follow' };

export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => {
  const view = loaderData as EventPageView | undefined;
  switch (view?.state) {
    case 'event': {
      const { title, url, summary, cover } = view.event;
      return pageTitle(matches, title, { canonical: url, description: summary, picture: cover });
    }
    case 'withdrawn':
      return [...pageTitle(matches, view.thing.title, { canonical: view.thing.url }), noIndex];
    case 'list':
      return pageTitle(matches, view.list.place?.title || sayInHead(matches)(view.list.title));
    case 'none':
      return [...pageTitle(matches, sayInHead(matches)('conference.none.title')), noIndex];
    default:
      return [];
  }
};

/** Conferences of two series, competitions, other events and landing pages: the address says which, the content is stored. */
export default function EventPage({ loaderData }: Route.ComponentProps) {
  const view = loaderData as EventPageView;
  return view.layout === 'landing' ? <Landing view={view} /> : <Shown view={view} />;
}

function Shown({ view }: { readonly view: EventPageView }) {
  switch (view.state) {
    case 'event':
      return <EventShown event={view.event} />;
    case 'withdrawn':
      return <Withdrawn thing={view.thing} />;
    case 'list':
      return <ItemList view={view.list} />;
    case 'none':
      return <NoEvent layout={view.layout} />;
  }
}

/** A page without the shell, under the site's name alone. */
function Landing({ view }: { readonly view: EventPageView }) {
  const say = useSay();
  return (
    <>
      <SkipLink>{say('ui.skipToContent')}</SkipLink>
      <header className={styles.brand}>
        <Brand />
      </header>
      <main id="page-content" tabIndex={-1} data-part="landing">
        <Shown view={view} />
      </main>
    </>
  );
}
