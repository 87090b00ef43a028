import { useRevalidator } from 'react-router';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import { Tabs } from '../../../platform/ui/tabs.tsx';
import type { ListedAnnouncement, listAnnouncements, listRequests } from '../../discovery/coar-notify/contract.ts';
import { AnnouncementTable } from '../parts/announcement-table.tsx';
import { ConsolePage, ConsoleSection } from '../parts/console-page.tsx';
import { Link, useParameters } from '../parts/in-language.tsx';
import { ConsolePages } from '../parts/list-controls.tsx';
import { RequestForm, RequestTable } from '../parts/notify-requests.tsx';
import { ServiceForm, ServiceTable } from '../parts/notify-services.tsx';
import { useConsole, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/notify-page';
import { ask, listRequest } from './load-console.server.ts';

const states = ['waiting', 'accepted', 'rejected', 'undone'] as const satisfies readonly ListedAnnouncement['state'][];

export async function loader({ context, request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('state');
  const state = states.find((one) => one === wanted) ?? 'waiting';
  const [announced, requests] = await Promise.all([
    ask<typeof listAnnouncements>(context, 'GET /console/notify', { page: listRequest(request).page, state }),
    ask<typeof listRequests>(context, 'GET /console/notify/requests', { size: 50 }),
  ]);
  return { ...announced, state, requests: requests.content };
}

/** /console/notify: what services elsewhere announced of this site's papers, and what they are requested. */
export default function NotifyPage({ loaderData }: Route.ComponentProps) {
  const { inbox, services, counts, announcements, state, requests } = loaderData;
  const say = useWord();
  const { me } = useConsole();
  const parameters = useParameters();
  const { revalidate } = useRevalidator();
  const done = async (text: string) => {
    showToast({ text, kind: 'success' });
    await revalidate();
  };
  const hrefOf = (one: string) => {
    const next = new URLSearchParams(parameters);
    next.delete('page');
    next.set('state', one);
    return `?${next}`;
  };
  return (
    <ConsolePage title={say('page.notify')} hint={say('notify.note')} part="notify">
      <p>
        {say('notify.inbox')} <code dir="ltr">{inbox}</code>
      </p>
      <ConsoleSection id="announcements" title={say('notify.announcements')}>
        <Tabs
          label={say('notify.filter')}
          link={Link}
          tabs={states.map((one) => ({
            key: one,
            name: say(`notify.state.${one}`),
            href: hrefOf(one),
            isCurrent: one === state,
            count: counts[one],
          }))}
        />
        <AnnouncementTable announcements={announcements.content} onDone={done} />
        <ConsolePages {...announcements} />
      </ConsoleSection>
      <ConsoleSection id="requests" title={say('notify.requests')}>
        <RequestTable requests={requests} onDone={done} />
        <RequestForm services={services} onDone={done} />
      </ConsoleSection>
      {me.permissions.includes('site.configure') && (
        <ConsoleSection id="services" title={say('notify.services')}>
          <ServiceTable services={services} onDone={done} />
          <ServiceForm key={services.length} onDone={done} />
        </ConsoleSection>
      )}
    </ConsolePage>
  );
}
