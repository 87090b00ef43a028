import { useId } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import styles from './account-form.module.css';

const mark = '\u0000';

/** The user agreement, to be read beside the form and accepted in it. */
export function AgreementBox({ problem }: { readonly problem: string | undefined }) {
  const say = useSay();
  const href = useHref();
  const id = useId();
  // The link stands where the sentence of each language wants it.
  const [before, after] = say('account.register.agree', { agreement: mark }).split(mark);
  return (
    <div className={styles.field}>
      <div className={styles.agree} data-part="sentence">
        <input
          type="checkbox"
          id={id}
          name="agreed"
          value="true"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <span>
          <label htmlFor={id}>{before}</label>
          <a href={href('/agreement')} target="_blank" rel="noopener">
            {say('account.register.agreement')}
          </a>
          {after && <label htmlFor={id}>{after}</label>}
        </span>
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} data-part="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
