import buttons from '../../../platform/ui/button.module.css';
import styles from './change-filter.module.css';
import { Form, Link } from './in-language.tsx';
import { LabelledInput } from './labelled.tsx';
import { useConsole, useWord } from './use-console.ts';

export interface ChosenChanges {
  readonly by: string;
  readonly kind: string;
  readonly day: string;
}

/** Narrows the log down to a person, a kind and a day. */
export function ChangeFilter({ chosen }: { readonly chosen: ChosenChanges }) {
  const say = useWord();
  const { words, language } = useConsole();
  const kinds = Object.entries(words)
    .filter(([key]) => key.startsWith('kind.'))
    .map(([key, name]) => ({ kind: key.slice('kind.'.length), name }))
    .sort((one, other) => one.name.localeCompare(other.name, language === 'zh' ? 'zh-CN' : 'en'));
  const isNarrowed = Object.values(chosen).some(Boolean);
  return (
    <Form key={JSON.stringify(chosen)} className={styles.filter} role="search" aria-label={say('changes.filter')}>
      <LabelledInput label={say('changes.by')}>
        {(input) => <input {...input} name="by" maxLength={50} defaultValue={chosen.by} autoComplete="off" />}
      </LabelledInput>
      <LabelledInput label={say('changes.kind')}>
        {(input) => (
          <select {...input} name="kind" defaultValue={chosen.kind}>
            <option value="">{say('changes.allKinds')}</option>
            {kinds.map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        )}
      </LabelledInput>
      <LabelledInput label={say('changes.day')}>
        {(input) => <input {...input} name="day" type="date" defaultValue={chosen.day} />}
      </LabelledInput>
      <div className={styles.actions}>
        <button type="submit" className={buttons.strong}>
          {say('changes.apply')}
        </button>
        {isNarrowed && (
          <Link className={buttons.button} to="?">
            {say('changes.clear')}
          </Link>
        )}
      </div>
    </Form>
  );
}
