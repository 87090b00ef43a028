import type { MouseEvent, ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useLoginAddress } from '../../../../platform/shell/login-address.ts';
import { savePlace } from './save-buttons.tsx';

interface Props {
  readonly className?: string | undefined;
  /** Before its word. */
  readonly children?: ReactNode;
}

/** "Save", where the page’s own button is out of sight: it presses that one; a visitor is led to the login. */
export function SaveLink({ className, children }: Props) {
  const say = useSay();
  const login = useLoginAddress();
  const { member } = useFrame();
  const words = say('favourites.action.short');
  if (!member)
    return (
      <a className={className} href={login} rel="nofollow">
        {children}
        {words}
      </a>
    );
  return (
    <a className={className} href={`#${savePlace}`} onClick={pressThere}>
      {children}
      {words}
    </a>
  );
}

function pressThere(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(savePlace)?.click();
}
