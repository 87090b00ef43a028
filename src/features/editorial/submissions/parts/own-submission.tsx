import { useSay } from '../../../../platform/i18n/use-say.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { isWithAuthor, takesMessages } from '../domain/steps.ts';
import { FileList, OwnFilm } from './file-list.tsx';
import styles from './own.module.css';
import { LateCaptions, MessageForm, WithdrawForm } from './own-actions.tsx';
import { SubmissionContent } from './submission-content.tsx';
import { filesToSend, formAddress, ownFileAddress, type OwnSubmission as Shown } from './submission-view.ts';
import { Timeline } from './timeline.tsx';

interface Props {
  readonly submission: Shown;
  readonly backHref: string;
}

/** One submission for its authors: where it stands, what happened, what is said, and what can be done. */
export function OwnSubmission({ submission, backHref }: Props) {
  const say = useSay();
  const href = useHref();
  const { language, site } = useFrame();
  const { id, kind, state, number, steps, isOwn, published, details, journal } = submission;
  const unsent = filesToSend(submission).map((file) => file.id);
  const sentFiles = submission.files.filter((file) => file.event === null && !unsent.includes(file.id));
  const fileHref = (file: string) => ownFileAddress(id, file);
  return (
    <div className={styles.own} data-part="own-submission" data-state={state}>
      <p>
        <a href={backHref}>{say('submissions.own.back')}</a>
      </p>
      <header className={styles.head}>
        <h2>
          <bdi>{textFor(submission.titles, language, site.defaultLanguage) || say('submissions.state.untitled')}</bdi>
        </h2>
        <p className={styles.facts}>{[number, say(`submissions.state.kind.${kind}`)].filter(Boolean).join(' · ')}</p>
        <p>
          <strong className={styles.state} data-with-author={isWithAuthor(state) ? '' : undefined}>
            {say(`submissions.state.${state}`)}
          </strong>{' '}
          {say(isOwn ? `submissions.state.expected.${state}` : 'submissions.own.asCoAuthor')}
        </p>
        <div className={styles.ways}>
          {isOwn && isWithAuthor(state) && (
            <a className={buttons.strong} href={href(formAddress(kind, id))} data-part="revise">
              {say(state === 'revision' ? 'submissions.own.revise' : 'submissions.own.goOn')}
            </a>
          )}
          {published?.url && (
            <a className={buttons.strong} href={href(published.url)} data-part="published">
              {say('submissions.own.published')}
            </a>
          )}
        </div>
      </header>
      {submission.events.length > 0 && (
        <section className={styles.section}>
          <h3>{say('submissions.own.history')}</h3>
          <Timeline submission={submission} fileHref={fileHref} />
        </section>
      )}
      {isOwn && takesMessages(state) && (
        <section className={styles.section}>
          <h3>{say('submissions.own.write')}</h3>
          <MessageForm id={id} />
        </section>
      )}
      {sentFiles.length > 0 && (
        <section className={styles.section}>
          <h3>{say('submissions.own.files')}</h3>
          <FileList files={sentFiles} hrefOf={fileHref} />
          {sentFiles.flatMap((file) =>
            file.role === 'video' ? [<OwnFilm key={file.id} submission={id} file={file} />] : [],
          )}
        </section>
      )}
      {isOwn && kind === 'video' && takesMessages(state) && (
        <section className={styles.section}>
          <h3>{say('submissions.own.captions')}</h3>
          <LateCaptions id={id} written={details.written} />
        </section>
      )}
      <details data-fold className={styles.section}>
        <summary>{say('submissions.own.content')}</summary>
        <SubmissionContent
          details={details}
          journal={journal && textFor(journal.titles, language, site.defaultLanguage)}
        />
      </details>
      {steps.includes('withdraw') && (
        <details data-fold className={styles.section} data-part="withdraw">
          <summary>{say('submissions.own.withdraw')}</summary>
          <WithdrawForm id={id} />
        </details>
      )}
    </div>
  );
}
