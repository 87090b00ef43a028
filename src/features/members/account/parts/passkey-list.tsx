import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import type { deletePasskey, listPasskeys } from '../passkey.contract.ts';
import { AccountEntry, AccountSection } from './account-section.tsx';
import { askAccount } from './ask-account.ts';
import { useReauthentication } from './reauthentication.tsx';

interface Props {
  readonly passkeys: OutputOf<typeof listPasskeys>;
  readonly hasPassword: boolean;
}

/** The member's passkeys, with adding and deleting. Stands in the account pages. */
export function PasskeyList({ passkeys, hasPassword }: Props) {
  const say = useSay();
  const { formatDate } = useIntl();
  const { site } = useFrame();
  const [own, setOwn] = useState(passkeys);
  const [message, setMessage] = useState('');
  const [able, setAble] = useState(true);
  const credential = useReauthentication(hasPassword);
  useEffect(() => setAble('PublicKeyCredential' in window), []);

  const renew = async () => {
    const answer = await askAccount<typeof listPasskeys>('GET /api/passkey/list', {});
    if (answer.ok) setOwn(answer.value);
  };
  const add = async (): Promise<void> => {
    const { addPasskey } = await import('./passkey-device.ts');
    const outcome = await addPasskey();
    setMessage('');
    if (outcome === 'done') {
      setMessage(say('account.passkey.added'));
      await renew();
    } else if (outcome === 'cancelled') setMessage(say('account.passkey.cancelled'));
    else if (!credential.isWanted(outcome, add)) setMessage(String(outcome.values?.message ?? ''));
  };
  const remove = async (id: string): Promise<void> => {
    const answer = await askAccount<typeof deletePasskey>('POST /api/passkey/delete', { id });
    if (!answer.ok && credential.isWanted(answer.failure, () => remove(id))) return setMessage('');
    setMessage(answer.ok ? say('ui.success.delete') : String(answer.failure.values?.message ?? ''));
    await renew();
  };

  return (
    <AccountSection title={say('account.passkey.title')} part="passkeys">
      <p>{say('account.passkey.intro')}</p>
      {own.length === 0 && <p>{say('account.passkey.none')}</p>}
      <ul className={layout.stack2}>
        {own.map(({ id, name, since }) => (
          <AccountEntry
            key={id}
            name={name}
            about={say('account.passkey.since', {
              date: formatDate(since, { dateStyle: 'medium', timeZone: site.timeZone }),
            })}
          >
            <button
              type="button"
              className={buttons.button}
              aria-label={say('account.passkey.delete', { name })}
              onClick={() => void remove(id)}
            >
              {say('ui.action.delete')}
            </button>
          </AccountEntry>
        ))}
      </ul>
      <p role="status" data-visually-hidden={message ? undefined : ''}>
        {message}
      </p>
      {credential.form}
      {able ? (
        <p>
          <button type="button" className={buttons.button} onClick={() => void add()} data-part="add-passkey">
            {say('account.passkey.add')}
          </button>
        </p>
      ) : (
        <p>{say('account.passkey.unsupported')}</p>
      )}
    </AccountSection>
  );
}
