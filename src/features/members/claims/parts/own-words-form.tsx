import { useId } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import account from '../../account/parts/account-form.module.css';
import { AccountForm } from '../../account/parts/account-form.tsx';
import { askAccount } from '../../account/parts/ask-account.ts';
import { Field } from '../../account/parts/field.tsx';
import { useFormState, textOf } from '../../account/parts/form-state.ts';
import { ResearchFields, researchFieldsOf } from '../../account/parts/research-fields.tsx';

import type { saveClaim } from '../contract.ts';
import { longestIntroduction, type OwnField, type OwnWords, ownWordsProblems } from '../domain/own-words.ts';
import styles from './claim.module.css';

interface Props {
  readonly expert: string;
  readonly words: OwnWords;
}

/** What the owner of a page says of themselves. */
export function OwnWordsForm({ expert, words }: Props) {
  const say = useSay();
  const id = useId();
  const state = useFormState<OwnField>(['website', 'researchFields']);

  const send = async (values: FormData) => {
    const said = {
      introduction: textOf(values, 'introduction'),
      website: textOf(values, 'website'),
      researchFields: researchFieldsOf(values),
    };
    if (!state.accepts(ownWordsProblems(said))) return;
    const answer = await askAccount<typeof saveClaim>('POST /front/expert/claim/save', { id: expert, ...said });
    if (!answer.ok) return state.refuse(answer.failure);
    leaveMessageForNextPage(say('ui.success.save'));
    location.reload();
  };

  return (
    <AccountForm state={state} submit={say('ui.action.save')} send={send} label={say('claims.mine.edit')}>
      <p>{say('claims.mine.hint')}</p>
      <div className={account.field}>
        <label htmlFor={id}>{say('claims.field.introduction')}</label>
        <textarea
          id={id}
          className={styles.introduction}
          name="introduction"
          rows={6}
          dir="auto"
          maxLength={longestIntroduction}
          defaultValue={words.introduction}
          aria-invalid={state.problems.introduction ? true : undefined}
        />
      </div>
      <Field
        name="website"
        type="url"
        dir="ltr"
        label={say('claims.field.website')}
        problem={state.problems.website}
        defaultValue={words.website}
        autoComplete="url"
      />
      <ResearchFields problem={state.problems.researchFields} initial={words.researchFields} />
    </AccountForm>
  );
}
