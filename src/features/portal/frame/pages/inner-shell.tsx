import { useEffect } from 'react';
import { data, Outlet, useBlocker } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { isInner } from '../../../../platform/kernel/inner-address.ts';
import { SkipLink } from '../../../../platform/shell/skip-link.tsx';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { frameAncestorsHeader } from '../../../../platform/ui/frame-sources-header.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { getFrameAncestors } from '../../../sites/site/contract.ts';
import { originsOf } from '../parts/frame-rules.ts';
import { InnerHeader } from '../parts/inner-header.tsx';
import { LanguageNotice } from '../parts/language-notice.tsx';
import type { Route } from './+types/inner-shell';
import styles from './shell.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const allowed = expectAnswer(await call<typeof getFrameAncestors>('GET /front/site/getFrameAncestors', {}));
  return data(null, { headers: { [frameAncestorsHeader]: originsOf(allowed) } });
}

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';

/** Who may frame a page is said with its document. */
export const shouldRevalidate = () => false;

/**
 * Inner mode: a page with a slim head, for framing inside a partner's system. No toolbar, no footer. Its links are those of the
 * frame (`framed-links.server.ts`); what leads out of it without a new document is opened next to it.
 */
export default function InnerShell() {
  const say = useSay();
  const blocker = useBlocker(({ nextLocation }) => !isInner(nextLocation.pathname));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    window.open(pathname + search + hash, '_blank', 'noopener');
    blocker.reset();
  }, [blocker]);
  return (
    <div className={styles.shell} data-part="inner">
      <SkipLink>{say('ui.skipToContent')}</SkipLink>
      <InnerHeader />
      <main id="page-content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <LanguageNotice />
    </div>
  );
}
