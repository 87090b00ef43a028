import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { isWithAuthor, takesMessages } from '../domain/steps.ts';
import { FileList, OwnFilm } from './file-list.tsx';
import styles from './form.module.css';
import { LateCaptions, MessageForm, WithdrawForm } from './own-actions.tsx';
import { SubmissionContent } from './submission-content.tsx';
import { filesToSend, formAddress, ownFileAddress, type OwnSubmission as Shown } from './submission-view.ts';
import { StateLine, Timeline } from './timeline.tsx';

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
    <div className={layout.stack4} data-part="own-submission" data-state={state}>
      <p>
        <a href={backHref}>{say('submissions.own.back')}</a>
      </p>
      <header className={layout.stack2}>
        <h2 className={text.h2}>
          <bdi>{textFor(submission.titles, language, site.defaultLanguage) || say('submissions.state.untitled')}</bdi>
        </h2>
        <p className={text.fine}>{[number, say(`submissions.state.kind.${kind}`)].filter(Boolean).join(' · ')}</p>
        <StateLine state={state} isOwn={isOwn} />
        <div className={field.actions}>
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
        <Section title={say('submissions.own.history')}>
          <Timeline submission={submission} fileHref={fileHref} />
        </Section>
      )}
      {isOwn && takesMessages(state) && (
        <Section title={say('submissions.own.write')}>
          <MessageForm id={id} />
        </Section>
      )}
      {sentFiles.length > 0 && (
        <Section title={say('submissions.own.files')}>
          <FileList files={sentFiles} hrefOf={fileHref} />
          {sentFiles.flatMap((file) =>
            file.role === 'video' ? [<OwnFilm key={file.id} submission={id} file={file} />] : [],
          )}
        </Section>
      )}
      {isOwn && kind === 'video' && takesMessages(state) && (
        <Section title={say('submissions.own.captions')}>
          <LateCaptions id={id} written={details.written} />
        </Section>
      )}
      <details data-fold className={`${box.ruled} ${styles.fold}`}>
        <summary>{say('submissions.own.content')}</summary>
        <SubmissionContent
          details={details}
          journal={journal && textFor(journal.titles, language, site.defaultLanguage)}
        />
      </details>
      {steps.includes('withdraw') && (
        <details data-fold className={`${box.ruled} ${styles.fold}`} data-part="withdraw">
          <summary>{say('submissions.own.withdraw')}</summary>
          <WithdrawForm id={id} />
        </details>
      )}
    </div>
  );
}

/** A part of the page of a submission, under its own heading. */
const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={`${layout.stack4} ${box.ruled}`}>
    <h3 className={text.h3}>{title}</h3>
    {children}
  </section>
);
