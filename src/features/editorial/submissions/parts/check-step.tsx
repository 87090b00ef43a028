import { useState } from 'react';
import { Link } from 'react-router';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { sendSubmission } from '../contract.ts';
import { stepOfProblem } from '../domain/form.ts';
import type { SendingProblem } from '../domain/sending-problems.ts';
import { FileList } from './file-list.tsx';
import { SubmissionContent } from './submission-content.tsx';
import { filesToSend, ownFileAddress } from './submission-view.ts';
import type { StepProps } from './use-draft.ts';

interface Props extends StepProps {
  readonly problems: readonly SendingProblem[];
  readonly journal: string | null;
  hrefOf(step: string): string;
  sent(number: string): void;
}

/** Everything as the editors will see it, what still keeps it from being sent, and the button that sends it. */
export function CheckStep({ draft, keeper, problems, journal, hrefOf, sent }: Props) {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const { submission, details } = draft;

  const send = async () => {
    setRefused('');
    if (!(await keeper.keep())) return setRefused(say('submissions.form.notSaved'));
    const input = { id: submission.id, revision: keeper.revision() };
    const answer = await pageCall()<typeof sendSubmission>('POST /front/submission/send', input, { quiet: true });
    if (answer.ok) return sent(answer.value.number);
    setRefused(String(answer.failure.values?.message ?? ''));
    await keeper.refresh();
  };
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    await send();
    setBusy(false);
  };

  return (
    <>
      {problems.length > 0 ? (
        <section
          className={`${layout.stack2} ${field.problems}`}
          data-part="sending-problems"
          aria-label={say('submissions.form.check.open')}
        >
          <p>{say('submissions.form.check.open')}</p>
          <ul className={`${text.marked} ${text.underlined}`}>
            {problems.map((problem) => (
              <li key={`${problem.field} ${problem.problem}`}>
                <Link to={hrefOf(stepOfProblem(problem))} state={{ field: problem.field }}>
                  {say(problemKey(problem))}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p>{say('submissions.form.check.ready')}</p>
      )}
      <SubmissionContent details={details} journal={journal} />
      <section className={layout.stack4}>
        <h3 className={text.h4}>{say('submissions.form.check.files')}</h3>
        <FileList files={filesToSend(submission)} hrefOf={(file) => ownFileAddress(submission.id, file)} />
      </section>
      <p role="alert" className={field.problem} data-part="send-problem">
        {refused}
      </p>
      <p>
        <button
          type="button"
          className={buttons.strong}
          data-part="send"
          disabled={problems.length > 0 || isBusy}
          onClick={() => void press()}
        >
          {say(isBusy ? 'submissions.form.check.sending' : 'submissions.form.check.send')}
        </button>
      </p>
    </>
  );
}

/** What keeps a submission from being sent, by field and problem. */
function problemKey({ field, problem }: SendingProblem): MessageKey {
  if (problem === 'unlooked') return `submissions.form.unlooked.${field as 'titles'}`;
  if (problem === 'missing') return `submissions.form.missing.${field as 'titles'}`;
  return `submissions.form.wrong.${problem}`;
}
