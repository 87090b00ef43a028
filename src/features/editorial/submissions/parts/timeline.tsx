import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import words from '../../../../platform/ui/text.module.css';
import { isWithAuthor } from '../domain/steps.ts';
import type { EventName } from '../domain/submission.ts';
import { FileList } from './file-list.tsx';
import styles from './own.module.css';
import type { OwnSubmission } from './submission-view.ts';

/** The events that authors see. */
const eventKeys: Readonly<Partial<Record<EventName, MessageKey>>> = {
  sent: 'submissions.own.event.sent',
  revised: 'submissions.own.event.revised',
  withdrawn: 'submissions.own.event.withdrawn',
  'review-begun': 'submissions.own.event.reviewBegun',
  'revision-asked': 'submissions.own.event.revisionAsked',
  accepted: 'submissions.own.event.accepted',
  declined: 'submissions.own.event.declined',
  message: 'submissions.own.event.message',
  'handed-over': 'submissions.own.event.handedOver',
};

interface Props {
  readonly submission: Pick<OwnSubmission, 'events' | 'files'>;
  fileHref(file: string): string;
}

/** What happened, the newest first: steps, letters, messages with their files. */
export function Timeline({ submission: { events, files }, fileHref }: Props) {
  const say = useSay();
  return (
    <ol className={`${layout.stack4} ${styles.timeline}`} reversed data-part="timeline">
      {events.toReversed().map(({ id, what, side, text, at }) => {
        const key = eventKeys[what];
        return (
          key && (
            <li key={id} className={layout.stack2} data-what={what} data-side={side}>
              <p className={layout.line}>
                <strong>{say(key)}</strong>
                <span className={words.fine}>
                  {say(side === 'author' ? 'submissions.own.side.author' : 'submissions.own.side.editor')} ·{' '}
                  <Moment at={at} />
                </span>
              </p>
              {text && (
                <p className={`${box.remark} ${words.measure} ${words.written}`} dir="auto">
                  {text}
                </p>
              )}
              <FileList files={files.filter((file) => file.event === id)} hrefOf={fileHref} />
            </li>
          )
        );
      })}
    </ol>
  );
}

type StateLineProps = Pick<OwnSubmission, 'state' | 'isOwn'>;

/** Where a submission is, and who has to do something. */
export function StateLine({ state, isOwn }: StateLineProps) {
  const say = useSay();
  return (
    <p>
      <strong className={`${box.badge} ${styles.state}`} data-with-author={isWithAuthor(state) ? '' : undefined}>
        {say(`submissions.state.${state}`)}
      </strong>{' '}
      {say(isOwn ? `submissions.state.expected.${state}` : 'submissions.own.asCoAuthor')}
    </p>
  );
}
