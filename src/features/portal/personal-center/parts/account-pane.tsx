import { useState } from 'react';
import type { Call } from '../../../../platform/contract/call.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { loadOrcidWorks, OrcidWorks } from '../../../discovery/orcid-works/parts/orcid-works.tsx';
import type { getBinding, loginMethods } from '../../../members/account/binding.contract.ts';
import { AccountBindings } from '../../../members/account/parts/account-bindings.tsx';
import { AccountEntry, AccountSection } from '../../../members/account/parts/account-section.tsx';
import type { listPasskeys } from '../../../members/account/passkey.contract.ts';
import type { endOtherSessions, endSession, sessions } from '../../../members/account/session.contract.ts';
import { EmailSection } from '../../../members/membership/parts/email-section.tsx';
import type { Info } from '../../../members/membership/parts/info-form.tsx';
import { MyData } from '../../../members/membership/parts/my-data.tsx';
import styles from './center.module.css';

export async function loadAccount(call: Call) {
  const [binding, passkeys, methods, devices, orcid] = await Promise.all([
    call<typeof getBinding>('GET /api/binding', {}),
    call<typeof listPasskeys>('GET /api/passkey/list', {}),
    call<typeof loginMethods>('GET /api/loginMethods', {}),
    call<typeof sessions>('GET /api/sessions', {}),
    loadOrcidWorks(call),
  ]);
  return {
    binding: expectAnswer(binding),
    passkeys: expectAnswer(passkeys),
    sms: expectAnswer(methods).sms,
    devices: expectAnswer(devices),
    orcid,
  };
}

interface Props {
  readonly account: Awaited<ReturnType<typeof loadAccount>>;
  readonly info: Info;
}

/** The member's credentials, address and devices, and their data to take along. */
export function AccountPane({
  account: { binding, passkeys, sms, devices, orcid },
  info: { email, hasPassword },
}: Props) {
  return (
    <div className={`${layout.stack5} ${styles.account}`}>
      <AccountBindings binding={binding} passkeys={passkeys} sms={sms} />
      <OrcidWorks orcid={orcid} />
      <EmailSection email={email} hasPassword={hasPassword} />
      <DeviceList devices={devices} />
      <MyData hasPassword={hasPassword} />
    </div>
  );
}

/** Where the member is logged in, each to be logged out from here. */
function DeviceList({ devices }: { readonly devices: OutputOf<typeof sessions> }) {
  const say = useSay();
  const [remaining, setRemaining] = useState(devices);
  const [done, setDone] = useState('');

  const end = async (id: string) => {
    if (!(await pageCall()<typeof endSession>('POST /api/sessions/end', { id })).ok) return;
    setRemaining((before) => before.filter((device) => device.id !== id));
    setDone(say('personalCenter.device.ended'));
  };
  const endOthers = async () => {
    if (!(await pageCall()<typeof endOtherSessions>('POST /api/sessions/endOthers', {})).ok) return;
    setRemaining((before) => before.filter(({ isCurrent }) => isCurrent));
    setDone(say('personalCenter.device.ended'));
  };
  const nameOf = (device: string) => device || say('personalCenter.device.unknown');

  return (
    <AccountSection title={say('personalCenter.device.title')} part="devices">
      <ul className={layout.stack2}>
        {remaining.map(({ id, device, seen, isCurrent }) => (
          <AccountEntry
            key={id}
            name={<bdi>{nameOf(device)}</bdi>}
            about={isCurrent ? say('personalCenter.device.current') : <Moment at={seen} />}
          >
            {!isCurrent && (
              <button
                type="button"
                className={buttons.button}
                aria-label={say('personalCenter.device.endNamed', { device: nameOf(device) })}
                onClick={() => void end(id)}
              >
                {say('personalCenter.device.end')}
              </button>
            )}
          </AccountEntry>
        ))}
      </ul>
      <p role="status">{done}</p>
      {remaining.length > 1 && (
        <button type="button" className={buttons.button} onClick={() => void endOthers()} data-part="end-others">
          {say('personalCenter.device.endOthers')}
        </button>
      )}
    </AccountSection>
  );
}
