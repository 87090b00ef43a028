import { DataTable } from '../../../platform/ui/data-table.tsx';
import type { listMembers } from '../../members/membership/contract.ts';
import { ConsolePage } from '../parts/console-page.tsx';
import { useParameters } from '../parts/in-language.tsx';
import { ConsolePages, ListSearch } from '../parts/list-controls.tsx';
import { Moment } from '../parts/moment.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/members-page';
import { ask, listRequest } from './load-console.server.ts';

const counts = ['read', 'collected', 'comments', 'subscriptions'] as const;

export const loader = ({ context, request }: Route.LoaderArgs) =>
  ask<typeof listMembers>(context, 'GET /console/members', listRequest(request));

/** /console/members: who uses this site. */
export default function MembersPage({ loaderData: list }: Route.ComponentProps) {
  const say = useWord();
  const text = useParameters().get('text');
  return (
    <ConsolePage title={say('members.title')} hint={say('members.text')}>
      <ListSearch label={say('members.search')} longest={100} />
      <DataTable
        rows={list.content}
        keyOf={({ userName }) => userName}
        label={say('members.title')}
        part="members"
        empty={say(text ? 'members.nothingFound' : 'members.empty')}
        columns={[
          { head: say('members.name'), isName: true, cell: ({ userName }) => <bdi>{userName}</bdi> },
          { head: say('members.institution'), cell: ({ institution }) => institution },
          { head: say('members.seen'), isLabelled: true, cell: ({ seenAt }) => <Moment at={seenAt} isDay /> },
          { head: say('members.since'), isLabelled: true, cell: ({ since }) => <Moment at={since} isDay /> },
          ...counts.map((count) => ({
            head: say(`members.${count}`),
            isNumber: true,
            isLabelled: true,
            cell: (member: (typeof list.content)[number]) => member[count],
          })),
        ]}
      />
      <ConsolePages {...list} />
    </ConsolePage>
  );
}
