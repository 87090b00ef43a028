import buttons from '../../../platform/ui/button.module.css';
import styles from './change-filter.module.css';
import { Form, Link } from './in-language.tsx';
import { LabelledLine, LabelledSelect } from './labelled.tsx';
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
    .map(([key, label]) => ({ value: key.slice('kind.'.length), label }))
    .sort((one, other) => one.label.localeCompare(other.label, language === 'zh' ? 'zh-CN' : 'en'));
  const isNarrowed = Object.values(chosen).some(Boolean);
  return (
    <Form key={JSON.stringify(chosen)} className={styles.filter} role="search" aria-label={say('changes.filter')}>
      <LabelledLine label={say('changes.by')} name="by" maxLength={50} defaultValue={chosen.by} autoComplete="off" />
      <LabelledSelect
        label={say('changes.kind')}
        name="kind"
        defaultValue={chosen.kind}
        choices={[{ value: '', label: say('changes.allKinds') }, ...kinds]}
      />
      <LabelledLine label={say('changes.day')} name="day" type="date" defaultValue={chosen.day} />
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
