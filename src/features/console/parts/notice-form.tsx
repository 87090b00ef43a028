import { type FormEvent, useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { publishNotice } from '../../editorial/publishing/contract.ts';
import styles from './item-actions.module.css';
import { LabelledInput } from './labelled.tsx';
import { TextInput } from './text-input.tsx';
import { useWord, useWordOf } from './use-console.ts';

const types = ['corrects', 'retracts', 'expresses-concern-about'] as const;

interface Props {
  readonly id: string;
  readonly onDone: () => void;
}

/** A correction, a retraction or an expression of concern about an article. */
export function NoticeForm({ id, onDone }: Props) {
  const say = useWord();
  const sayOf = useWordOf();
  const [type, setType] = useState<(typeof types)[number]>('corrects');
  const [doi, setDoi] = useState('');
  const [reasons, setReasons] = useState<Record<string, string>>({});

  async function submit(event: FormEvent) {
    event.preventDefault();
    const answer = await pageCall()<typeof publishNotice>('POST /console/item/notice', { id, type, doi, reasons });
    if (!answer.ok) return;
    setDoi('');
    setReasons({});
    onDone();
  }

  return (
    <details data-fold className={styles.fold}>
      <summary>{say('item.notice')}</summary>
      <form onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>{say('item.notice.text')}</p>
        <LabelledInput label={say('item.notice.type')}>
          {(labelled) => (
            <select {...labelled} value={type} onChange={({ target }) => setType(target.value as typeof type)}>
              {types.map((one) => (
                <option key={one} value={one}>
                  {sayOf('item.notice', one)}
                </option>
              ))}
            </select>
          )}
        </LabelledInput>
        <LabelledInput label={say('item.notice.doi')} help={say('item.notice.doiHelp')}>
          {(labelled) => (
            <input {...labelled} type="text" value={doi} onChange={({ target }) => setDoi(target.value)} />
          )}
        </LabelledInput>
        <TextInput
          field={{ name: 'notice', type: 'long-text', label: say('item.reason'), required: true }}
          path="notice"
          value={reasons}
          problems={{}}
          onChange={(value) => setReasons(value as Record<string, string>)}
        />
        <div>
          <button type="submit" className={buttons.button} disabled={!Object.values(reasons).some(Boolean)}>
            {say('item.notice.publish')}
          </button>
        </div>
      </form>
    </details>
  );
}
