import { useState } from 'react';
import { useIntl } from 'react-intl';
import { sayWith } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import type { askForTime } from '../review.contract.ts';
import { Labelled, TextArea } from './form-fields.tsx';

interface Props {
  readonly code: string;
  /** YYYY-MM-DD */
  readonly dueOn: string;
  readonly requestedUntil: string | null;
  onRequested(): void;
}

/** Asks the editors for a later day. */
export function ReviewMoreTime({ code, dueOn, requestedUntil, onRequested }: Props) {
  const intl = useIntl();
  const say = sayWith(intl);
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  if (requestedUntil)
    return (
      <p role="status" data-part="time-asked">
        {say('submissions.review.extend.asked', {
          date: intl.formatDate(`${requestedUntil}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
        })}
      </p>
    );

  const send = async () => {
    const wanted = { code, until, reason };
    if ((await pageCall()<typeof askForTime>('POST /front/review/askForTime', wanted)).ok) onRequested();
  };

  return (
    <details data-fold data-part="more-time">
      <summary>{say('submissions.review.extend.open')}</summary>
      <form
        className={field.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Labelled id="until" label={say('submissions.review.extend.until')}>
          <input
            id="until"
            type="date"
            required
            min={dueOn}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </Labelled>
        <TextArea
          label={say('submissions.review.extend.reason')}
          rows={3}
          longest={1_000}
          text={reason}
          change={setReason}
        />
        <div className={field.actions}>
          <button type="submit" className={buttons.button}>
            {say('submissions.review.extend.send')}
          </button>
        </div>
      </form>
    </details>
  );
}
