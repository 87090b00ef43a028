import { DataTable } from '../../../platform/ui/data-table.tsx';
import { reviewerOrders } from '../../editorial/submissions/domain/reviewer.ts';
import type { listReviewers } from '../../editorial/submissions/reviewers.contract.ts';
import { ConsolePage } from '../parts/console-page.tsx';
import { useParameters } from '../parts/in-language.tsx';
import { LabelledLine, LabelledSelect } from '../parts/labelled.tsx';
import { ConsolePages, ListFilter } from '../parts/list-controls.tsx';
import { Moment } from '../parts/moment.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/reviewers-page';
import { ask, listRequest } from './load-console.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return ask<typeof listReviewers>(context, 'GET /console/reviewers', {
    ...listRequest(request),
    order: reviewerOrders.find((order) => order === searchParams.get('order')),
    free: searchParams.get('free') === 'yes' ? 'yes' : undefined,
  });
}

const counts = ['invited', 'accepted', 'declined', 'given', 'medianDays', 'load', 'late'] as const;

/** /console/reviewers: who was ever invited to review at this site. */
export default function ReviewersPage({ loaderData: list }: Route.ComponentProps) {
  const say = useWord();
  const parameters = useParameters();
  const isNarrowed = Boolean(parameters.get('text') || parameters.get('free'));
  return (
    <ConsolePage title={say('page.reviewers')} hint={say('reviewers.text')}>
      <ListFilter action={say('submissions.filter')} {...(isNarrowed && { clear: say('reviewers.clear') })}>
        <LabelledLine
          label={say('reviewers.search')}
          type="search"
          name="text"
          maxLength={100}
          defaultValue={parameters.get('text') ?? ''}
        />
        <LabelledSelect
          label={say('reviewers.order')}
          name="order"
          defaultValue={parameters.get('order') ?? 'invited'}
          choices={reviewerOrders.map((value) => ({ value, label: say.of('reviewers.order', value) }))}
        />
        <LabelledSelect
          label={say('reviewers.free')}
          name="free"
          defaultValue={parameters.get('free') ?? ''}
          choices={['', 'yes'].map((value) => ({ value, label: say.of('reviewers.free', value || 'all') }))}
        />
      </ListFilter>
      <DataTable
        rows={list.content}
        keyOf={({ email }) => email}
        label={say('page.reviewers')}
        part="reviewers"
        empty={say(isNarrowed ? 'reviewers.nothingFound' : 'reviewers.empty')}
        columns={[
          {
            head: say('reviewers.name'),
            isName: true,
            cell: ({ name, email }) => (
              <>
                <bdi>{name}</bdi> <small>{email}</small>
              </>
            ),
          },
          { head: say('reviewers.fields'), isLabelled: true, cell: ({ fields }) => fields.join(', ') },
          ...counts.map((count) => ({
            head: say(`reviewers.${count}`),
            isNumber: true,
            isLabelled: true,
            cell: (reviewer: (typeof list.content)[number]) => reviewer[count],
          })),
          {
            head: say('reviewers.lastInvited'),
            isLabelled: true,
            cell: ({ lastInvitedAt }) => <Moment at={lastInvitedAt} isDay />,
          },
        ]}
      />
      <ConsolePages {...list} />
    </ConsolePage>
  );
}
