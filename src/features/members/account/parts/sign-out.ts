import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import { createLazyCall } from '../../../../platform/ui/behaviour/lazy-call.ts';
import { readPageFacts } from '../../../../platform/ui/behaviour/page-facts.ts';
import type { logout } from '../session.contract.ts';

/** Ends the session and shows the page as visitors see it. */
export async function signOut(success: string): Promise<void> {
  const facts = readPageFacts();
  if (!facts) return;
  const { ok } = await createLazyCall(facts)<typeof logout>('POST /api/logout', {});
  if (!ok) return;
  leaveMessageForNextPage(success);
  location.assign('/');
}
