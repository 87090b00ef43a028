import { type FormEvent, useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import type { publishSubmission } from '../../editorial/submissions/editorial.contract.ts';
import { LabelledInput } from './labelled.tsx';
import { ReferencesInput } from './references-input.tsx';
import styles from './submission.module.css';
import type { ActionProps } from './submission-view.ts';
import { useWord, useWordOf } from './use-console.ts';

const accesses = ['0', '1'];

/** An accepted submission is published. */
export function SubmissionPublish({ submission, onDone }: ActionProps) {
  const say = useWord();
  const sayOf = useWordOf();
  const { id, kind, number, journal } = submission;
  const [wanted, setWanted] = useState({ doi: '', journalId: journal?.id ?? null, access: '1', licence: '' });
  const set = (changed: Partial<typeof wanted>) => setWanted({ ...wanted, ...changed });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const words = { confirm: say('submission.publish.do'), cancel: say('form.cancel') };
    if (!(await confirmed(say('submission.publish.confirm', { number: number ?? '' }), words))) return;
    const { access, doi, licence, journalId } = wanted;
    const answer = await pageCall()<typeof publishSubmission>('POST /console/submission/publish', {
      ...{ id, doi: doi.trim(), licence, journalId },
      accessType: access === '0' ? 0 : 1,
    });
    if (!answer.ok) return;
    showToast({ text: say('submission.done'), kind: 'success' });
    onDone();
  }

  return (
    <details data-fold className={styles.fold} open>
      <summary className={styles.opener}>{say('submission.publish')}</summary>
      <form onSubmit={(event) => void submit(event)} data-part="publish">
        <p className={styles.quiet}>{say(`submission.publish.${kind}`)}</p>
        <LabelledInput label={say('submission.publish.doi')} help={say('submission.publish.doiHelp')}>
          {(labelled) => (
            <input
              {...{ ...labelled, type: 'text', maxLength: 200, pattern: '10\\.[0-9]{4,9}/\\S+', dir: 'ltr' }}
              value={wanted.doi}
              onChange={({ target }) => set({ doi: target.value })}
            />
          )}
        </LabelledInput>
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
            <LabelledInput label={say('submission.publish.access')}>
              {(labelled) => (
                <select {...labelled} value={wanted.access} onChange={({ target }) => set({ access: target.value })}>
                  {accesses.map((one) => (
                    <option key={one} value={one}>
                      {sayOf('submission.publish.access', one)}
                    </option>
                  ))}
                </select>
              )}
            </LabelledInput>
          </>
        )}
        <LabelledInput label={say('submission.publish.licence')} help={say('submission.publish.licenceHelp')}>
          {(labelled) => (
            <input
              {...{ ...labelled, type: 'text', maxLength: 100, dir: 'ltr' }}
              value={wanted.licence}
              onChange={({ target }) => set({ licence: target.value })}
            />
          )}
        </LabelledInput>
        <div>
          <button type="submit" className={buttons.strong}>
            {say('submission.publish.do')}
          </button>
        </div>
      </form>
    </details>
  );
}
