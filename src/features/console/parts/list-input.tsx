import type { ReactNode } from 'react';
import type { Document } from '../../../platform/kernel/form-field.ts';
import buttons from '../../../platform/ui/button.module.css';
import { moved } from '../domain/moved.ts';
import styles from './form-fields.module.css';
import type { InputProps } from './input-props.ts';
import { LabelledGroup } from './labelled.tsx';
import { useWord } from './use-console.ts';

interface Props extends InputProps<'list'> {
  /** The inputs of one entry: the entry, the way to it, and what to do when it changes. */
  readonly children: (entry: Document, at: string, change: (entry: Document) => void) => ReactNode;
}

/** Several entries of the same fields, in an order that can be changed by button and by keyboard. */
export function ListInput({ field, path, value, problems, onChange, children }: Props) {
  const say = useWord();
  const entries = (Array.isArray(value) ? value : []) as Document[];
  return (
    <LabelledGroup legend={field.label} help={field.help} problem={problems[path]} required={field.required}>
      <ol className={styles.entries}>
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own, and its inputs hold no state
          <li key={place}>
            {children(entry, `${path}.${place}.`, (changed) => onChange(entries.with(place, changed)))}
            <div className={styles.actions}>
              <button
                type="button"
                className={buttons.button}
                disabled={place === 0}
                onClick={() => onChange(moved(entries, place, place - 1))}
              >
                {say('form.up')}
              </button>
              <button
                type="button"
                className={buttons.button}
                disabled={place === entries.length - 1}
                onClick={() => onChange(moved(entries, place, place + 1))}
              >
                {say('form.down')}
              </button>
              <button type="button" className={buttons.button} onClick={() => onChange(entries.toSpliced(place, 1))}>
                {say('form.takeAway')}
              </button>
            </div>
          </li>
        ))}
      </ol>
      {entries.length < field.most && (
        <button type="button" className={buttons.button} onClick={() => onChange([...entries, {}])}>
          {say('form.add')}
        </button>
      )}
    </LabelledGroup>
  );
}
