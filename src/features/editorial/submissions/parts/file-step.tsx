import { useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { SubmittedRole } from '../../../../platform/kernel/sent-file.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { addSubmissionFile, removeSubmissionFile } from '../contract.ts';
import { FileList, OwnFilm } from './file-list.tsx';
import { FileSlot } from './file-slot.tsx';
import styles from './form.module.css';
import { LanguageField } from './form-fields.tsx';
import { filesToSend, type ListedFile, ownFileAddress } from './submission-view.ts';
import type { StepProps } from './use-draft.ts';

/** Everything begins with the file, which says much of the rest by itself. */
export function FileStep({ draft, keeper }: StepProps) {
  const say = useSay();
  const { submission } = draft;
  const [captions, setCaptions] = useState<Language>(draft.details.written);
  const files = filesToSend(submission);
  const of = (role: SubmittedRole) => files.filter((file) => file.role === role);

  const [isOpen] = useState(() => files.some(({ role }) => role === 'figure' || role === 'supplement'));

  const add = (role: SubmittedRole, language: Language | null) => async (upload: string) => {
    await keeper.keep();
    const input = { id: submission.id, upload, role, language };
    const answer = await keeper.alter(() =>
      pageCall()<typeof addSubmissionFile>('POST /front/submission/addFile', input, { quiet: true }),
    );
    return answer.ok ? undefined : String(answer.failure.values?.message ?? '');
  };
  const remove = async ({ id: file }: ListedFile) => {
    const input = { id: submission.id, file };
    await keeper.alter(() => pageCall()<typeof removeSubmissionFile>('POST /front/submission/removeFile', input));
  };
  const list = (role: SubmittedRole) => (
    <FileList
      files={of(role)}
      hrefOf={(file) => ownFileAddress(submission.id, file)}
      remove={(file) => void remove(file)}
    />
  );

  const main = submission.kind === 'video' ? 'video' : 'manuscript';
  return (
    <>
      {submission.state === 'revision' && <p>{say('submissions.form.file.revised')}</p>}
      <section className={layout.stack4} data-field="file">
        {list(main)}
        {main === 'video' && of(main).map((film) => <OwnFilm key={film.id} submission={submission.id} file={film} />)}
        <FileSlot
          takes={main}
          label={say(of(main).length > 0 ? `submissions.form.file.another.${main}` : `submissions.form.file.${main}`)}
          hint={say(`submissions.form.file.${main}Hint`)}
          arrived={add(main, null)}
        />
        <p role="status" className={text.fine} data-part="reading">
          {submission.isReading ? say('submissions.form.file.reading') : ''}
          {!submission.isReading && submission.guess ? say('submissions.form.file.read') : ''}
        </p>
      </section>
      {main === 'video' && (
        <section className={layout.stack4}>
          <h3 className={text.h4}>{say('submissions.form.file.captions')}</h3>
          <p className={text.fine}>{say('submissions.form.file.captionsHint')}</p>
          {list('captions')}
          <LanguageField label={say('submissions.file.captionsLanguage')} chosen={captions} choose={setCaptions} />
          <FileSlot
            takes="captions"
            label={say('submissions.file.role.captions')}
            arrived={add('captions', captions)}
          />
        </section>
      )}
      <details data-fold className={styles.fold} open={isOpen}>
        <summary>{say('submissions.form.file.more')}</summary>
        {(['figure', 'supplement'] as const).map((role) => (
          <section key={role} className={layout.stack4}>
            <h3 className={text.h4}>{say(`submissions.form.file.${role}s`)}</h3>
            {list(role)}
            <FileSlot takes={role} label={say(`submissions.file.role.${role}`)} isSeveral arrived={add(role, null)} />
          </section>
        ))}
      </details>
    </>
  );
}
