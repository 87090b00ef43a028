import { useEffect } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { isForReviewer } from '../../editorial/submissions/domain/copies.ts';
import type { giveCleanFile, makeCopies } from '../../editorial/submissions/editorial.contract.ts';
import { FileSlot } from '../../editorial/submissions/parts/file-slot.tsx';
import styles from './console.module.css';
import { ActionButton, ConsoleSection } from './console-page.tsx';
import { type ActionProps, type EditorialFile, type EditorialSubmission, fileAddress } from './submission-view.ts';
import { useWord } from './use-console.ts';

const pollMilliseconds = 1_500;
const isOpen = (state: string): boolean => state === 'received' || state === 'review';

/** Copies of this round's files that do not say who wrote them: how far each is, and a way to give a clean file by hand. */
export function SubmissionCopies({ submission, onDone }: ActionProps) {
  const say = useWord();
  const { id, kind, state, round, isAuthor, copies } = submission;
  const files = submission.files.filter((file) => isForReviewer(file, round));
  const isMaking = copies.some((copy) => copy.state === 'making');
  const isMade = files.every(({ id: file }) => copies.some((copy) => copy.file === file && copy.state === 'ready'));

  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(onDone, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isMaking, onDone]);

  async function make() {
    const answer = await pageCall()<typeof makeCopies>('POST /console/submission/makeCopies', { id });
    if (answer.ok) onDone();
  }

  if (isAuthor || kind !== 'manuscript' || !isOpen(state) || files.length === 0) return null;
  return (
    <ConsoleSection id="copies" title={say('submission.copies')} isCard part="copies">
      <p className={text.fine}>{say('submission.copies.text')}</p>
      <ul className={`${box.entries} ${styles.enclosed}`}>
        {files.map((file) => (
          <CopyLine key={file.id} submission={submission} file={file} onDone={onDone} />
        ))}
      </ul>
      {!isMade && !isMaking && (
        <div>
          <ActionButton onClick={make}>{say('submission.copies.make')}</ActionButton>
        </div>
      )}
    </ConsoleSection>
  );
}

interface LineProps {
  readonly submission: EditorialSubmission;
  readonly file: EditorialFile;
  readonly onDone: () => void;
}

function CopyLine({ submission: { id, copies }, file: { id: file, name, role }, onDone }: LineProps) {
  const say = useWord();
  const made = copies.find((one) => one.file === file);
  const { state = 'none', names = [], copy } = made ?? {};

  async function give(upload: string): Promise<string | undefined> {
    const wanted = { id, file, upload };
    const call = pageCall();
    const answer = await call<typeof giveCleanFile>('POST /console/submission/cleanFile', wanted, { quiet: true });
    if (!answer.ok) return String(answer.failure.values?.message ?? '');
    onDone();
    return undefined;
  }

  return (
    <li className={layout.stack2} data-copy={state}>
      <p>
        <bdi>{name}</bdi>{' '}
        <small className={state === 'named' || state === 'interrupted' ? text.error : text.muted} role="status">
          {say(`submission.copies.state.${state}`, { names: names.join(' · ') })}
        </small>
      </p>
      {copy && (
        <p className={text.fine}>
          <a className={styles.link} href={fileAddress('file', { id, file: copy })}>
            {say('submission.copies.see', { name })}
          </a>
        </p>
      )}
      {(state === 'named' || state === 'refused' || state === 'interrupted') && (
        <FileSlot takes={role} label={say('submission.copies.give', { name })} arrived={give} />
      )}
    </li>
  );
}
