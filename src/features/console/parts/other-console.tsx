import type { MouseEvent, ReactNode } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import type { signOn } from '../../members/account/session.contract.ts';

interface Props {
  readonly address: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the console of another site, where whoever goes there is logged in already; what they prove twice they prove there again. */
export function OtherConsole({ address, className, children }: Props) {
  async function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const answer = await pageCall()<typeof signOn>('POST /api/signOn', { url: address });
    location.assign(answer.ok ? answer.value.url : address);
  }
  return (
    <a className={className} href={address} onClick={(event) => void go(event)}>
      {children}
    </a>
  );
}
