import { useState } from 'react';
import buttons from '../../../platform/ui/button.module.css';
import styles from './document-form.module.css';
import { LabelledInput } from './labelled.tsx';
import { useConsole, useWord } from './use-console.ts';

interface Props {
  /** What is done once the name is right. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onNamed: (name: string) => void;
}

/** Before something that takes much from readers: whoever does it writes the site's name. */
export function NameQuestion({ action, isBusy = false, onNamed }: Props) {
  const say = useWord();
  const { me } = useConsole();
  const [name, setName] = useState('');
  return (
    <div className={styles.problems} role="alert">
      <LabelledInput label={say('form.confirmName', { name: me.site.sld })}>
        {(labelled) => (
          <input {...labelled} type="text" value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </LabelledInput>
      <button
        type="button"
        className={buttons.strong}
        disabled={isBusy || name !== me.site.sld}
        onClick={() => onNamed(name)}
      >
        {action}
      </button>
    </div>
  );
}
