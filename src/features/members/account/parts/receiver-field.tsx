import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Field } from './field.tsx';

interface ReceiverFieldProps {
  /** Whether codes go to phones here; else to addresses alone. */
  readonly sms: boolean;
  readonly problem: string | undefined;
}

/** Where a code is sent to. */
export function ReceiverField({ sms, problem }: ReceiverFieldProps) {
  const say = useSay();
  return (
    <Field
      name="receiver"
      label={say(sms ? 'account.field.receiver' : 'account.field.email')}
      problem={problem}
      type={sms ? 'text' : 'email'}
      inputMode={sms ? undefined : 'email'}
      autoComplete={sms ? 'tel-national' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}
