import { useState } from 'react';
import type { Document, FormField } from '../../../platform/kernel/form-field.ts';
import buttons from '../../../platform/ui/button.module.css';
import { shownValue } from '../domain/documents.ts';
import { type Choosing, compareEdits, mergeEdits, proposedSide } from '../domain/merge.ts';
import styles from './merge-question.module.css';
import { useWord } from './use-console.ts';

interface Props {
  readonly fields: readonly FormField[];
  readonly base: Document;
  readonly mine: Document;
  readonly theirs: Document;
  readonly by: string | null;
  readonly onMerged: (document: Document) => void;
}

/** Two edited the same thing: whoever comes second chooses field by field. Nothing is stored before they publish again. */
export function MergeQuestion({ fields, base, mine, theirs, by, onMerged }: Props) {
  const say = useWord();
  const [chosen, setChosen] = useState<Choosing>({});
  const different = compareEdits(base, mine, theirs);
  const merged = mergeEdits(base, mine, theirs, chosen);
  return (
    <section className={styles.question} aria-labelledby="merge-title" data-part="merge-question" role="alert">
      <h2 id="merge-title">{say('merge.title')}</h2>
      <p>
        {say('merge.text')} {by && say('merge.by', { name: by })}
      </p>
      {different.map((field) => (
        <fieldset key={field.name} className={styles.field}>
          <legend>
            {fields.find(({ name }) => name === field.name)?.label ?? field.name}
            {field.isContested && <strong> {say('merge.contested')}</strong>}
          </legend>
          {(field.both ? (['both', 'mine', 'theirs'] as const) : (['mine', 'theirs'] as const)).map((side) => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={`merge.${field.name}`}
                checked={(chosen[field.name] ?? proposedSide(field)) === side}
                onChange={() => setChosen({ ...chosen, [field.name]: side })}
              />
              <span>
                <strong>{say(`merge.${side}`)}</strong>
                <span className={styles.value}>{shownValue(field[side])}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="button" className={buttons.strong} onClick={() => onMerged(merged)}>
        {say('merge.take')}
      </button>
    </section>
  );
}
