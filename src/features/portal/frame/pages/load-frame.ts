import type { RouterContextProvider } from 'react-router';
import type { Frame } from '../../../../platform/shell/frame.ts';
import { type PageRequest, pageRequest } from '../../../../platform/ui/page-context.ts';
import type { getBinding } from '../../../members/account/binding.contract.ts';
import type { getMessages } from '../../../members/notices/contract.ts';
import { canonicalPath } from '../parts/canonical-path.ts';
import { loadSiteFrame } from './load-site-frame.ts';

/** Everything around the page: what all readers of the site share, where the page stands, and who reads it. */
export async function loadFrame(context: Readonly<RouterContextProvider>, address: URL): Promise<Frame | null> {
  const page = context.get(pageRequest);
  const { origin, language: asked, share } = page;
  const frame = await share('frame', (call) => loadSiteFrame(call, asked));
  if (!frame) return null;
  return {
    ...frame,
    languageInAddress: asked !== undefined,
    address: { origin, path: canonicalPath(address) },
    member: await whoReads(page),
  };
}

async function whoReads({ call, signedIn }: PageRequest): Promise<Frame['member']> {
  if (!signedIn) return null;
  const [own, told] = await Promise.all([
    call<typeof getBinding>('GET /api/binding', {}),
    call<typeof getMessages>('GET /front/frontMembers/messages', { size: 1 }),
  ]);
  return own.ok ? { name: own.value.userName, unread: told.ok ? told.value.unread : 0 } : null;
}
