import { type ReactNode, useRef } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { unlooked } from '../domain/sending-problems.ts';
import type { GuessedPart } from '../domain/submission.ts';
import type { Draft, DraftKeeper } from './draft-keeper.ts';
import styles from './form.module.css';

interface Props {
  readonly part: GuessedPart;
  readonly draft: Draft;
  readonly keeper: DraftKeeper;
  /** What the part is called, for the button. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of the form that a file may have filled: until its author has looked at it, it says so. */
export function Guessed({ part, draft, keeper, name, children }: Props) {
  const say = useSay();
  const fields = useRef<HTMLDivElement>(null);
  const isUnlooked = unlooked(draft.submission.guess, draft.details.looked).includes(part);
  return (
    <div ref={fields} className={styles.guessed} data-field={part} data-unlooked={isUnlooked ? '' : undefined}>
      {isUnlooked && (
        <div className={styles.look} data-part="look">
          <p>{say('submissions.form.guessed')}</p>
          <button
            type="button"
            className={buttons.button}
            aria-label={say('submissions.form.looksRightNamed', { name })}
            onClick={() => {
              keeper.confirm(part);
              // The button goes; whoever pressed it by key goes on from the part.
              fields.current?.querySelector<HTMLElement>('input, textarea, summary')?.focus();
            }}
          >
            {say('submissions.form.looksRight')}
          </button>
        </div>
      )}
      {children}
    </div>
  );
}
