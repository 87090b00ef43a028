import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Brand } from '../../../../platform/shell/brand.tsx';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { SkipLink } from '../../../../platform/shell/skip-link.tsx';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import styles from '../parts/legal-text.module.css';
import { LegalText } from '../parts/legal-text.tsx';
import type { Route } from './+types/legal-page';
import { loadLegal } from './load-legal.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadLegal(context, pageUrl(request).pathname.toLowerCase().includes('privacy') ? 'privacy' : 'agreement');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageTitle(matches, loaderData?.title);

/** /userPrivacy and /userAgreement: outside the shell, under the site's name alone. */
export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  return (
    <>
      <SkipLink>{say('ui.skipToContent')}</SkipLink>
      <header className={styles.head}>
        <Brand />
      </header>
      <main id="page-content" tabIndex={-1}>
        <LegalText {...loaderData} />
      </main>
    </>
  );
}
