import { type DragEvent, useId, useRef, useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import type { uploadPicture } from '../contract.ts';
import { pictureProblem, pictureTypes } from '../domain/picture-rules.ts';
import { ActionButton } from './console-page.tsx';
import styles from './file-drop.module.css';
import { useWord } from './use-console.ts';

interface Props {
  readonly label: string;
  readonly value: string | null;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  readonly onChange: (address: string | null) => void;
}

type State = 'quiet' | 'sending' | 'sent';

/** Takes a picture by choosing or by dropping it, sends it at once and shows it. */
export function PictureChooser({ label, value, describedBy, isInvalid, onChange }: Props) {
  const say = useWord();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('quiet');
  const [problem, setProblem] = useState('');
  const [isOver, setOver] = useState(false);

  async function take(file: File | undefined) {
    if (!file || state === 'sending') return;
    const plain = pictureProblem(file);
    setProblem(plain ? say(`picture.${plain}`) : '');
    if (plain) return;
    setState('sending');
    // The browser has the file as a Blob; it arrives as the same bytes.
    const bytes = file as unknown as Buffer;
    const sent = await pageCall()<typeof uploadPicture>('POST /console/upload', { bytes }, { quiet: true });
    setState(sent.ok ? 'sent' : 'quiet');
    if (sent.ok) onChange(sent.value.url);
    else setProblem(String(sent.failure.values?.message ?? say('picture.broken')));
    if (input.current) input.current.value = '';
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button beside it is for everyone
    <div
      className={`${styles.drop} ${styles.picture}`}
      data-part="picture-input"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.preview}>
        {value ? <img src={value} alt={say('picture.shown')} /> : <span>{say('picture.none')}</span>}
      </div>
      <div className={layout.stack2}>
        <div className={field.actions}>
          <label className={`${buttons.button} ${styles.file}`}>
            {say(value ? 'picture.replace' : 'picture.choose')}
            <input
              ref={input}
              type="file"
              accept={pictureTypes.join(',')}
              disabled={state === 'sending'}
              aria-label={`${label}: ${say(value ? 'picture.replace' : 'picture.choose')}`}
              aria-describedby={[`${id}-rules`, `${id}-problem`, describedBy].filter(Boolean).join(' ')}
              aria-invalid={isInvalid || problem ? true : undefined}
              onChange={({ target }) => void take(target.files?.[0])}
            />
          </label>
          {value && <ActionButton onClick={() => onChange(null)}>{say('picture.takeAway')}</ActionButton>}
        </div>
        <p id={`${id}-rules`} className={field.help}>
          {say('picture.drop')} · {say('picture.rules')}
        </p>
        <p id={`${id}-problem`} className={field.problem} role="alert">
          {problem}
        </p>
        <p role="status" className={field.help}>
          {state === 'sending' ? say('picture.sending') : state === 'sent' ? say('picture.sent') : ''}
        </p>
      </div>
    </div>
  );
}
