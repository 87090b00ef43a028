import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import layout from '../../../platform/ui/layout.module.css';
import { Modal } from '../../../platform/ui/modal.tsx';
import { ActionButton } from './console-page.tsx';
import { useWord } from './use-console.ts';

/** A form of the page that is open. */
interface UnsavedForm {
  readonly isChanged: () => boolean;
  /** Keeps what stands in it for later; answers whether that was done. A form without it can only be given up. */
  readonly keep?: () => Promise<boolean>;
  readonly discard?: () => Promise<unknown>;
}

type Forms = Set<{ readonly current: UnsavedForm }>;

const FormsContext = createContext<Forms | null>(null);

/** Tells the page of a form, so that nobody leaves it unasked while something stands in it unsaved. */
export function useUnsavedForm(form: UnsavedForm): void {
  const forms = useContext(FormsContext);
  const newest = useRef(form);
  newest.current = form;
  useEffect(() => {
    forms?.add(newest);
    return () => void forms?.delete(newest);
  }, [forms]);
}

/** Asks before a page with unsaved forms is left: by a link of the console, by the browser's buttons, by closing the window. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const [forms] = useState<Forms>(() => new Set());
  const changed = () => [...forms].map(({ current }) => current).filter((form) => form.isChanged());
  // The router takes one question at a time, so that all forms of a page share this one.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && changed().length > 0,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if ([...forms].some(({ current }) => current.isChanged())) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [forms]);
  return (
    <FormsContext value={forms}>
      {children}
      {blocker.state === 'blocked' && (
        <LeaveQuestion forms={changed()} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      )}
    </FormsContext>
  );
}

interface QuestionProps {
  readonly forms: readonly UnsavedForm[];
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function LeaveQuestion({ forms, onStay, onLeave }: QuestionProps) {
  const say = useWord();
  const [hasFailed, setFailed] = useState(false);
  const isKept = forms.every(({ keep }) => keep);
  const isAnswered = useRef(false);
  const leave = () => {
    isAnswered.current = true;
    onLeave();
  };

  async function keep() {
    const kept = await Promise.all(forms.map((form) => form.keep?.()));
    if (kept.every(Boolean)) leave();
    else setFailed(true);
  }

  async function discard() {
    await Promise.all(forms.map((form) => form.discard?.()));
    leave();
  }

  return (
    <Modal title={say('unsaved.title')} part="leave-question" closed={() => isAnswered.current || onStay()}>
      <div className={layout.stack4}>
        <p>{say(isKept ? 'unsaved.textKept' : 'unsaved.text')}</p>
        <p role="alert">{hasFailed && say('unsaved.failed')}</p>
        <div className={layout.row2}>
          {isKept && (
            <ActionButton isStrong onClick={keep}>
              {say('unsaved.keep')}
            </ActionButton>
          )}
          <ActionButton onClick={onStay}>{say('unsaved.stay')}</ActionButton>
          <ActionButton onClick={discard}>{say('unsaved.discard')}</ActionButton>
        </div>
      </div>
    </Modal>
  );
}
