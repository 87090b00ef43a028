import { type ReactNode, useState } from 'react';
import { finishLogin } from './finish-login.ts';
import { isWorthAnOffer, PasskeyOffer } from './passkey-offer.tsx';

interface AfterLoginProps {
  readonly back: string;
  /** What the page that comes next says. */
  readonly success: string;
  /** The forms, with what they do when someone is logged in. */
  children(done: () => Promise<void>): ReactNode;
}

/** Shows ways to log in; after one that needed typing it offers the better way, then it goes back. */
export function AfterLogin({ back, success, children }: AfterLoginProps) {
  const [offering, setOffering] = useState(false);
  const leave = () => void finishLogin(back, success);
  if (offering) return <PasskeyOffer done={leave} />;
  return children(async () => {
    if (await isWorthAnOffer()) setOffering(true);
    else await finishLogin(back, success);
  });
}
