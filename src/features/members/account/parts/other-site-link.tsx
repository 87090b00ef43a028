import type { MouseEvent, ReactNode } from 'react';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import type { signOn } from '../session.contract.ts';

interface Props {
  readonly address: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens a page of another site, logged in already where that can be. */
export async function openOtherSite(address: string) {
  const answer = await pageCall()<typeof signOn>('POST /api/signOn', { url: address });
  location.assign(answer.ok ? answer.value.url : address);
}

/** Leads to a page of another site, where whoever goes there is logged in already; what they prove twice they prove there again. */
export function OtherSiteLink({ address, className, children }: Props) {
  function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void openOtherSite(address);
  }
  return (
    <a className={className} href={address} onClick={go}>
      {children}
    </a>
  );
}
