import type { Call } from '../../../../platform/contract/call.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import type { getMyInstitution } from '../../../access/librarian.contract.ts';
import type { getMyUsage, listMyKeys } from '../../../discovery/counter/librarian.contract.ts';
import type { LibrarianTab } from '../domain/librarian-tabs.ts';

/** Loads the data of one tab for one institution. */
export async function loadTab(call: Call, tab: LibrarianTab, customer: string) {
  const institution = expectAnswer(
    await call<typeof getMyInstitution>('GET /front/librarian/institution', { customer }),
  );
  switch (tab) {
    case 'usage': {
      const usage = expectAnswer(await call<typeof getMyUsage>('GET /front/librarian/usage', { customer }));
      return { tab, institution, usage };
    }
    case 'keys': {
      const keys = expectAnswer(await call<typeof listMyKeys>('GET /front/librarian/keys', { customer }));
      return { tab, institution, keys };
    }
    default:
      return { tab, institution };
  }
}
