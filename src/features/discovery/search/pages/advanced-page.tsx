import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import { AdvancedForm } from '../parts/advanced-form.tsx';
import type { Route } from './+types/advanced-page';
import styles from './advanced-page.module.css';
import { type AdvancedView, loadAdvanced } from './load-advanced.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadAdvanced(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) => [
  ...pageTitle(matches, sayInHead(matches)('search.title.advanced')),
  ...(view?.inner || view?.address.q ? [{ name: 'robots', content: 'noindex, follow' }] : []),
];

/** /seniorSearch, and the same in a partner's frame and in the portal's unified frame. */
export default function AdvancedPage({ loaderData }: Route.ComponentProps) {
  const view = loaderData as AdvancedView;
  const say = useSay();
  return (
    <div className={styles.page} data-part="advanced-search">
      <h1>{say('search.title.advanced')}</h1>
      <p className={styles.intro}>{say('search.advanced.intro')}</p>
      {view.problem && (
        <p className={styles.problem} role="alert">
          {say(`failure.${view.problem}`)}
        </p>
      )}
      <AdvancedForm
        key={view.address.q}
        path={view.path}
        fields={view.fields}
        rows={view.rows}
        address={view.address}
        target={view.inner ? '_blank' : undefined}
      />
    </div>
  );
}
