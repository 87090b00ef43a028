import { useId, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import text from '../../../../platform/ui/text.module.css';
import { correctionSubjects, longestCorrection } from '../../../access/domain/correction.ts';
import type { askForCorrection } from '../../../access/librarian.contract.ts';
import { LabelledChoice } from './labelled-choice.tsx';
import { LibrarianSection } from './librarian-section.tsx';

/** Tells the publisher what is wrong, and confirms that it was sent. */
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
    <LibrarianSection isFirst title={say('librarian.correction.title')} part="correction">
      <p className={text.measure}>{say('librarian.correction.text')}</p>
      <form
        className={`${field.form} ${text.measure}`}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <LabelledChoice
          label={say('librarian.correction.about')}
          name="about"
          choices={correctionSubjects.map((value) => ({ value, label: say(`librarian.correction.${value}`) }))}
        />
        <div className={field.field}>
          <label htmlFor={id}>{say('librarian.correction.words')}</label>
          <textarea id={id} name="text" rows={6} required maxLength={longestCorrection} />
        </div>
        <div className={field.actions}>
          <button type="submit" className={buttons.strong}>
            {say('librarian.correction.send')}
          </button>
        </div>
      </form>
      <div role="status">{isSent && <p className={box.notice}>{say('librarian.correction.sent')}</p>}</div>
    </LibrarianSection>
  );
}
