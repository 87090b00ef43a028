import { useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { confirmed } from '../../../platform/ui/confirm.ts';
import field from '../../../platform/ui/field.module.css';
import type { publishSubmission } from '../../editorial/submissions/editorial.contract.ts';
import { FoldedForm } from './folded-form.tsx';
import { LabelledLine, LabelledSelect, LabelledTick } from './labelled.tsx';
import { ReferencesInput } from './references-input.tsx';
import { type ActionProps, useDone } from './submission-view.ts';
import { useWord } from './use-console.ts';

const accesses = ['0', '1'];

/** An accepted submission is published. */
export function SubmissionPublish({ submission, onDone }: ActionProps) {
  const say = useWord();
  const done = useDone(onDone);
  const { id, kind, number, journal, text } = submission;
  const [wanted, setWanted] = useState({
    doi: '',
    journalId: journal?.id ?? null,
    access: '1',
    licence: '',
    hasText: false,
  });
  const set = (changed: Partial<typeof wanted>) => setWanted({ ...wanted, ...changed });

  async function submit() {
    const words = { confirm: say('submission.publish.do'), cancel: say('form.cancel') };
    if (!(await confirmed(say('submission.publish.confirm', { number: number ?? '' }), words))) return;
    const { access, doi, licence, journalId, hasText } = wanted;
    const answer = await pageCall()<typeof publishSubmission>('POST /console/submission/publish', {
      id,
      doi: doi.trim(),
      licence,
      journalId,
      accessType: access === '0' ? 0 : 1,
      // The text that stands on this page: another one would be refused.
      text: hasText ? (text?.body ?? null) : null,
    });
    if (answer.ok) done();
  }

  return (
    <FoldedForm
      isOpen
      title={say('submission.publish')}
      text={say(`submission.publish.${kind}`)}
      part="publish"
      action={say('submission.publish.do')}
      isStrong
      onSubmit={submit}
    >
      <LabelledLine
        label={say('submission.publish.doi')}
        help={say('submission.publish.doiHelp')}
        maxLength={200}
        pattern="10\.[0-9]{4,9}/\S+"
        dir="ltr"
        value={wanted.doi}
        onChange={(doi) => set({ doi })}
      />
      {kind === 'manuscript' && (
        <>
          <ReferencesInput
            field={{
              name: 'journal',
              type: 'reference',
              label: say('submission.publish.journal'),
              help: say('submission.publish.journalHelp'),
              kinds: ['journal'],
            }}
            path="journal"
            value={wanted.journalId}
            problems={{}}
            onChange={(value) => set({ journalId: typeof value === 'string' ? value : null })}
          />
          <LabelledSelect
            label={say('submission.publish.access')}
            value={wanted.access}
            choices={accesses.map((value) => ({ value, label: say.of('submission.publish.access', value) }))}
            onChange={(access) => set({ access })}
          />
        </>
      )}
      <LabelledLine
        label={say('submission.publish.licence')}
        help={say('submission.publish.licenceHelp')}
        maxLength={100}
        dir="ltr"
        value={wanted.licence}
        onChange={(licence) => set({ licence })}
      />
      {text?.state === 'waiting' && <p className={field.help}>{say('submission.publish.textWaiting')}</p>}
      {text?.body && (
        <LabelledTick
          label={say('submission.publish.text')}
          help={say('submission.publish.textHelp')}
          checked={wanted.hasText}
          onChange={(hasText) => set({ hasText })}
        />
      )}
    </FoldedForm>
  );
}
