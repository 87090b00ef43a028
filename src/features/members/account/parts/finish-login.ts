import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import type { thirdBind } from '../binding.contract.ts';
import { askAccount } from './ask-account.ts';
import { nobodyWaits, whoWaits } from './third-party-memory.ts';

/** After a login: binds who came from a provider before it, then goes where the visitor wanted to be. */
export async function finishLogin(back: string, success: string): Promise<void> {
  const one = whoWaits();
  if (one) {
    nobodyWaits();
    await askAccount<typeof thirdBind>('POST /api/thirdBind', { ticket: one.ticket });
  }
  leaveMessageForNextPage(success);
  location.assign(back);
}
