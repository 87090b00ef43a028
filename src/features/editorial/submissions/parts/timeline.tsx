import { useSay } from '../../../../platform/i18n/use-say.ts';
import { ChangedOn } from './changed-on.tsx';
import { FileList } from './file-list.tsx';
import styles from './own.module.css';
import type { OwnSubmission } from './submission-view.ts';
import { eventKeys } from './word-keys.ts';

interface Props {
  readonly submission: Pick<OwnSubmission, 'events' | 'files'>;
  fileHref(file: string): string;
}

/** What happened, the newest first: steps, letters, messages with their files. */
export function Timeline({ submission: { events, files }, fileHref }: Props) {
  const say = useSay();
  return (
    <ol className={styles.timeline} reversed data-part="timeline">
      {events.toReversed().map(({ id, what, side, text, at }) => {
        const key = eventKeys[what];
        return (
          key && (
            <li key={id} data-what={what} data-side={side}>
              <p>
                <strong>{say(key)}</strong>
                <span className={styles.facts}>
                  {say(side === 'author' ? 'submissions.own.side.author' : 'submissions.own.side.editor')} ·{' '}
                  <ChangedOn at={at} />
                </span>
              </p>
              {text && (
                <p className={styles.letter} dir="auto">
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
