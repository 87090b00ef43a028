import { data, Outlet } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { SkipLink } from '../../../../platform/shell/skip-link.tsx';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { frameAncestorsHeader } from '../../../../platform/ui/frame-sources-header.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { getFrameAncestors } from '../../../sites/site/contract.ts';
import { originsOf } from '../parts/frame-rules.ts';
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

/** Inner mode: the page alone, for framing inside a partner's system. No toolbar, no footer. */
export default function InnerShell() {
  const say = useSay();
  return (
    <div className={styles.shell} data-part="inner">
      <SkipLink>{say('ui.skipToContent')}</SkipLink>
      <main id="page-content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <LanguageNotice />
    </div>
  );
}
