import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { PageWords } from '../../../../platform/shell/page-words.tsx';
import { StoredText } from '../../../../platform/shell/stored-text.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { Begin, Door } from '../parts/begin.tsx';
import { ForAuthors } from '../parts/for-authors.tsx';
import styles from '../parts/form.module.css';
import { Wizard } from '../parts/wizard.tsx';
import type { Route } from './+types/submit-page';
import { loadSubmit } from './load-submit.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadSubmit(context, request);

/** From step to step the form has everything with it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('childId') === nextUrl.searchParams.get('childId') ? false : defaultShouldRevalidate;

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...(loaderData ? pageTitle(matches, loaderData.title) : []),
  ...(loaderData?.at === 'door' ? [] : [{ name: 'robots', content: 'noindex' }]),
];

/** /manuscript and /videoSubmission: one page for two kinds of work. */
export default function SubmitPage({ loaderData: view }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  return (
    <PageWords words={view.words}>
      <div className={`${layout.page} ${layout.stack5} ${styles.page}`} data-part="submit" data-at={view.at}>
        <h1 className={text.h1}>{view.title}</h1>
        {view.at === 'form' ? (
          <Wizard
            key={view.submission.id}
            submission={view.submission}
            journals={view.journals}
            me={view.me}
            tab={parameters.get('tab') ?? undefined}
          />
        ) : (
          <div className={layout.withAside}>
            <div className={layout.stack5}>
              {view.introduction && <StoredText body={view.introduction} />}
              {view.at === 'begin' ? <Begin kind={view.kind} drafts={view.drafts} /> : <Door kind={view.kind} />}
            </div>
            <ForAuthors kind={view.kind} />
          </div>
        )}
      </div>
    </PageWords>
  );
}
