import { type FormEvent, useState } from 'react';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import type { handOverSubmission } from '../../editorial/submissions/editorial.contract.ts';
import { pageCall } from '../../members/account/parts/page-call.ts';
import { useWord, useWordOf } from './use-console.ts';
import { LabelledInput } from './labelled.tsx';
import { ReferencesInput } from './references-input.tsx';
import styles from './submission.module.css';
import type { ActionProps } from './submission-view.ts';

const accesses = ['0', '1'];

/** An accepted submission is published. */
export function SubmissionHandOver({ submission, onDone }: ActionProps) {
  const say = useWord();
  const sayOf = useWordOf();
  const { id, kind, number, journal } = submission;
  const [wish, setWish] = useState({ doi: '', journalId: journal?.id ?? null, access: '1', licence: '' });
  const set = (changed: Partial<typeof wish>) => setWish({ ...wish, ...changed });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const words = { confirm: say('submission.handOver.do'), cancel: say('form.cancel') };
    if (!(await confirmed(say('submission.handOver.confirm', { number: number ?? '' }), words))) return;
    const { access, doi, licence, journalId } = wish;
    const answer = await pageCall()<typeof handOverSubmission>('POST /console/submission/handOver', {
      ...{ id, doi: doi.trim(), licence, journalId },
      accessType: access === '0' ? 0 : 1,
    });
    if (!answer.ok) return;
    showToast({ text: say('submission.done'), kind: 'success' });
    onDone();
  }

  return (
    <details data-fold className={styles.fold} open>
      <summary className={styles.opener}>{say('submission.handOver')}</summary>
      <form onSubmit={(event) => void submit(event)} data-part="hand-over">
        <p className={styles.quiet}>{say(`submission.handOver.${kind}`)}</p>
        <LabelledInput label={say('submission.handOver.doi')} help={say('submission.handOver.doiHelp')}>
          {(labelled) => (
            <input
              {...{ ...labelled, type: 'text', maxLength: 200, pattern: '10\\.[0-9]{4,9}/\\S+', dir: 'ltr' }}
              value={wish.doi}
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
                label: say('submission.handOver.journal'),
                help: say('submission.handOver.journalHelp'),
                kinds: ['journal'],
              }}
              path="journal"
              value={wish.journalId}
              problems={{}}
              onChange={(value) => set({ journalId: typeof value === 'string' ? value : null })}
            />
            <LabelledInput label={say('submission.handOver.access')}>
              {(labelled) => (
                <select {...labelled} value={wish.access} onChange={({ target }) => set({ access: target.value })}>
                  {accesses.map((one) => (
                    <option key={one} value={one}>
                      {sayOf('submission.handOver.access', one)}
                    </option>
                  ))}
                </select>
              )}
            </LabelledInput>
          </>
        )}
        <LabelledInput label={say('submission.handOver.licence')} help={say('submission.handOver.licenceHelp')}>
          {(labelled) => (
            <input
              {...{ ...labelled, type: 'text', maxLength: 100, dir: 'ltr' }}
              value={wish.licence}
              onChange={({ target }) => set({ licence: target.value })}
            />
          )}
        </LabelledInput>
        <div>
          <button type="submit" className={buttons.strong}>
            {say('submission.handOver.do')}
          </button>
        </div>
      </form>
    </details>
  );
}
