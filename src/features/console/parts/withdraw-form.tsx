import { type FormEvent, useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { withdraw } from '../../editorial/publishing/contract.ts';
import styles from './item-actions.module.css';
import { LabelledInput } from './labelled.tsx';
import { TextInput } from './text-input.tsx';
import { useConsole, useWord } from './use-console.ts';

interface Props {
  readonly id: string;
  readonly onDone: () => void;
}

/** Takes a published thing back: with a reason for its readers, and the site's name against a slip of the hand. */
export function WithdrawForm({ id, onDone }: Props) {
  const say = useWord();
  const { me } = useConsole();
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const [name, setName] = useState('');
  const isReady = name === me.site.sld && Object.values(reasons).some(Boolean);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const answer = await pageCall()<typeof withdraw>('POST /console/item/withdraw', { id, reasons, name });
    if (answer.ok) onDone();
  }

  return (
    <details data-fold className={`${styles.fold} ${styles.danger}`}>
      <summary>{say('item.withdraw')}</summary>
      <form onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>{say('item.withdraw.text')}</p>
        <TextInput
          field={{ name: 'withdrawal', type: 'long-text', label: say('item.reason'), required: true }}
          path="withdrawal"
          value={reasons}
          problems={{}}
          onChange={(value) => setReasons(value as Record<string, string>)}
        />
        <LabelledInput label={say('form.confirmName', { name: me.site.sld })}>
          {(labelled) => (
            <input
              {...labelled}
              type="text"
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </LabelledInput>
        <div>
          <button type="submit" className={buttons.button} disabled={!isReady}>
            {say('item.withdraw')}
          </button>
        </div>
      </form>
    </details>
  );
}
