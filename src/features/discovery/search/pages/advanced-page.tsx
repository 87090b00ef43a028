import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { AdvancedForm } from '../parts/advanced-form.tsx';
import type { Route } from './+types/advanced-page';
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
    <div className={`${layout.page} ${layout.stack4}`} data-part="advanced-search">
      <h1 className={text.h1}>{say('search.title.advanced')}</h1>
      <p className={`${text.measure} ${text.muted}`}>{say('search.advanced.intro')}</p>
      {view.problem && (
        <p className={field.problems} role="alert">
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
