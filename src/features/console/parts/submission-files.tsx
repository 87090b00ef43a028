import { useIntl } from 'react-intl';
import { fileSize } from '../../../platform/shell/printed-sizes.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { Film } from '../../editorial/submissions/parts/film.tsx';
import styles from './console.module.css';
import { ConsoleSection, Mark } from './console-page.tsx';
import { Moment } from './moment.tsx';
import { type EditorialFile, type EditorialSubmission, fileAddress } from './submission-view.ts';
import { useWord } from './use-console.ts';

/** The files of the work, the newest round first. What came with a message stands with the message. */
export function SubmissionFiles({ submission }: { readonly submission: EditorialSubmission }) {
  const say = useWord();
  const { id, round: newest } = submission;
  const work = submission.files.filter(({ event }) => event === null);
  const rounds = Array.from({ length: newest }, (_, place) => newest - place);
  return (
    <ConsoleSection id="files" title={say('submission.files')} isCard part="submission-files">
      {rounds.map((round) => {
        const files = work.filter((file) => file.round === round);
        return (
          <div key={round}>
            {newest > 1 && <h3 className={text.h4}>{say('submissions.round', { round })}</h3>}
            {files.length === 0 && <p className={text.fine}>{say('submission.files.none')}</p>}
            <FileLines submission={id} files={files} />
            {files
              .filter(({ role }) => role === 'video')
              .map((file) => (
                <SubmissionFilm key={file.id} submission={id} file={file} />
              ))}
          </div>
        );
      })}
    </ConsoleSection>
  );
}

export function FileLines({
  submission,
  files,
}: {
  readonly submission: string;
  readonly files: readonly EditorialFile[];
}) {
  const say = useWord();
  const intl = useIntl();
  if (files.length === 0) return null;
  return (
    <ul className={layout.stack1}>
      {files.map((file) => (
        <li key={file.id} className={layout.row3}>
          <a className={styles.link} href={fileAddress('file', { id: submission, file: file.id })} download={file.name}>
            <bdi>{file.name}</bdi>
            <span data-visually-hidden> {say('submission.download', { name: '' })}</span>
          </a>
          <small className={text.muted}>
            {say.of('submission.role', file.role)}
            {file.language && ` (${say.of('language', file.language)})`} · {fileSize(intl, file.bytes)}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** A film that was sent, in the words of the console. */
function SubmissionFilm({ submission, file }: { readonly submission: string; readonly file: EditorialFile }) {
  const say = useWord();
  if (!file.hasPreview) return <p className={text.fine}>{say('submission.preview.making')}</p>;
  return (
    <Film
      addressOf={(form) => fileAddress('preview', { id: submission, file: file.id, form })}
      words={{
        label: say('submission.preview', { name: file.name }),
        play: say('submission.preview.play'),
        failed: say('submission.preview.failed'),
      }}
    />
  );
}

/** These the author does not see. */
const forConsoleAlone = [
  'assigned',
  'opinion-asked',
  'opinion-agreed',
  'opinion-declined',
  'opinion-given',
  'opinion-cancelled',
  'opinion-attached',
  'extension-asked',
  'review-extended',
  'note',
  'conflict-waived',
];

/** Everything that happened, the newest first. */
export function SubmissionTimeline({ submission }: { readonly submission: EditorialSubmission }) {
  const say = useWord();
  const { id, events, files, author } = submission;
  return (
    <ConsoleSection id="timeline" title={say('submission.timeline')} isCard part="timeline">
      <ol className={`${box.entries} ${styles.enclosed}`}>
        {events.toReversed().map((event) => {
          const who =
            event.side === 'reader' ? (event.data.name ?? '') : event.by || (event.side === 'author' ? author : '');
          const named = event.side === 'editor' ? event.data.name : undefined;
          return (
            <li key={event.id} className={layout.stack2} data-event={event.what}>
              <p>
                <Moment at={event.at} /> <bdi>{who || say('submissions.gone')}</bdi>{' '}
                {say.of('submission.event', event.what)}{' '}
                {named !== undefined && <bdi>{named || say('submission.assign.nobody')}</bdi>}
                {event.data.advice && <> ({say.of('submission.review.advice', event.data.advice)})</>}{' '}
                {forConsoleAlone.includes(event.what) && <Mark>{say('submission.onlyConsole')}</Mark>}
              </p>
              {event.text && <p className={styles.written}>{event.text}</p>}
              <FileLines submission={id} files={files.filter((file) => file.event === event.id)} />
            </li>
          );
        })}
      </ol>
    </ConsoleSection>
  );
}
