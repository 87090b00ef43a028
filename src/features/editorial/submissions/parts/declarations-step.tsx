import { Fragment, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import layout from '../../../../platform/ui/layout.module.css';
import type { Declarations } from '../fields.contract.ts';
import styles from './form.module.css';
import { TextArea, Tick } from './form-fields.tsx';
import type { StepProps } from './use-draft.ts';

const further = ['funding', 'data', 'ethics', 'tools'] as const;

/** What authors have to say about more than the work, and a letter to the editors. */
export function DeclarationsStep({ draft, keeper }: StepProps) {
  const say = useSay();
  const { declarations: said, letter } = draft.details;
  const [isOpen] = useState(() => further.some((name) => said[name] !== ''));
  const write = (change: Partial<Declarations>) => keeper.change({ declarations: { ...said, ...change } });
  const area = (
    name: 'interests' | 'letter' | (typeof further)[number],
    text: string,
    change: (text: string) => void,
  ) => (
    <TextArea
      label={say(`submissions.form.declarations.${name}`)}
      hint={say(`submissions.form.declarations.${name}Hint`)}
      rows={name === 'letter' ? 8 : 2}
      longest={name === 'letter' ? 20_000 : 5_000}
      text={text}
      change={change}
    />
  );
  return (
    <>
      <section className={layout.stack4} data-field="declarations">
        <Tick
          label={say('submissions.form.declarations.isOriginal')}
          isTicked={said.isOriginal}
          tick={(isOriginal) => write({ isOriginal })}
        />
        <Tick
          label={say('submissions.form.declarations.noInterests')}
          isTicked={said.noInterests}
          tick={(noInterests) => write({ noInterests })}
        />
        {!said.noInterests && area('interests', said.interests, (interests) => write({ interests }))}
      </section>
      <details data-fold className={styles.fold} open={isOpen}>
        <summary>{say('submissions.form.declarations.more')}</summary>
        <div className={layout.stack4}>
          {further.map((name) => (
            <Fragment key={name}>{area(name, said[name], (text) => write({ [name]: text }))}</Fragment>
          ))}
        </div>
      </details>
      {area('letter', letter, (text) => keeper.change({ letter: text }))}
    </>
  );
}
