import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import type { forgetUnsaved, getDocument, keepUnsaved } from '../documents.contract.ts';
import { seenEverySeconds } from '../domain/unsaved.ts';
import { useUnsavedForm } from './unsaved-guard.tsx';

interface Form {
  readonly opened: OutputOf<typeof getDocument>;
  /** The state that the form began with. */
  readonly state: string;
  readonly document: Document;
  readonly isChanged: boolean;
  /** Whether it waits for its writer to say what becomes of an earlier one. */
  readonly isWaiting: boolean;
}

type Keeping = 'none' | 'kept' | 'failed';

const typingMilliseconds = 1_000;
const againMilliseconds = 5_000;

/** Keeps what is typed into a form, for whoever types it; tells who else has the form open. */
export function useKeptForm(form: Form) {
  const newest = useRef(form);
  newest.current = form;
  const [keeping, setKeeping] = useState<Keeping>('none');
  const [others, setOthers] = useState(form.opened.others);
  const { kind, id } = form.opened;
  // What was saved or given up since the last change of the form is no longer unsaved, before the page is drawn anew.
  const isLeft = useRef(false);
  const before = useRef<Promise<unknown>>(Promise.resolve());

  /** One exchange at a time: what was typed earlier must not arrive later, nor after it was saved. */
  const inTurn = useCallback(<Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = before.current.then(work);
    before.current = turn.catch(() => {});
    return turn;
  }, []);

  const send = useCallback(
    (withDocument: boolean) =>
      inTurn(async () => {
        const { state, document } = newest.current;
        if (isLeft.current) return true;
        const wanted = { kind, id, state, ...(withDocument ? { document } : {}) };
        const answer = await pageCall()<typeof keepUnsaved>('POST /console/document/keep', wanted, { quiet: true });
        if (answer.ok) setOthers(answer.value.others);
        if (withDocument) setKeeping(answer.ok ? 'kept' : 'failed');
        return answer.ok;
      }),
    [kind, id, inTurn],
  );

  const forget = useCallback(
    () =>
      inTurn(async () => {
        setKeeping('none');
        await pageCall()<typeof forgetUnsaved>('POST /console/document/forget', { kind, id }, { quiet: true });
      }),
    [kind, id, inTurn],
  );

  const { document, isChanged, isWaiting } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the document begins the wait anew
  useEffect(() => {
    if (isWaiting) return;
    isLeft.current = false;
    if (!isChanged) {
      if (keeping !== 'none') void forget();
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const keep = async () => {
      if (!(await send(true))) timer = setTimeout(keep, againMilliseconds);
    };
    timer = setTimeout(keep, typingMilliseconds);
    return () => clearTimeout(timer);
  }, [document, isChanged, isWaiting]);

  useEffect(() => {
    const sendIfVisible = () => void (globalThis.document.visibilityState === 'visible' && send(false));
    const hidden = () => {
      const { isChanged, isWaiting } = newest.current;
      if (globalThis.document.visibilityState === 'hidden' && isChanged && !isWaiting) void send(true);
    };
    sendIfVisible();
    const timer = setInterval(sendIfVisible, seenEverySeconds * 1_000);
    globalThis.document.addEventListener('visibilitychange', hidden);
    return () => {
      clearInterval(timer);
      const { isChanged, isWaiting } = newest.current;
      if (isChanged && !isWaiting) void send(true);
      globalThis.document.removeEventListener('visibilitychange', hidden);
    };
  }, [send]);

  useUnsavedForm({
    isChanged: () => newest.current.isChanged && !isLeft.current,
    keep: () => send(true),
    discard: () => {
      isLeft.current = true;
      return forget();
    },
  });

  return {
    keeping,
    others,
    forget,
    inTurn,
    /** Says that what stands in the form is stored, so that the page may be left. */
    stored: () => {
      isLeft.current = true;
      setKeeping('none');
    },
  };
}
