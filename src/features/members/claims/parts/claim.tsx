import { useEffect, useId, useState } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { AccountForm } from '../../account/parts/account-form.tsx';
import { FoldedForm } from '../../account/parts/account-section.tsx';
import { askAccount } from '../../account/parts/ask-account.ts';
import { Field } from '../../account/parts/field.tsx';
import { textOf, useFormState } from '../../account/parts/form-state.ts';
import { ResearchFields, researchFieldsOf } from '../../account/parts/research-fields.tsx';
import type { claimExpert, myClaim, releaseClaim, saveClaim } from '../contract.ts';
import { longestIntroduction, type OwnField, type OwnWords, ownWordsProblems } from '../domain/own-words.ts';

type Own = OutputOf<typeof myClaim>;

/** For a member: "This is me", and correcting one's own page. */
export default function Claim({ expert }: { readonly expert: string }) {
  const say = useSay();
  const href = useHref();
  const [own, setOwn] = useState<Own>();
  useEffect(() => {
    void pageCall()<typeof myClaim>('GET /front/expert/claim/mine', { id: expert }, { quiet: true }).then(
      (answer) => answer.ok && setOwn(answer.value),
    );
  }, [expert]);

  /** The page shows what changed, so it comes anew. */
  const change = async (question: string, ask: () => Promise<{ readonly ok: boolean }>, message: string) => {
    const words = { confirm: say('ui.action.confirm'), cancel: say('ui.action.cancel') };
    if (!(await confirmed(question, words)) || !(await ask()).ok) return;
    leaveMessageForNextPage(message);
    location.reload();
  };
  const claim = () =>
    change(
      say('claims.confirm.claim'),
      () => pageCall()<typeof claimExpert>('POST /front/expert/claim', { id: expert }),
      say('claims.mine.title'),
    );
  const release = () =>
    change(
      say('claims.confirm.release'),
      () => pageCall()<typeof releaseClaim>('POST /front/expert/claim/release', { id: expert }),
      say('ui.success.delete'),
    );

  if (!own || own.state === 'none') return null;
  return (
    <section
      className={`${layout.stack3} ${box.card} ${text.measure}`}
      data-part="claim"
      data-state={own.state}
      data-print="no"
    >
      {own.state === 'linkFirst' && (
        <p>
          {say('claims.linkFirst.text')} <a href={href('/personalAccount')}>{say('claims.linkFirst.action')}</a>
        </p>
      )}
      {own.state === 'claimable' && (
        <>
          <p>
            <strong>{say('claims.offer.title')}</strong> {say('claims.offer.text')}
          </p>
          <p>
            <button type="button" className={buttons.strong} onClick={() => void claim()} data-part="claim-this">
              {say('claims.action.claim')}
            </button>
          </p>
        </>
      )}
      {own.state === 'mine' && (
        <>
          <p>
            <strong>{say('claims.mine.title')}</strong>
          </p>
          <FoldedForm action={say('claims.mine.edit')}>
            <OwnWordsForm expert={expert} words={own} />
          </FoldedForm>
          <p>
            <button type="button" className={buttons.button} onClick={() => void release()} data-part="release-this">
              {say('claims.action.release')}
            </button>
          </p>
        </>
      )}
    </section>
  );
}

interface Props {
  readonly expert: string;
  readonly words: OwnWords;
}

/** What the owner of a page says of themselves. */
function OwnWordsForm({ expert, words }: Props) {
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
      <div className={field.field}>
        <label htmlFor={id}>{say('claims.field.introduction')}</label>
        <textarea
          id={id}
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
