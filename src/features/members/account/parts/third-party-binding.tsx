import { useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import { AccountLinks } from './account-links.tsx';
import { BindForm } from './bind-form.tsx';
import { nobodyWaits, type Waiting, whoWaits } from './third-party-memory.ts';

/** For who came from a provider and is not known here yet; for everyone else the way to the login. */
export function ThirdPartyBinding({ sms }: { readonly sms: boolean }) {
  const say = useSay();
  const href = useHref();
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => setWaiting(whoWaits()), []);

  if (!waiting)
    return (
      <>
        <p>{say('failure.loginRequired')}</p>
        <AccountLinks to={['/login', '/register']} url={href('/accountBinding')} />
      </>
    );
  return (
    <>
      <p role="status">{say('failure.userNotFoundBind')}</p>
      <p>{say('account.binding.thirdParty', { provider: waiting.providerName })}</p>
      <BindForm
        ticket={waiting.ticket}
        sms={sms}
        done={() => {
          nobodyWaits();
          leaveMessageForNextPage(say('account.binding.done'));
          location.assign(waiting.back);
        }}
      />
      <AccountLinks to={['/register']} url={waiting.back} />
    </>
  );
}
