import { useId, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Declarations } from '../fields.contract.ts';
import styles from './form.module.css';
import type { StepProps } from './use-draft.ts';

const further = ['funding', 'data', 'ethics', 'tools'] as const;

/** What authors have to say about more than the work, and a letter to the editors. */
export function DeclarationsStep({ draft, keeper }: StepProps) {
  const say = useSay();
  const id = useId();
  const { declarations: said, letter } = draft.details;
  const [isOpen] = useState(() => further.some((name) => said[name] !== ''));
  const write = (change: Partial<Declarations>) => keeper.change({ declarations: { ...said, ...change } });
  const area = (
    name: 'interests' | 'letter' | (typeof further)[number],
    text: string,
    change: (text: string) => void,
  ) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{say(`submissions.form.declarations.${name}`)}</label>
      <p className={styles.hint} id={`${id}-${name}-hint`}>
        {say(`submissions.form.declarations.${name}Hint`)}
      </p>
      <textarea
        id={`${id}-${name}`}
        rows={name === 'letter' ? 8 : 2}
        dir="auto"
        maxLength={name === 'letter' ? 20_000 : 5_000}
        value={text}
        aria-describedby={`${id}-${name}-hint`}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
  return (
    <>
      <section className={styles.part} data-field="declarations">
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={said.isOriginal}
            onChange={(event) => write({ isOriginal: event.target.checked })}
          />
          {say('submissions.form.declarations.isOriginal')}
        </label>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={said.noInterests}
            onChange={(event) => write({ noInterests: event.target.checked })}
          />
          {say('submissions.form.declarations.noInterests')}
        </label>
        {!said.noInterests && area('interests', said.interests, (interests) => write({ interests }))}
      </section>
      <details data-fold className={styles.more} open={isOpen}>
        <summary>{say('submissions.form.declarations.more')}</summary>
        {further.map((name) => (
          <div key={name}>{area(name, said[name], (text) => write({ [name]: text }))}</div>
        ))}
      </details>
      {area('letter', letter, (text) => keeper.change({ letter: text }))}
    </>
  );
}
