import { pageCall } from '../../../platform/shell/page-call.ts';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import type { decideAnnouncement, ListedAnnouncement } from '../../discovery/coar-notify/contract.ts';
import { ActionButton, Mark } from './console-page.tsx';
import { Link } from './in-language.tsx';
import { Moment } from './moment.tsx';
import { useTextFor, useWord } from './use-console.ts';

interface Props {
  readonly announcements: readonly ListedAnnouncement[];
  readonly onDone: (text: string) => Promise<void>;
}

/** What was announced, by whom, of which paper, and what an editor makes of it. */
export function AnnouncementTable({ announcements, onDone }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  async function decide(id: string, accept: boolean) {
    const answer = await pageCall()<typeof decideAnnouncement>('POST /console/notify/decide', { id, accept });
    if (answer.ok) await onDone(say(accept ? 'notify.accepted' : 'notify.rejected'));
  }
  return (
    <DataTable
      rows={announcements}
      keyOf={({ id }) => id}
      empty={say('notify.empty')}
      part="notify-announcements"
      columns={[
        {
          head: say('notify.what'),
          isName: true,
          cell: ({ kind, address }) => (
            <a href={address} rel="noopener noreferrer" target="_blank">
              {say(`notify.kind.${kind}`)}
            </a>
          ),
        },
        {
          head: say('notify.by'),
          isLabelled: true,
          cell: ({ name, origin, isKnown }) => (
            <>
              <bdi>{name}</bdi> <small dir="ltr">{origin}</small>
              {!isKnown && (
                <>
                  {' '}
                  <Mark isWarning>{say('notify.unknown')}</Mark>
                </>
              )}
            </>
          ),
        },
        {
          head: say('notify.paper'),
          isLabelled: true,
          cell: ({ paper, titles }) => (
            <Link to={`/console/edit/article/${paper}`}>
              <bdi>{textFor(titles) || paper}</bdi>
            </Link>
          ),
        },
        { head: say('notify.received'), isLabelled: true, cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
        {
          head: say('notify.actions'),
          isHeadHidden: true,
          cell: ({ id, state, name }) => (
            <>
              {(state === 'waiting' || state === 'rejected') && (
                <ActionButton aria-label={`${say('notify.accept')}: ${name}`} onClick={() => decide(id, true)}>
                  {say('notify.accept')}
                </ActionButton>
              )}{' '}
              {(state === 'waiting' || state === 'accepted') && (
                <ActionButton aria-label={`${say('notify.reject')}: ${name}`} onClick={() => decide(id, false)}>
                  {say('notify.reject')}
                </ActionButton>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
