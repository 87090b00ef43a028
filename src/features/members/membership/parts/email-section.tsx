import { useSay } from '../../../../platform/i18n/use-say.ts';
import { AccountSection, FoldedForm } from '../../account/parts/account-section.tsx';
import { ChangeReceiverForm } from '../../account/parts/change-receiver-form.tsx';

interface Props {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** The e-mail address of the account, and another one in its place. */
export function EmailSection({ email, hasPassword }: Props) {
  const say = useSay();
  return (
    <AccountSection title={say('account.field.email')} part="email">
      <p>{email ? <bdi>{email}</bdi> : say('membership.email.none')}</p>
      <FoldedForm action={say(email ? 'membership.email.change' : 'membership.email.add')}>
        <ChangeReceiverForm receiver="email" label={say('account.field.email')} hasPassword={hasPassword} />
      </FoldedForm>
    </AccountSection>
  );
}
