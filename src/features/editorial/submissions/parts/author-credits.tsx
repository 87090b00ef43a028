import { useId } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { type CreditRole, creditRoles } from '../../../../platform/kernel/credit-role.ts';
import { creditName } from '../../../../platform/shell/credit-roles.ts';
import styles from './form.module.css';

interface Props {
  readonly credits: readonly CreditRole[];
  change(credits: readonly CreditRole[]): void;
}

/** What an author did, in the order of the taxonomy. */
export function AuthorCredits({ credits, change }: Props) {
  const say = useSay();
  const hint = useId();
  return (
    <fieldset className={styles.texts} aria-describedby={hint} data-part="credits">
      <legend>{say('submissions.form.authors.credits')}</legend>
      <p id={hint} className={styles.hint}>
        {say('submissions.form.authors.creditsHint')}
      </p>
      <div className={styles.credits}>
        {creditRoles.map((role) => (
          <label key={role} className={styles.tick}>
            <input
              type="checkbox"
              checked={credits.includes(role)}
              onChange={({ target }) =>
                change(creditRoles.filter((one) => (one === role ? target.checked : credits.includes(one))))
              }
            />
            {creditName(say, role)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
