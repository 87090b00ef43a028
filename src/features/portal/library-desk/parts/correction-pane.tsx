import { useId, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import text from '../../../../platform/ui/text.module.css';
import { correctionSubjects, longestCorrection } from '../../../access/domain/correction.ts';
import type { askForCorrection } from '../../../access/librarian.contract.ts';
import { DeskSection } from './desk-section.tsx';
import { LabelledChoice } from './labelled-choice.tsx';

/** Tells the publisher what is wrong, and that they were told. */
export function CorrectionPane({ customer }: { readonly customer: string }) {
  const say = useSay();
  const id = useId();
  const [isSent, setSent] = useState(false);
  async function send(form: HTMLFormElement) {
    const given = new FormData(form);
    const about = correctionSubjects.find((subject) => subject === given.get('about')) ?? 'other';
    const words = String(given.get('text') ?? '');
    const wanted = { customer, about, text: words };
    const answer = await pageCall()<typeof askForCorrection>('POST /front/librarian/correction', wanted);
    setSent(answer.ok);
    if (answer.ok) form.reset();
  }
  return (
    <DeskSection isFirst title={say('libraryDesk.correction.title')} part="correction">
      <p className={text.measure}>{say('libraryDesk.correction.text')}</p>
      <form
        className={`${field.form} ${text.measure}`}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <LabelledChoice
          label={say('libraryDesk.correction.about')}
          name="about"
          choices={correctionSubjects.map((value) => ({ value, label: say(`libraryDesk.correction.${value}`) }))}
        />
        <div className={field.field}>
          <label htmlFor={id}>{say('libraryDesk.correction.words')}</label>
          <textarea id={id} name="text" rows={6} required maxLength={longestCorrection} />
        </div>
        <div className={field.actions}>
          <button type="submit" className={buttons.strong}>
            {say('libraryDesk.correction.send')}
          </button>
        </div>
      </form>
      <div role="status">{isSent && <p className={box.notice}>{say('libraryDesk.correction.sent')}</p>}</div>
    </DeskSection>
  );
}
