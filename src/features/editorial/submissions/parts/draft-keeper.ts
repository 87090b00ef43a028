import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import { isSame, mergeDetails } from '../domain/merge-details.ts';
import { type GuessedPart, guessedParts } from '../domain/submission.ts';
import type { SubmissionDetails } from '../fields.contract.ts';
import type { OwnSubmission } from './submission-view.ts';

/**
 * saved: the server has it. unsaved: it goes there when the author stops typing. failed: it did not arrive and is tried again.
 * changed: someone else wrote into the same part, or it is no longer the author's; only loading it again helps.
 */
export type Keeping = 'saved' | 'unsaved' | 'saving' | 'failed' | 'changed';

export interface Draft {
  /** As the server last sent it. */
  readonly submission: OwnSubmission;
  /** As it stands in the form. */
  readonly details: SubmissionDetails;
  readonly journalId: string | null;
  readonly keeping: Keeping;
  readonly savedAt: number | null;
}

interface Effects {
  save(written: {
    id: string;
    revision: number;
    details: SubmissionDetails;
    journalId: string | null;
  }): Promise<Result<{ revision: number }, Failure>>;
  read(id: string): Promise<Result<OwnSubmission, Failure>>;
  now(): number;
}

const typingMilliseconds = 800;
const againMilliseconds = 5_000;
const mostTries = 3;

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Keeps what an author writes: saves by itself, tries again, and joins it with what a file said meanwhile. */
export function createDraftKeeper(first: OwnSubmission, { save, read, now }: Effects) {
  let agreed = { ...writtenIn(first), revision: first.revision };
  let draft: Draft = { submission: first, ...writtenIn(first), keeping: 'saved', savedAt: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (change: Partial<Draft>) => {
    draft = { ...draft, ...change };
    for (const listener of listeners) listener();
  };
  const isUnsaved = () => !isSame(draft.details, agreed.details) || draft.journalId !== agreed.journalId;
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), milliseconds);
  };

  /**
   * One exchange with the server at a time. A save that overtakes another is refused as outdated, and a reading next to a save may
   * take the author's own words for somebody else's.
   */
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = before.then(work);
    before = turn.catch(() => {});
    return turn;
  };

  /** Takes over what the server has, unless that can't be joined with what stands in the form. */
  async function takeOver(): Promise<'joined' | 'conflict' | 'unread'> {
    const answer = await read(draft.submission.id);
    if (!answer.ok) return 'unread';
    const theirs = writtenIn(answer.value);
    const details = mergeDetails({
      base: agreed.details,
      mine: draft.details,
      theirs: theirs.details,
      guess: answer.value.guess,
    });
    if (!details) {
      set({ keeping: 'changed' });
      return 'conflict';
    }
    const journalId = draft.journalId === agreed.journalId ? theirs.journalId : draft.journalId;
    agreed = { ...theirs, revision: answer.value.revision };
    set({ submission: answer.value, details, journalId });
    return 'joined';
  }

  const tryAgain = () => {
    set({ keeping: 'failed' });
    later(againMilliseconds);
    return false;
  };

  async function keepOnce(tries: number): Promise<boolean> {
    if (draft.keeping === 'changed') return false;
    // A file that is being read changes the submission as well: better to ask first than to be refused.
    if (draft.submission.isReading) await takeOver();
    if (!isUnsaved()) {
      set({ keeping: 'saved' });
      return true;
    }
    const { details, journalId, submission } = draft;
    set({ keeping: 'saving' });
    const answer = await save({ id: submission.id, revision: agreed.revision, details, journalId });
    if (answer.ok) {
      agreed = { details, journalId, revision: answer.value.revision };
      set({ keeping: isUnsaved() ? 'unsaved' : 'saved', savedAt: now() });
      return isUnsaved() ? keepOnce(tries) : true;
    }
    const { code } = answer.failure;
    if (code === 'submissionChanged' && tries > 1) {
      const outcome = await takeOver();
      if (outcome === 'joined') return keepOnce(tries - 1);
      if (outcome === 'unread') return tryAgain();
    }
    if (code !== 'submissionChanged' && code !== 'submissionClosed' && code !== 'notFound') return tryAgain();
    set({ keeping: 'changed' });
    return false;
  }

  /** Saves now, or as soon as what is on its way has arrived. True when everything in the form is on the server. */
  function keep(): Promise<boolean> {
    clearTimeout(timer);
    running ??= inTurn(() => keepOnce(mostTries)).finally(() => {
      running = undefined;
    });
    return running;
  }

  const write = (change: Partial<Pick<Draft, 'details' | 'journalId'>>) => {
    set({ ...change, ...(draft.keeping !== 'changed' && { keeping: 'unsaved' }) });
    if (draft.keeping !== 'changed') later(typingMilliseconds);
  };

  return {
    draft: () => draft,
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Whoever writes into a part has looked at it. */
    change(change: Partial<Omit<SubmissionDetails, 'looked'>>): void {
      const written = guessedParts.filter((part) => part in change);
      const looked = [...new Set([...draft.details.looked, ...written])];
      write({ details: { ...draft.details, ...change, looked } });
    },
    confirm(part: GuessedPart): void {
      write({ details: { ...draft.details, looked: [...new Set([...draft.details.looked, part])] } });
    },
    chooseJournal: (journalId: string | null): void => write({ journalId }),
    revision: () => agreed.revision,
    keep,
    refresh: () => inTurn(takeOver),
    /** Changes the submission by another call; the next save waits until the form knows what came of it. */
    alter: <Answer extends { readonly ok: boolean }>(call: () => Promise<Answer>): Promise<Answer> =>
      inTurn(async () => {
        const answer = await call();
        if (answer.ok) await takeOver();
        return answer;
      }),
    stop: () => clearTimeout(timer),
  };
}

const writtenIn = ({ details, journal }: OwnSubmission) => ({ details, journalId: journal?.id ?? null });
