import { useSearchParams } from 'react-router';
import buttons from '../../../platform/ui/button.module.css';
import { Form } from './in-language.tsx';
import { LabelledInput } from './labelled.tsx';
import styles from './submission-filter.module.css';
import { useWord, useWordOf } from './use-console.ts';

const kinds = ['all', 'manuscript', 'video'];
const editors = ['all', 'me', 'nobody'];

/** What narrows the queue down, in the address. */
export function SubmissionFilter({ state }: { readonly state: string }) {
  const say = useWord();
  const sayOf = useWordOf();
  const [parameters] = useSearchParams();
  const choice = (name: 'kind' | 'editor', values: readonly string[]) => (
    <LabelledInput label={say(`submissions.${name}`)}>
      {(labelled) => (
        <select {...labelled} name={name} defaultValue={parameters.get(name) ?? 'all'}>
          {values.map((value) => (
            <option key={value} value={value}>
              {sayOf(`submissions.${name}`, value)}
            </option>
          ))}
        </select>
      )}
    </LabelledInput>
  );
  return (
    <Form className={styles.filter} role="search">
      <input type="hidden" name="state" value={state} />
      {choice('kind', kinds)}
      {choice('editor', editors)}
      <LabelledInput label={say('submissions.search')}>
        {(labelled) => (
          <input {...labelled} type="search" name="text" maxLength={100} defaultValue={parameters.get('text') ?? ''} />
        )}
      </LabelledInput>
      <button type="submit" className={buttons.button}>
        {say('submissions.filter')}
      </button>
    </Form>
  );
}
