import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import { ConsolePage } from '../parts/console-page.tsx';
import { Link } from '../parts/in-language.tsx';
import { UnsavedGuard } from '../parts/unsaved-guard.tsx';
import { useWord } from '../parts/use-console.ts';

/** Where the pages of the console stand inside its frame. What goes wrong in one of them leaves the menu around it. */
export default function Room() {
  return (
    <UnsavedGuard>
      <Outlet />
    </UnsavedGuard>
  );
}

const troubleOf = (status: number) =>
  status === 404 ? 'notFound' : status === 401 || status === 403 ? 'refused' : 'broken';

/** In place of a page of the console that can't be shown. */
export function ErrorBoundary() {
  const error = useRouteError();
  const which = troubleOf(isRouteErrorResponse(error) ? error.status : 500);
  const say = useWord();
  const { pathname, search } = useLocation();
  return (
    <ConsolePage part="trouble" title={say(`trouble.${which}.title`)} hint={say(`trouble.${which}.text`)}>
      <p className={field.actions}>
        {which === 'broken' && (
          <a className={buttons.strong} href={pathname + search}>
            {say('trouble.again')}
          </a>
        )}
        <Link className={which === 'broken' ? buttons.button : buttons.strong} to="/console">
          {say('trouble.toOverview')}
        </Link>
      </p>
    </ConsolePage>
  );
}
