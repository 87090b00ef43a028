import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { useMaybeFrame } from '../../../platform/shell/frame.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import type { getDocument, unschedule } from '../documents.contract.ts';
import { ActionButton } from './console-page.tsx';
import { LabelledLine } from './labelled.tsx';
import { Moment } from './moment.tsx';
import { useWord } from './use-console.ts';

type Opened = OutputOf<typeof getDocument>;

interface NoticeProps {
  readonly opened: Opened;
  readonly onCancelled: () => void;
}

/** That something will be published by itself, and when; or why it was not. */
export function ScheduleNotice({ opened: { kind, id, schedule }, onCancelled }: NoticeProps) {
  const say = useWord();
  if (!schedule) return null;

  async function cancel() {
    const answer = await pageCall()<typeof unschedule>('POST /console/document/unschedule', { kind, id });
    if (!answer.ok) return;
    showToast({ text: say('schedule.cancelled'), kind: 'success' });
    onCancelled();
  }

  return (
    <div className={`${box.notice} ${layout.stack2}`} role="status" data-part="schedule-notice">
      <p>
        <strong>
          {say('schedule.is')} <Moment at={schedule.at} />
        </strong>
      </p>
      {schedule.problem && (
        <p role="alert">
          {say('schedule.failed')} {schedule.problem}
        </p>
      )}
      {schedule.isOlder && <p>{say('schedule.older')}</p>}
      <div>
        <ActionButton onClick={cancel}>{say('schedule.cancel')}</ActionButton>
      </div>
    </div>
  );
}

/** What opens at the end of a long form is where whoever asked for it looks. */
export function useSight<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'center' });
    part.current?.focus();
  }, []);
  return { ref: part, tabIndex: -1 };
}

interface FormProps {
  /** What is wrong with the moment that was chosen. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onSet: (at: string) => void;
  readonly onClose: () => void;
}

/** At which minute something is published, by the clock of the site. */
export function ScheduleForm({ problem, isBusy, onSet, onClose }: FormProps) {
  const say = useWord();
  const zone = useMaybeFrame()?.site.timeZone ?? 'UTC';
  const [at, setAt] = useState('');
  const sight = useSight<HTMLFieldSetElement>();
  return (
    <fieldset {...sight} className={`${box.card} ${layout.stack3}`} data-part="schedule-form">
      <legend>{say('schedule.title')}</legend>
      <LabelledLine
        label={say('schedule.minute')}
        help={say('schedule.zone', { zone })}
        problem={problem}
        type="datetime-local"
        name="publishAt"
        value={at}
        onChange={setAt}
      />
      <div className={layout.row2}>
        <ActionButton isStrong disabled={isBusy || at === ''} onClick={() => onSet(at)}>
          {say('schedule.set')}
        </ActionButton>
        <ActionButton onClick={onClose}>{say('schedule.back')}</ActionButton>
      </div>
    </fieldset>
  );
}

interface AheadProps {
  /** YYYY-MM-DD */
  readonly on: string;
  readonly isBusy: boolean;
  readonly onThen: () => void;
  readonly onNow: () => void;
}

/** A date of publication that is still to come: then, or now all the same? */
export function AheadQuestion({ on, isBusy, onThen, onNow }: AheadProps) {
  const say = useWord();
  const sight = useSight<HTMLDivElement>();
  return (
    <div {...sight} className={`${box.notice} ${layout.stack3}`} role="alert" data-part="ahead-question">
      <p>{say('schedule.ahead', { date: on })}</p>
      <div className={layout.row2}>
        <ActionButton isStrong disabled={isBusy} onClick={onThen}>
          {say('schedule.aheadThen', { date: on })}
        </ActionButton>
        <ActionButton disabled={isBusy} onClick={onNow}>
          {say('schedule.aheadNow')}
        </ActionButton>
      </div>
    </div>
  );
}
