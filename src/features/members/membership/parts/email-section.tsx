import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import styles from '../../account/parts/account-form.module.css';
import { ChangeReceiverForm } from '../../account/parts/change-receiver-form.tsx';

interface Props {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** The e-mail address of the account, and another one in its place. */
export function EmailSection({ email, hasPassword }: Props) {
  const say = useSay();
  return (
    <section className={styles.section} data-part="email">
      <h2>{say('account.field.email')}</h2>
      <p>{email ? <bdi>{email}</bdi> : say('membership.email.none')}</p>
      <details>
        <summary className={buttons.button}>{say(email ? 'membership.email.change' : 'membership.email.add')}</summary>
        <ChangeReceiverForm receiver="email" label={say('account.field.email')} hasPassword={hasPassword} />
      </details>
    </section>
  );
}
